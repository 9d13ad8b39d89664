import type { OpeningDay } from '@/schemas/office';
import { week } from '@/schemas/week';

type Weekday = OpeningDay['day'];

/**
 * A change of the rows of an array field. Steps are applied in order; `at` is the index after the previous
 * steps.
 */
export type RowStep =
  | { step: 'remove'; at: number }
  | { step: 'write'; at: number; day: OpeningDay }
  | { step: 'insert'; at: number; day: OpeningDay };

/**
 * Computes the steps that write the days into the rows, which are given by their day, or null without one.
 * Rows without a day and duplicates are removed first.
 */
export function planRowSteps(rows: readonly (Weekday | null)[], days: readonly OpeningDay[]): RowStep[] {
  const isFirstOfDay = (day: Weekday | null, at: number): day is Weekday => day !== null && rows.indexOf(day) === at;
  const removedIndexes = rows.flatMap((day, at) => (isFirstOfDay(day, at) ? [] : [at]));
  const remaining = rows.filter(isFirstOfDay);
  const steps: RowStep[] = removedIndexes.toReversed().map((at) => ({ step: 'remove', at }));
  for (const day of days) {
    const index = remaining.indexOf(day.day);
    if (index >= 0) {
      steps.push({ step: 'write', at: index, day });
      continue;
    }
    // Insert in the order of the week.
    const at = remaining.filter((one) => week.indexOf(one) < week.indexOf(day.day)).length;
    remaining.splice(at, 0, day.day);
    steps.push({ step: 'insert', at, day });
  }
  return steps;
}
