import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone = 'neutral' | 'positive' | 'accent' | 'ink';

const tones = {
  neutral: 'bg-surface-sunken text-text-muted',
  positive: 'bg-positive-soft text-positive',
  accent: 'bg-accent-soft text-text',
  ink: 'bg-surface-ink text-text-inverse',
} as const;

/** A short label for a status or a kind. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: BadgeTone;
  children: ReactNode;
}): ReactElement {
  return <span className={classNames('badge', tones[tone])}>{children}</span>;
}
