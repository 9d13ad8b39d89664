'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const bring = () => import('../live/form-dialog.live').then((module) => module.startFormDialog);

/** A link that opens the adjacent dialog after its script has loaded. */
export function LiveDialog({ children }: { children: ReactNode }): ReactElement {
  return (
    <LivePart name="form-dialog" load={bring} wake="touched" data={{ 'opens-links': 'a' }}>
      {children}
    </LivePart>
  );
}
