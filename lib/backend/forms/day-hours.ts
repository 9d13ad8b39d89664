import type { OpeningDay } from '@/schemas/office';
import { week } from '@/schemas/week';
import { readClock, readClosing } from './read-clock';

const weekdays: readonly string[] = week.slice(0, 5);

/** What an office is open by when somebody says only that it is. */
const usual = { opens: '08:00', closes: '17:00' };

/** What is wrong with one of the two times of a day, as a sentence; null when nothing is. */
export function timeFault(name: 'opens' | 'closes', value: unknown, other: unknown): string | null {
  if (!value) return other ? 'Give both times, or neither for a closed day' : null;
  const time = name === 'closes' ? readClosing(value, other) : readClock(value);
  if (!time) return 'Write the time as 8:00, 0800 or 8 am';
  const opened = readClock(other);
  return opened && name === 'closes' && time <= opened ? closesBefore(time, opened) : null;
}

const closesBefore = (closes: string, opens: string): string =>
  `It would close at ${closes}, before it opens at ${opens}: write five in the afternoon as 17:00 or 5 pm`;

export const isClosed = ({ opens, closes }: OpeningDay): boolean => !opens && !closes;

/** The days that change when all of the week, or its first five, are to be as Monday is. */
export function asMonday(days: readonly OpeningDay[], reach: 'weekdays' | 'all'): OpeningDay[] {
  const monday = days.find(({ day }) => day === 'monday');
  if (!monday) return [];
  const { opens, closes } = monday;
  return days
    .filter(({ day }) => day !== 'monday' && (reach === 'all' || weekdays.includes(day)))
    .map(({ day }) => ({ day, opens, closes }));
}

/** A day that is opened by one press: by the times of another that is open, Monday's first. */
export function opened(day: OpeningDay, days: readonly OpeningDay[]): OpeningDay {
  const like = days.find((one) => !isClosed(one));
  return { ...day, ...(like ? { opens: like.opens, closes: like.closes } : usual) };
}
