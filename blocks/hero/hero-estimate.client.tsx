'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';
import { figuresKey } from '@/lib/visitor/figures-key';

type LiveEstimateProps = { locale: string; currency: string; children: ReactNode };

const load = () => import('./hero-estimate.live').then((module) => module.startEstimate);

/** The estimate, which displays its range during input. */
export function LiveEstimate({ locale, currency, children }: LiveEstimateProps): ReactElement {
  return (
    <LivePart
      name="hero-estimate"
      load={load}
      hydrateOn="interaction"
      data={{ locale, currency, session: figuresKey }}
    >
      {children}
    </LivePart>
  );
}
