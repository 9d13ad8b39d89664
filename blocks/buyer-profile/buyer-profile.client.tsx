'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { AreaIsland } from '@/lib/buyer-area/area-island';

const Lazy = lazy(() =>
  import('./buyer-profile.area-island').then((module) => ({ default: module.BuyerProfileIsland })),
);

/** The personal part, loaded at once. */
export function BuyerProfileIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <AreaIsland name="buyer-profile" component={Lazy} props={props} />;
}
