import type { OpeningDay } from '@/schemas/office';
import { week } from '@/schemas/week';

type Day = OpeningDay['day'];

/** What is done to the rows of a list, one after the other: each position is that of the list as the steps before it leave it. */
export type RowStep =
  | { step: 'remove'; at: number }
  | { step: 'write'; at: number; day: OpeningDay }
  | { step: 'insert'; at: number; day: OpeningDay };

/**
 * How the days come to stand in a list of which these are the rows, null for one without a day. What tells nothing of a day, or of one that
 * stands above it, goes first.
 */
export function changeWeek(rows: readonly (Day | null)[], days: readonly OpeningDay[]): RowStep[] {
  const isKept = (day: Day | null, at: number): day is Day => day !== null && rows.indexOf(day) === at;
  const dropped = rows.flatMap((day, at) => (isKept(day, at) ? [] : [at]));
  const known = rows.filter(isKept);
  const steps: RowStep[] = dropped.toReversed().map((at) => ({ step: 'remove', at }));
  for (const day of days) {
    const found = known.indexOf(day.day);
    if (found >= 0) {
      steps.push({ step: 'write', at: found, day });
      continue;
    }
    // Among those that are there, where it stands in the week.
    const at = known.filter((one) => week.indexOf(one) < week.indexOf(day.day)).length;
    known.splice(at, 0, day.day);
    steps.push({ step: 'insert', at, day });
  }
  return steps;
}
