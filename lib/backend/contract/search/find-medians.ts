import { findPlace } from '@/lib/backend/contract/search/find-place';
import type { Columns } from '@/lib/backend/contract/search/listing-columns';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

type Medians = ListingSearchResultSource['snapshot'];

/** Of fewer nothing is usual. */
const fewest = 10;

/** The middle of each figure of these listings, of an even number the lower one, and of how many. */
export function findMedians({ asking_price, discretionary_earnings }: Columns, found: Uint32Array): Medians {
  const multiple = (id: number) => {
    const earned = discretionary_earnings[id] ?? Number.NaN;
    return earned > 0 ? Math.round(((asking_price[id] ?? Number.NaN) * 100) / earned) / 100 : Number.NaN;
  };
  return {
    asking_price: findMedian(found, (id) => asking_price[id] ?? Number.NaN),
    discretionary_earnings: findMedian(found, (id) => discretionary_earnings[id] ?? Number.NaN),
    multiple: findMedian(found, multiple),
  };
}

function findMedian(found: Uint32Array, figureOf: (id: number) => number) {
  const told = new Float64Array(found.length);
  let n = 0;
  for (const id of found) {
    const figure = figureOf(id);
    told[n] = figure;
    if (!Number.isNaN(figure)) n += 1;
  }
  return n < fewest ? null : { value: findPlace(told.subarray(0, n), Math.ceil(n / 2) - 1), n };
}
