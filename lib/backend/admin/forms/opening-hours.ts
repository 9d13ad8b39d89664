import type { OpeningDay } from '@/schemas/office';
import { week } from '@/schemas/week';
import { parseTime, parseClosingTime } from './read-clock';

const weekdays: readonly string[] = week.slice(0, 5);

/** Default hours of an opened day. */
const DEFAULT_HOURS = { opens: '08:00', closes: '17:00' };

/** Error message for the opening or closing time of a day; null when it is valid. */
export function validateTime(name: 'opens' | 'closes', value: unknown, other: unknown): string | null {
  if (!value) return other ? 'Give both times, or neither for a closed day' : null;
  const time = name === 'closes' ? parseClosingTime(value, other) : parseTime(value);
  if (!time) return 'Write the time as 8:00, 0800 or 8 am';
  const openingTime = parseTime(other);
  return openingTime && name === 'closes' && time <= openingTime ? closesBeforeOpeningMessage(time, openingTime) : null;
}

const closesBeforeOpeningMessage = (closes: string, opens: string): string =>
  `It would close at ${closes}, before it opens at ${opens}: write five in the afternoon as 17:00 or 5 pm`;

export const isClosed = ({ opens, closes }: OpeningDay): boolean => !opens && !closes;

/** The changed days when all days, or the weekdays, get the hours of Monday. */
export function copyMonday(days: readonly OpeningDay[], range: 'weekdays' | 'all'): OpeningDay[] {
  const monday = days.find(({ day }) => day === 'monday');
  if (!monday) return [];
  const { opens, closes } = monday;
  return days
    .filter(({ day }) => day !== 'monday' && (range === 'all' || weekdays.includes(day)))
    .map(({ day }) => ({ day, opens, closes }));
}

/** Opens a closed day with the hours of the first open day, or the default hours. */
export function openDay(day: OpeningDay, days: readonly OpeningDay[]): OpeningDay {
  const template = days.find((one) => !isClosed(one));
  return { ...day, ...(template ? { opens: template.opens, closes: template.closes } : DEFAULT_HOURS) };
}
