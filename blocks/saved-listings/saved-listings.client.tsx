'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { AreaIsland } from '@/lib/buyer-area/area-island';

const Lazy = lazy(() =>
  import('./saved-listings.area-island').then((module) => ({ default: module.SavedListingsIsland })),
);

/** The personal part, loaded at once. */
export function SavedListingsIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <AreaIsland name="saved-listings" component={Lazy} props={props} />;
}
