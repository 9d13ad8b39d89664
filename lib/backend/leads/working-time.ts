import { activeCountryValues } from '@/lib/i18n/active-country';
import type { OpeningDay } from '@/schemas/office';
import { week } from '@/schemas/week';

/** Opening hours of a week, and ISO dates on which the office is closed. */
export type WorkingHours = { days: readonly OpeningDay[]; daysOff: readonly string[] };

/** For offices that have not entered opening hours, and for the network. */
export const officeHours: readonly OpeningDay[] = week
  .slice(0, 5)
  .map((day) => ({ day, opens: '08:00', closes: '17:00' }));

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** Longer closures end the calculation. */
const MAX_CLOSED_DAYS = 120;

type Span = { from: number; to: number };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function spanOf({ opens, closes }: OpeningDay): Span | null {
  if (!opens || !closes) return null;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return to > from ? { from, to } : { from, to: DAY_MINUTES };
}

/** The wall clock of the time zone as if it were UTC. */
function toLocal(date: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  }).formatToParts(date);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return new Date(
    Date.UTC(partOf('year'), partOf('month') - 1, partOf('day'), partOf('hour'), partOf('minute')),
  );
}

/** The moment at which the wall clock of the time zone shows this time. */
function fromLocal(local: Date, timeZone: string): Date {
  const offsetAt = (date: Date) =>
    toLocal(date, timeZone).getTime() - Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS;
  const guess = new Date(local.getTime() - offsetAt(local));
  return new Date(local.getTime() - offsetAt(guess));
}

/** When the times of the day end at which visitors ask to be called. */
const contactTimeEnds = { morning: '12:00', afternoon: '17:00', evening: '20:00' } as const;

/** A time that leaves room for the chosen time of the day: who asked to be called in the evening is called after work. */
export function extendToContactTime(
  due: Date,
  chosen: string | undefined,
  timeZone: string = activeCountryValues.timeZone,
): Date {
  const end = Object.entries(contactTimeEnds).find(([name]) => name === chosen)?.[1];
  if (end === undefined) return due;
  const local = toLocal(due, timeZone);
  const day = Math.floor(local.getTime() / DAY_MS) * DAY_MS;
  return new Date(
    Math.max(due.getTime(), fromLocal(new Date(day + minutesOf(end) * MINUTE_MS), timeZone).getTime()),
  );
}

/** Promised times are full half hours. */
const ROUNDING_MINUTES = 30;

const roundUp = (minutes: number): number => Math.ceil(minutes / ROUNDING_MINUTES) * ROUNDING_MINUTES;

/**
 * The end of a number of working days, counted in open time: one day is as long as the longest day of the week. One
 * working day from Monday 10:00 is Tuesday 10:00; from Saturday night, Monday at closing time.
 */
export function addWorkingDays(
  from: Date,
  workingDays: number,
  hours: WorkingHours,
  timeZone: string = activeCountryValues.timeZone,
): Date {
  const spans = new Map(hours.days.flatMap((day) => [[day.day, spanOf(day)] as const]));
  if (![...spans.values()].some(Boolean))
    return addWorkingDays(from, workingDays, { ...hours, days: officeHours }, timeZone);
  const longest = Math.max(...[...spans.values()].map((span) => (span ? span.to - span.from : 0)));
  let remaining = longest * workingDays;
  const start = toLocal(from, timeZone);
  const firstDay = Math.floor(start.getTime() / DAY_MS) * DAY_MS;
  for (let day = 0; day < MAX_CLOSED_DAYS; day += 1) {
    const date = new Date(firstDay + day * DAY_MS);
    const span = spans.get(week[(date.getUTCDay() + 6) % 7] ?? 'monday');
    if (!span || hours.daysOff.includes(date.toISOString().slice(0, 10))) continue;
    const begin = day === 0 ? Math.max(span.from, (start.getTime() - firstDay) / MINUTE_MS) : span.from;
    const open = Math.max(0, span.to - begin);
    if (remaining <= open && open > 0) {
      const end = Math.min(roundUp(begin + remaining), span.to);
      return fromLocal(new Date(date.getTime() + end * MINUTE_MS), timeZone);
    }
    remaining -= open;
  }
  return new Date(from.getTime() + workingDays * DAY_MS);
}
