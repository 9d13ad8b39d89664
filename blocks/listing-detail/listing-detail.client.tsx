'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

type LiveSharingProps = { copied: string; failed: string; children: ReactNode };

const load = () => import('./listing-detail.live').then((module) => module.startSharing);

/** Buttons that copy the URL of the page and print it. Their script loads on first interaction. */
export function LiveSharing({ copied, failed, children }: LiveSharingProps): ReactElement {
  return (
    <LivePart name="listing-detail" load={load} hydrateOn="interaction" data={{ copied, failed }}>
      {children}
    </LivePart>
  );
}
