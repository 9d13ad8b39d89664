'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';

const Lazy = lazy(() =>
  import('./opening-today.island').then((module) => ({ default: module.OpeningToday })),
);

/** The island, fetched only by pages that show it. A function, because React cannot resolve a lazy export across the server border. */
export function OpeningToday(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Lazy {...props} />;
}
