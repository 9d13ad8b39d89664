import type { ReactElement } from 'react';
import { iconSheet } from './generated/icon-sheet';

/** A rating from 0 to 5. `label` is the accessible name, such as "4 out of 5 stars". */
export function Stars({ rating, label }: { rating: number; label: string }): ReactElement {
  const stars = Math.min(Math.max(Math.round(rating), 0), 5);
  return (
    <svg role="img" aria-label={label} className="icon h-5 w-27">
      <use href={`${iconSheet}#stars-${stars}`} />
    </svg>
  );
}
