'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('../live/form-dialog.live').then((module) => module.startFormDialog);

/** A link that opens the adjacent dialog after its script has loaded. */
export function LiveDialog({ children }: { children: ReactNode }): ReactElement {
  return (
    <LivePart name="form-dialog" load={load} hydrateOn="interaction" data={{ 'opens-links': 'a' }}>
      {children}
    </LivePart>
  );
}
