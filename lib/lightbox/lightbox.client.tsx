'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { Island } from '@/lib/islands/island';

const Lazy = lazy(() => import('./lightbox.island').then((module) => ({ default: module.EnlargeOnClick })));

/** The island, loaded when a picture is pointed at, focused or touched. */
export function Lightbox(props: ComponentProps<typeof Lazy>): ReactElement {
  return <Island name="lightbox" component={Lazy} props={props} hydrateOn="interaction" opensLinks />;
}
