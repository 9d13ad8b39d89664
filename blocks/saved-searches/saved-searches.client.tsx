'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { AreaIsland } from '@/lib/buyer-area/area-island';

const Lazy = lazy(() =>
  import('./saved-searches.area-island').then((module) => ({ default: module.SavedSearchesIsland })),
);

/** The personal part, loaded at once. */
export function SavedSearchesIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <AreaIsland name="saved-searches" component={Lazy} props={props} />;
}
