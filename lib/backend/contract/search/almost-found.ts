import type { ReadSearch } from '@/lib/backend/contract/search/read-search';

/** The first `count` of these ids miss what is said of each at its place: nothing, or what is chosen of one group. What misses more is left out. */
export type AlmostFound = { ids: Uint32Array; misses: Uint8Array; count: number };

/** Room for as many and the one that is written behind the last. */
export const makeRoom = (size: number): AlmostFound => ({
  ids: new Uint32Array(size + 1),
  misses: new Uint8Array(size + 1),
  count: 0,
});

/** All of these, of which nothing is known to miss anything. */
export function beginWith(almost: AlmostFound, candidates: Uint32Array): void {
  almost.ids.set(candidates);
  almost.misses.fill(0, 0, candidates.length);
  almost.count = candidates.length;
}

/*
 * What is looked at is written to the next place, which is passed only by what is kept: half of the branches would be foreseen wrongly, which
 * takes three times as long.
 */

type Look = { column: Uint16Array; table: Uint8Array; isKept: Uint8Array };

/** Those whose misses are still kept with what a table says they miss by their numbers in a column. */
export function keepAlmost(almost: AlmostFound, { column, table, isKept }: Look): void {
  const { ids, misses } = almost;
  let count = 0;
  for (let at = 0; at < almost.count; at += 1) {
    const id = ids[at] ?? 0;
    const missed = (misses[at] ?? 0) | (table[column[id] ?? 0] ?? 0);
    ids[count] = id;
    misses[count] = missed;
    count += isKept[missed] ?? 0;
  }
  almost.count = count;
}

/** What does not tell a figure is within no bounds. */
export function keepWithin(
  almost: AlmostFound,
  column: Float64Array,
  { min, max }: ReadSearch['asking_price'],
): void {
  if (min === null && max === null) return;
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const { ids, misses } = almost;
  let count = 0;
  for (let at = 0; at < almost.count; at += 1) {
    const id = ids[at] ?? 0;
    const figure = column[id] ?? 0;
    ids[count] = id;
    misses[count] = misses[at] ?? 0;
    count += Number(figure >= low) & Number(figure <= high);
  }
  almost.count = count;
}

export function keepOwned(almost: AlmostFound, column: Uint32Array, owner: number): void {
  const { ids, misses } = almost;
  let count = 0;
  for (let at = 0; at < almost.count; at += 1) {
    const id = ids[at] ?? 0;
    ids[count] = id;
    misses[count] = misses[at] ?? 0;
    count += Number(column[id] === owner);
  }
  almost.count = count;
}

type Holding = { holding: Uint8Array; places: Uint16Array; isNamed: Uint8Array; wanted: 0 | 1 };

/** Those that hold words by their id or by their place; where 0 is wanted, those that do not. */
export function keepHolding(almost: AlmostFound, { holding, places, isNamed, wanted }: Holding): void {
  const { ids, misses } = almost;
  let count = 0;
  for (let at = 0; at < almost.count; at += 1) {
    const id = ids[at] ?? 0;
    const holds = (holding[id] ?? 0) | (isNamed[places[id] ?? 0] ?? 0);
    ids[count] = id;
    misses[count] = misses[at] ?? 0;
    count += Number(holds === wanted);
  }
  almost.count = count;
}
