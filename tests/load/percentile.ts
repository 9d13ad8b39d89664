/** What so large a part of the values is not above, to a tenth; 0 when there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(Math.floor(sorted.length * part), sorted.length - 1);
  return Math.round((sorted[at] ?? 0) * 10) / 10;
}
