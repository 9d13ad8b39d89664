import { findPlace } from '@/lib/backend/contract/search/find-place';
import type { Columns } from '@/lib/backend/contract/search/listing-columns';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

type Medians = ListingSearchResultSource['snapshot'];

/** Of fewer nothing is usual. */
const fewest = 10;

/** The middle of each figure of these listings, of an even number the lower one, and of how many. */
export const findMedians = (columns: Columns, found: Uint32Array): Medians => ({
  asking_price: findMedian(columns.asking_price, found),
  discretionary_earnings: findMedian(columns.discretionary_earnings, found),
  multiple: findMedian(columns.multiple, found),
});

function findMedian(column: Float64Array, found: Uint32Array) {
  const told = new Float64Array(found.length);
  let n = 0;
  for (const id of found) {
    const figure = column[id] ?? Number.NaN;
    told[n] = figure;
    n += Number(figure >= 0);
  }
  return n < fewest ? null : { value: findPlace(told.subarray(0, n), Math.ceil(n / 2) - 1), n };
}
