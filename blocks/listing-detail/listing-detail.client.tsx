'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

type LiveListingDetailProps = { data: Readonly<Record<string, string>>; children: ReactNode };

const load = () => import('./listing-detail.live').then((module) => module.startListingDetail);

/**
 * Buttons that copy the URL of the page and print it, or a payment example that visitors can change. Their script
 * loads on first interaction; without it the example is static.
 */
export function LiveListingDetail({ data, children }: LiveListingDetailProps): ReactElement {
  return (
    <LivePart name="listing-detail" load={load} hydrateOn="interaction" data={data}>
      {children}
    </LivePart>
  );
}
