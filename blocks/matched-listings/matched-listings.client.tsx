'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { AreaIsland } from '@/lib/buyer-area/area-island';

const Lazy = lazy(() =>
  import('./matched-listings.area-island').then((module) => ({ default: module.MatchedListingsIsland })),
);

/** The personal part, loaded at once. */
export function MatchedListingsIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <AreaIsland name="matched-listings" component={Lazy} props={props} />;
}
