'use client';
import type { ReactElement } from 'react';
import { useBrowserValue } from './use-browser-value';

/** Seven lines from Sunday to Saturday, as `Open today, 8:00 am to 5:00 pm`. */
type OpeningTodayProps = { lines: readonly string[]; className?: string };

/** Days turn at midnight in Accra, which keeps universal time all year. */
const readDay = () => String(new Date().getUTCDay());

/** Today's opening hours. The longest line holds the place, so that nothing moves when the day is known. */
export function OpeningToday({ lines, className = '' }: OpeningTodayProps): ReactElement {
  const day = useBrowserValue(readDay);
  const longest = lines.reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <p className={`grid ${className}`}>
      <span aria-hidden="true" className="invisible col-start-1 row-start-1">
        {longest}
      </span>
      <span className="col-start-1 row-start-1">{day !== null && lines[Number(day)]}</span>
    </p>
  );
}
