'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { AreaIsland } from '@/lib/buyer-area/area-island';

const Lazy = lazy(() =>
  import('./viewed-listings.area-island').then((module) => ({ default: module.ViewedListingsIsland })),
);

/** The personal part, loaded at once. */
export function ViewedListingsIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <AreaIsland name="viewed-listings" component={Lazy} props={props} />;
}
