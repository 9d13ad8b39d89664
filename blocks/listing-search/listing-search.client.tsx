'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('./listing-search.live').then((module) => module.startSearch);

/** A search that updates its results in place. */
export function LiveSearch({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return (
    <LivePart
      name="listing-search"
      load={load}
      hydrateOn="interaction"
      data={{ id, 'opens-links': '[data-search]' }}
      replaces
    >
      {children}
    </LivePart>
  );
}
