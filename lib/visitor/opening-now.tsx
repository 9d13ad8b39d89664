import type { ReactElement } from 'react';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import type { FigureFormats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { OfficeOpening } from '@/schemas/office';

/** The texts for one day of the week. */
type OpeningTexts = {
  /** For example `08:00`. */
  opens: string;
  closes: string;
  /** Displayed while the office is open, before it opens on that day, and on the days before. */
  now: string;
  today: string;
  later: string;
};

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

type PublishedOpeningHours = Pick<OfficeOpening, 'showOpeningHours' | 'openingHours'>;
type OpeningPage = { t: Translate; format: Pick<FigureFormats, 'time'> };

/**
 * The texts for each day of the week, Sunday first, null for closed days; null when the office does not
 * publish its hours.
 */
function openingTexts(
  { showOpeningHours, openingHours }: PublishedOpeningHours,
  { t, format }: OpeningPage,
): (OpeningTexts | null)[] | null {
  if (!showOpeningHours || !openingHours.some(({ opens, closes }) => opens && closes)) return null;
  const formatTime = (time: string) => format.time(time).replaceAll(/\s/g, '\u00a0');
  return weekdays.map((name) => {
    const { opens, closes } = openingHours.find(({ day }) => day === name) ?? {};
    if (!opens || !closes) return null;
    return {
      ...{ opens, closes },
      now: withoutBreakAtDot(t('office.openNow', { time: formatTime(closes) })),
      today: withoutBreakAtDot(t('office.opensToday', { time: formatTime(opens) })),
      later: withoutBreakAtDot(
        t('office.opensOn', { day: t(`office.days.${name}`), time: formatTime(opens) }),
      ),
    };
  });
}

const withoutBreakAtDot = (text: string): string => text.replace(/ ·\s/, dotSeparator);

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
  const hours = texts.map((day) => day && [day.opens, day.closes, day.now, day.today, day.later].join('~'));
  return (
    <p
      data-hours={hours.join('|')}
      data-off={office.daysOff.map(({ day }) => day).join(' ')}
      data-zone={timeZone}
      className={`min-h-[1lh] print:hidden ${className}`}
    />
  );
}
