'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

type LiveFinancingProps = { data: Readonly<Record<string, string>>; children: ReactNode };

const load = () => import('./financing.live').then((module) => module.startFinancing);

/** A payment example that visitors can change. Without its script it is a static example. */
export function LiveFinancing({ data, children }: LiveFinancingProps): ReactElement {
  return (
    <LivePart name="financing" load={load} hydrateOn="interaction" data={data}>
      {children}
    </LivePart>
  );
}
