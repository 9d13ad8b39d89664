import type { ReactElement } from 'react';

type LetterCountProps = { value: unknown; most: number | undefined };

/** How many letters there are of how many there may be, once it is worth knowing. */
export function LetterCount({ value, most }: LetterCountProps): ReactElement | null {
  const count = typeof value === 'string' ? value.length : 0;
  if (most === undefined || count < most / 2) return null;
  const left = most - count;
  return (
    <span
      className={`ml-auto text-label tabular-nums ${left < 0 ? 'font-medium text-negative' : 'text-text-muted'}`}
    >
      {count} of {most}
      {/* Told when it matters, not at every letter. */}
      <span role="status" className="sr-only">
        {left < 0 ? `${-left} letters too many` : left <= most / 10 ? 'Nearly full' : ''}
      </span>
    </span>
  );
}
