'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { Island } from '@/lib/islands/island';

const Lazy = lazy(() => import('./gallery.island').then((module) => ({ default: module.EnlargeOnClick })));

/** The island, fetched when a picture is pointed at, focused or touched. */
export function GalleryIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Island name="gallery" of={Lazy} props={props} wake="touched" opensLinks />;
}
