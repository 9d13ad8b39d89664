'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('../live/form.live').then((module) => module.startForm);

/** A link that opens the adjacent dialog after its script has loaded. */
export function LiveDialog({ children }: { children: ReactNode }): ReactElement {
  return (
    <LivePart name="form" load={load} hydrateOn="interaction" data={{ 'opens-links': 'a' }}>
      {children}
    </LivePart>
  );
}
