/** The value at the given fraction of the sorted values, rounded to a tenth; 0 for no values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(Math.floor(sorted.length * part), sorted.length - 1);
  return Math.round((sorted[at] ?? 0) * 10) / 10;
}
