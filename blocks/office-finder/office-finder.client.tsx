'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { Island } from '@/lib/islands/island';

const Lazy = lazy(() =>
  import('./office-finder.island').then((module) => ({ default: module.OfficeFinderIsland })),
);

/** The island, loaded on first interaction, or when the URL contains a search. */
export function OfficeFinderIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Island name="office-finder" component={Lazy} props={props} hydrateOn="interaction" query="near" />;
}
