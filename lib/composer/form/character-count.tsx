import type { ReactElement } from 'react';

type CharacterCountProps = { value: unknown; max: number | undefined };

/** Number of characters of the maximum; hidden below half of it. */
export function CharacterCount({ value, max }: CharacterCountProps): ReactElement | null {
  const count = typeof value === 'string' ? value.length : 0;
  if (max === undefined || count < max / 2) return null;
  const remaining = max - count;
  return (
    <span
      className={`ml-auto text-label tabular-nums ${remaining < 0 ? 'font-medium text-negative' : 'text-text-muted'}`}
    >
      {count} of {max}
      {/* Announced near the limit only, not after each letter. */}
      <span role="status" className="sr-only">
        {remaining < 0 ? `${-remaining} characters too many` : remaining <= max / 10 ? 'Near the limit' : ''}
      </span>
    </span>
  );
}
