import type { Shown } from '@/schemas/dependency';

/** Of the watched pages: how many a change of a field altered, and how many it renewed. */
export type Tally = { field: string; needed: number; renewed: number };

const sum = (rows: readonly Tally[], column: 'needed' | 'renewed') =>
  rows.reduce((total, row) => total + row[column], 0);

const withRatio = (row: Tally) => ({ ...row, ratio: ratioOf([row]) });

/** The part of the renewed pages that needed it, over all fields. */
export function ratioOf(tallies: readonly Tally[]): number {
  const renewed = sum(tallies, 'renewed');
  return renewed === 0 ? 1 : Number((sum(tallies, 'needed') / renewed).toFixed(2));
}

/** Prints what was counted of a collection. */
export function tellTallies(collection: Shown, tallies: readonly Tally[]): void {
  const shown = tallies.filter(({ needed, renewed }) => needed + renewed > 0);
  console.table([
    ...shown.map(withRatio),
    {
      ...totalOf(shown, `all ${shown.length} fields of ${collection} that pages ask for`),
      ratio: ratioOf(shown),
    },
  ]);
}

const totalOf = (tallies: readonly Tally[], field: string): Tally => ({
  field,
  needed: sum(tallies, 'needed'),
  renewed: sum(tallies, 'renewed'),
});
