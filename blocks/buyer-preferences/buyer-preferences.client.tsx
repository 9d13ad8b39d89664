'use client';
import { type ComponentProps, lazy, type ReactElement } from 'react';
import { AreaIsland } from '@/lib/buyer-area/area-island';

const Lazy = lazy(() =>
  import('./buyer-preferences.area-island').then((module) => ({ default: module.BuyerPreferencesIsland })),
);

/** The personal part, loaded at once. */
export function BuyerPreferencesIsland(props: ComponentProps<typeof Lazy>): ReactElement {
  return <AreaIsland name="buyer-preferences" component={Lazy} props={props} />;
}
