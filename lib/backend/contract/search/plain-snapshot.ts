import type { ListingSnapshot, Median } from '@/lib/backend/contract/generated/resolvers';
import type { SearchRow } from '@/lib/backend/contract/search/plain-match';

const fewest = 10;

/** The medians of what was found. */
export function plainSnapshot(found: readonly SearchRow[]): ListingSnapshot {
  const medianOf = (figureOf: (row: SearchRow) => number | null): Median | null => {
    const values = found.flatMap((row) => figureOf(row) ?? []).sort((a, b) => a - b);
    const value = values[Math.ceil(values.length / 2) - 1];
    return values.length < fewest || value === undefined ? null : { value, n: values.length };
  };
  return {
    asking_price: medianOf((row) => row.asking_price),
    discretionary_earnings: medianOf((row) => row.discretionary_earnings),
    multiple: medianOf((row) =>
      row.asking_price !== null && row.discretionary_earnings
        ? Math.round((row.asking_price / row.discretionary_earnings) * 100) / 100
        : null,
    ),
  };
}
