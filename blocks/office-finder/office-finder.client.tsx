'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';

const Lazy = lazy(() =>
  import('./office-finder.island').then((module) => ({ default: module.OfficeFinderIsland })),
);

/** The island, fetched only by pages that show it. A function, because React cannot resolve a lazy export across the server border. */
export function OfficeFinderIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Lazy {...props} />;
}
