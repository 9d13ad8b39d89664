'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('../live/form.live').then((module) => module.startForm);

/** A form that is validated during input and opens its thank-you page after a submission. */
export function LiveForm({ children }: { children: ReactNode }): ReactElement {
  return (
    <LivePart name="form" load={load} hydrateOn="visible" data={{}}>
      {children}
    </LivePart>
  );
}
