import { NAN_PREFIX } from '@/lib/backend/search/figure-prefix';
import type { ListingColumns } from '@/lib/backend/search/listing-index';
import { selectNth } from '@/lib/backend/search/quickselect';
import type { SearchMedians } from '@/lib/backend/search/search-result';

/** Medians of smaller samples are not meaningful. */
const MIN_SAMPLE_SIZE = 10;

/** The median of each figure of these listings (the lower one of an even number) and the sample size. */
export const findMedians = (columns: ListingColumns, ids: Uint32Array): SearchMedians => ({
  asking_price: findMedian(columns.asking_price, columns.asking_price_prefix, ids),
  discretionary_earnings: findMedian(
    columns.discretionary_earnings,
    columns.discretionary_earnings_prefix,
    ids,
  ),
  multiple: findMedian(columns.multiple, columns.multiple_prefix, ids),
});

/** One pass counts the prefixes; only the few figures with the prefix of the median are compared. */
export function findMedian(column: Float64Array, prefixes: Uint16Array, ids: Uint32Array) {
  const counts = countPrefixes(prefixes, ids);
  const n = sumBefore(counts, NAN_PREFIX);
  if (n < MIN_SAMPLE_SIZE) return null;
  const rank = Math.ceil(n / 2) - 1;
  let [prefix, before] = [0, 0];
  while (before + (counts[prefix] ?? 0) <= rank) before += counts[prefix++] ?? 0;
  const candidates = new Float64Array(counts[prefix] ?? 0);
  collectByPrefix(candidates, { column, prefixes, ids, prefix });
  return { value: selectNth(candidates, rank - before), n };
}

type PrefixQuery = { column: Float64Array; prefixes: Uint16Array; ids: Uint32Array; prefix: number };

/** Fills the target with the figures that have the prefix. */
function collectByPrefix(target: Float64Array, { column, prefixes, ids, prefix }: PrefixQuery): void {
  for (let index = 0, count = 0; count < target.length; index += 1) {
    const id = ids[index] ?? 0;
    if (prefixes[id] === prefix) target[count++] = column[id] ?? 0;
  }
}

const prefixCounts = new Uint32Array(2 ** 15);

/** The returned array is reused by the next call. */
function countPrefixes(prefixes: Uint16Array, ids: Uint32Array): Uint32Array {
  const counts = prefixCounts.fill(0);
  for (let index = 0; index < ids.length; index += 1) {
    const prefix = prefixes[ids[index] ?? 0] ?? 0;
    counts[prefix] = (counts[prefix] ?? 0) + 1;
  }
  return counts;
}

function sumBefore(counts: Uint32Array, end: number): number {
  let sum = 0;
  for (let index = 0; index < end; index += 1) sum += counts[index] ?? 0;
  return sum;
}
