'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { Island } from '@/lib/islands/island';

const Lazy = lazy(() =>
  import('./office-finder.island').then((module) => ({ default: module.OfficeFinderIsland })),
);

/** The island, fetched when it is touched, or when the address asks for a search. */
export function OfficeFinderIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Island name="office-finder" of={Lazy} props={props} wake="touched" query="near" />;
}
