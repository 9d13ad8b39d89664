import type { Figures } from '@/lib/i18n/figures';
import { dotSeparator } from '@/lib/i18n/part-dot';
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
export type OpeningPage = { t: Translate; format: Pick<Figures, 'time'> };

/**
 * The texts for each day of the week, Sunday first, null for closed days; null when the office does not
 * publish its hours.
 */
export function openingTexts(
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
      later: withoutBreakAtDot(t('office.opensOn', { day: t(`office.days.${name}`), time: formatTime(opens) })),
    };
  });
}

const withoutBreakAtDot = (text: string): string => text.replace(/ ·\s/, dotSeparator);
