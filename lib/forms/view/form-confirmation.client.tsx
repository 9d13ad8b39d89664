'use client';
import type { ReactElement } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('../live/form-confirmation.live').then((module) => module.showConfirmation);

/** The confirmation on a thank-you page; its script displays it. */
export function FormConfirmation(): ReactElement {
  return (
    <LivePart name="form-confirmation" load={load} hydrateOn="interaction" data={{ session: 'form_sent' }}>
      {null}
    </LivePart>
  );
}
