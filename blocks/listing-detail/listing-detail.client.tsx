'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

type LiveSharingProps = { title: string; copied: string; failed: string; children: ReactNode };

const bring = () => import('./listing-detail.live').then((module) => module.startSharing);

/** Buttons that send the page on; their script comes when one is touched. */
export function LiveSharing({ title, copied, failed, children }: LiveSharingProps): ReactElement {
  return (
    <LivePart name="listing-detail" bring={bring} wake="touched" data={{ title, copied, failed }}>
      {children}
    </LivePart>
  );
}
