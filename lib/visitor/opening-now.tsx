import type { ReactElement } from 'react';
import { activeCountryValues } from '@/lib/i18n/active-country';
import type { OfficeOpening } from '@/schemas/office';
import { type OpeningWords, openingLines } from './opening-lines';

type OpeningNowProps = {
  office: Pick<OfficeOpening, 'showOpeningHours' | 'openingHours' | 'daysOff'>;
  page: OpeningWords;
  timeZone?: string;
  className?: string;
};

/**
 * Whether an office is open at this moment, and until or from when. A page is kept for days: it holds what may be said, and `showOpening` says
 * it by the clock. Until then nothing is seen, and its line holds the place; paper is read later.
 */
export function OpeningNow({
  office,
  page,
  timeZone = activeCountryValues.timeZone,
  className = '',
}: OpeningNowProps): ReactElement | null {
  const lines = openingLines(office, page);
  if (!lines) return null;
  // Of each day, Sunday first, as `showOpening` takes it apart.
  const hours = lines.map(
    (line) => line && [line.opens, line.closes, line.now, line.today, line.later].join('~'),
  );
  return (
    <p
      data-hours={hours.join('|')}
      data-off={office.daysOff.map(({ day }) => day).join(' ')}
      data-zone={timeZone}
      className={`min-h-[1lh] print:hidden ${className}`}
    />
  );
}
