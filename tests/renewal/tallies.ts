/** Of the watched pages: how many a change altered, most often of a field, and how many it renewed. */
export type Tally = { field: string; needed: number; renewed: number };

const sum = (rows: readonly Tally[], column: 'needed' | 'renewed') =>
  rows.reduce((total, row) => total + row[column], 0);

const withRatio = (row: Tally) => ({ ...row, ratio: ratioOf([row]) });

/** The part of the renewed pages that needed it, over all fields. */
export function ratioOf(tallies: readonly Tally[]): number {
  const renewed = sum(tallies, 'renewed');
  return renewed === 0 ? 1 : Number((sum(tallies, 'needed') / renewed).toFixed(2));
}

/** Prints what was counted of each change, and of all of them. */
export function tellTallies(changes: string, tallies: readonly Tally[]): void {
  const total = totalOf(tallies, `all ${tallies.length} ${changes}`);
  console.table([...tallies, total].map(withRatio));
}

const totalOf = (tallies: readonly Tally[], field: string): Tally => ({
  field,
  needed: sum(tallies, 'needed'),
  renewed: sum(tallies, 'renewed'),
});
