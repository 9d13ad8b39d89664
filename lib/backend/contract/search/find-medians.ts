import { findPlace } from '@/lib/backend/contract/search/find-place';
import type { Columns } from '@/lib/backend/contract/search/listing-columns';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

type Medians = ListingSearchResultSource['snapshot'];

/** Of fewer nothing is usual. */
const fewest = 10;

/** The middle of each figure of these listings, of an even number the lower one, and of how many. */
export const findMedians = (columns: Columns, found: Uint32Array): Medians => ({
  asking_price: findMedian(columns.asking_price, columns.asking_price_begins, found),
  discretionary_earnings: findMedian(
    columns.discretionary_earnings,
    columns.discretionary_earnings_begins,
    found,
  ),
  multiple: findMedian(columns.multiple, columns.multiple_begins, found),
});

const figure = new Float64Array(1);
const bits = new Uint16Array(figure.buffer);

/** The first sixteen bits of a figure: figures are not below 0, and their order is that of their bits. */
export function beginningOf(told: number): number {
  figure[0] = told;
  return bits[3] ?? 0;
}

/** So begin those that are not told. */
const notTold = 0x7f_f0;

/** One look at all leaves those that begin as the middle one does: few. */
export function findMedian(column: Float64Array, beginnings: Uint16Array, found: Uint32Array) {
  const counts = countBeginnings(beginnings, found);
  const n = sumBefore(counts, notTold);
  if (n < fewest) return null;
  const place = Math.ceil(n / 2) - 1;
  let [beginning, before] = [0, 0];
  while (before + (counts[beginning] ?? 0) <= place) before += counts[beginning++] ?? 0;
  const among = new Float64Array(counts[beginning] ?? 0);
  takeBeginning(among, { column, beginnings, found, beginning });
  return { value: findPlace(among, place - before), n };
}

type Beginning = { column: Float64Array; beginnings: Uint16Array; found: Uint32Array; beginning: number };

/** Fills the room with the figures that begin so. */
function takeBeginning(room: Float64Array, { column, beginnings, found, beginning }: Beginning): void {
  for (let at = 0, taken = 0; taken < room.length; at += 1) {
    const id = found[at] ?? 0;
    if (beginnings[id] === beginning) room[taken++] = column[id] ?? 0;
  }
}

const beginningCounts = new Uint32Array(2 ** 15);

/** To be used at once: the next count takes its place. */
function countBeginnings(beginnings: Uint16Array, found: Uint32Array): Uint32Array {
  const counts = beginningCounts.fill(0);
  for (let at = 0; at < found.length; at += 1) {
    const beginning = beginnings[found[at] ?? 0] ?? 0;
    counts[beginning] = (counts[beginning] ?? 0) + 1;
  }
  return counts;
}

function sumBefore(counts: Uint32Array, end: number): number {
  let sum = 0;
  for (let at = 0; at < end; at += 1) sum += counts[at] ?? 0;
  return sum;
}
