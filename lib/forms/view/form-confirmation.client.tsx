'use client';
import type { ReactElement } from 'react';
import { LivePart } from '@/lib/islands/live-part';

const load = () => import('../live/form.live').then((module) => module.startForm);

/** The confirmation on a thank-you page; the script of the form that led to it displays it. */
export function FormConfirmation(): ReactElement {
  return (
    <LivePart name="form" load={load} hydrateOn="interaction" data={{ session: 'form_sent' }}>
      {null}
    </LivePart>
  );
}
