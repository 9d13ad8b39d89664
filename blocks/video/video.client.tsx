'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { Island } from '@/lib/islands/island';

const Lazy = lazy(() => import('./video.island').then((module) => ({ default: module.VideoPlayer })));

/** The island, loaded when the poster is hovered, focused or touched. */
export function VideoIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Island name="video" component={Lazy} props={props} hydrateOn="interaction" opensLinks />;
}
