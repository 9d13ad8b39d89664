'use client';
import type { ReactElement, ReactNode } from 'react';
import { LivePart } from '@/lib/islands/live-part';
import { figuresKey } from '@/lib/visitor/figures-key';

type LiveValuationProps = { id: string; locale: string; currency: string; children: ReactNode };

const load = () => import('./valuation-calculator.live').then((module) => module.startValuation);

/** The calculator, which updates its answer during input. */
export function LiveValuation({ id, locale, currency, children }: LiveValuationProps): ReactElement {
  return (
    <LivePart
      name="valuation-calculator"
      load={load}
      hydrateOn="interaction"
      data={{ id, locale, currency, session: figuresKey }}
    >
      {children}
    </LivePart>
  );
}
