'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';

const Lazy = lazy(() => import('./video.island').then((module) => ({ default: module.VideoPlayer })));

/** The island, fetched only by pages that show it. A function, because React cannot resolve a lazy export across the server border. */
export function VideoIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Lazy {...props} />;
}
