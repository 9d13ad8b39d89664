import type { Figures } from '@/lib/i18n/figures';
import { partDot } from '@/lib/i18n/part-dot';
import type { Translate } from '@/lib/i18n/translate-from';
import type { OfficeOpening } from '@/schemas/office';

/** What is said of one day of the week. */
type OpeningLine = {
  /** As `08:00`. */
  opens: string;
  closes: string;
  /** While it is open, before it opens that day, and on the days before. */
  now: string;
  today: string;
  later: string;
};

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

type Hours = Pick<OfficeOpening, 'showOpeningHours' | 'openingHours'>;
export type OpeningWords = { t: Translate; format: Pick<Figures, 'time'> };

/** What can be said of each day of the week, Sunday first, null on a closed one; null when the office does not tell when it is open. */
export function openingLines(
  { showOpeningHours, openingHours }: Hours,
  { t, format }: OpeningWords,
): (OpeningLine | null)[] | null {
  if (!showOpeningHours || !openingHours.some(({ opens, closes }) => opens && closes)) return null;
  const write = (time: string) => format.time(time).replaceAll(/\s/g, '\u00a0');
  return week.map((name) => {
    const { opens, closes } = openingHours.find(({ day }) => day === name) ?? {};
    if (!opens || !closes) return null;
    return {
      ...{ opens, closes },
      now: keepDot(t('office.openNow', { time: write(closes) })),
      today: keepDot(t('office.opensToday', { time: write(opens) })),
      later: keepDot(t('office.opensOn', { day: t(`office.days.${name}`), time: write(opens) })),
    };
  });
}

const keepDot = (said: string): string => said.replace(/ ·\s/, partDot);
