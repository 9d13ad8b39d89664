import type { OpeningDay } from '@/schemas/office';
import { week } from '@/schemas/week';

const timePattern = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i;

/** Parses a time of day ("8", "8.30", "0800", "5 pm") as `HH:MM`; null for other values. */
export function parseTime(value: unknown): string | null {
  const [, hours = '', minutes = '00', half] =
    (typeof value === 'string' && timePattern.exec(value.trim())) || [];
  if (hours === '' || Number(minutes) > 59) return null;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Times without an indication of am or pm: "5" or "5.30", but not "05:00". */
const ambiguousTime = /^[1-9](?:[:.h]?\d{2})?$/;

/**
 * Parses a closing time. An ambiguous time before the opening time is in the afternoon, when that is later
 * than the opening time.
 */
export function parseClosingTime(value: unknown, opens: unknown): string | null {
  const [time, opening] = [parseTime(value), parseTime(opens)];
  if (time === null || opening === null || time > opening) return time;
  const isAmbiguous = typeof value === 'string' && ambiguousTime.test(value.trim());
  const later = isAmbiguous ? parseTime(`${value.trim()} pm`) : null;
  return later !== null && later > opening ? later : time;
}

const weekdays: readonly string[] = week.slice(0, 5);

/** Default hours of an opened day. */
const DEFAULT_HOURS = { opens: '08:00', closes: '17:00' };

/** Error message for the opening or closing time of a day; null when it is valid. */
export function validateTime(name: 'opens' | 'closes', value: unknown, otherTime: unknown): string | null {
  if (!value) return otherTime ? 'Enter both times, or leave both empty if closed' : null;
  const time = name === 'closes' ? parseClosingTime(value, otherTime) : parseTime(value);
  if (!time) return 'Write the time as 8:00, 0800 or 8 am';
  const openingTime = parseTime(otherTime);
  return openingTime && name === 'closes' && time <= openingTime
    ? closesBeforeOpeningMessage(time, openingTime)
    : null;
}

const closesBeforeOpeningMessage = (closes: string, opens: string): string =>
  `Closing time ${closes} is before opening time ${opens}: write 5 in the afternoon as 17:00 or 5 pm`;

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
  const template = days.find((day) => !isClosed(day));
  return { ...day, ...(template ? { opens: template.opens, closes: template.closes } : DEFAULT_HOURS) };
}

type Weekday = OpeningDay['day'];

/**
 * A change of the rows of an array field. Steps are applied in order; `at` is the index after the previous
 * steps.
 */
export type RowStep =
  | { step: 'remove'; index: number }
  | { step: 'write'; index: number; day: OpeningDay }
  | { step: 'insert'; index: number; day: OpeningDay };

/**
 * Computes the steps that write the days into the rows, which are given by their day, or null without one.
 * Rows without a day and duplicates are removed first.
 */
export function planRowSteps(rows: readonly (Weekday | null)[], days: readonly OpeningDay[]): RowStep[] {
  const isFirstOfDay = (day: Weekday | null, index: number): day is Weekday =>
    day !== null && rows.indexOf(day) === index;
  const removedIndexes = rows.flatMap((day, index) => (isFirstOfDay(day, index) ? [] : [index]));
  const remaining = rows.filter(isFirstOfDay);
  const steps: RowStep[] = removedIndexes.toReversed().map((index) => ({ step: 'remove', index }));
  for (const day of days) {
    const index = remaining.indexOf(day.day);
    if (index >= 0) {
      steps.push({ step: 'write', index, day });
      continue;
    }
    // Insert in the order of the week.
    const insertIndex = remaining.filter(
      (remainingDay) => week.indexOf(remainingDay) < week.indexOf(day.day),
    ).length;
    remaining.splice(insertIndex, 0, day.day);
    steps.push({ step: 'insert', index: insertIndex, day });
  }
  return steps;
}
