import type { ReactElement } from 'react';
import { activeCountryValues } from '@/lib/i18n/active-country';

/** Seven lines from Sunday to Saturday, as `Open today, 8:00 am to 5:00 pm`; days turn at midnight of the country. */
type OpeningTodayProps = { lines: readonly string[]; timeZone?: string; className?: string };

/**
 * Today's opening hours. All seven lines hold the place, so that nothing moves when `showToday` knows the day; until
 * then none is seen or heard.
 */
export function OpeningToday({
  lines,
  timeZone = activeCountryValues.timeZone,
  className = '',
}: OpeningTodayProps): ReactElement {
  return (
    <p data-days={timeZone} className={`grid ${className}`}>
      {lines.map((line, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line stands for its day of the week, and two may be equal
        <span key={day} className="invisible col-start-1 row-start-1">
          {line}
        </span>
      ))}
    </p>
  );
}
