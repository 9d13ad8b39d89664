import type { ReactElement } from 'react';
import { activeCountryValues } from '@/lib/i18n/active-country';
import type { OfficeOpening } from '@/schemas/office';
import { type OpeningPage, openingTexts } from './opening-lines';

type OpeningNowProps = {
  office: Pick<OfficeOpening, 'showOpeningHours' | 'openingHours' | 'daysOff'>;
  page: OpeningPage;
  timeZone?: string;
  className?: string;
};

/**
 * Whether an office is open now, and until or from when. Pages are cached for days: the element contains all
 * possible texts, and `showOpening` displays one by the clock. Until then the line is empty but keeps its
 * height; it is not printed.
 */
export function OpeningNow({
  office,
  page,
  timeZone = activeCountryValues.timeZone,
  className = '',
}: OpeningNowProps): ReactElement | null {
  const texts = openingTexts(office, page);
  if (!texts) return null;
  // One entry per day, Sunday first, in the format that `showOpening` parses.
  const hours = texts.map(
    (day) => day && [day.opens, day.closes, day.now, day.today, day.later].join('~'),
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
