/** The number of watched pages that a change, usually of a field, altered (`needed`) and invalidated. */
export type Tally = { field: string; needed: number; invalidated: number };

const sum = (rows: readonly Tally[], column: 'needed' | 'invalidated') =>
  rows.reduce((total, row) => total + row[column], 0);

const withRatio = (row: Tally) => ({ ...row, ratio: ratioOf([row]) });

/** The share of the invalidated pages that needed it, over all fields. */
export function ratioOf(tallies: readonly Tally[]): number {
  const invalidated = sum(tallies, 'invalidated');
  return invalidated === 0 ? 1 : Number((sum(tallies, 'needed') / invalidated).toFixed(2));
}

/** Prints the counts of each change and their total. */
export function printTallies(changes: string, tallies: readonly Tally[]): void {
  const total = totalOf(tallies, `all ${tallies.length} ${changes}`);
  console.table([...tallies, total].map(withRatio));
}

const totalOf = (tallies: readonly Tally[], field: string): Tally => ({
  field,
  needed: sum(tallies, 'needed'),
  invalidated: sum(tallies, 'invalidated'),
});
