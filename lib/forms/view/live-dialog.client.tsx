'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const bring = () => import('../live/form-dialog.live').then((module) => module.startFormDialog);

/** A link that opens the dialog beside it, once its script is there. */
export function LiveDialog({ children }: { children: ReactNode }): ReactElement {
  return (
    <LivePart name="form-dialog" bring={bring} wake="touched" data={{ 'opens-links': 'a' }}>
      {children}
    </LivePart>
  );
}
