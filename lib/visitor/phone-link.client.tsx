'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';

const Lazy = lazy(() => import('./phone-link.island').then((module) => ({ default: module.PhoneLink })));

/** The island, fetched only by pages that show it. A function, because React cannot resolve a lazy export across the server border. */
export function PhoneLink(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Lazy {...props} />;
}
