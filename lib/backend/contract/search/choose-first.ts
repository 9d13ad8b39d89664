import type { Keys, Start } from '@/lib/backend/contract/search/search-orders';

export type Choice = {
  found: Uint32Array;
  keys: Keys;
  idsFall: boolean;
  /** All that follow lie behind it; null for the beginning. */
  start: Start | null;
  limit: number;
};

/** The first listings behind a place, in their order: by their keys, and those alike by id. */
export function chooseFirst({ found, keys, idsFall, start, limit }: Choice): number[] {
  const way = idsFall ? -1 : 1;
  const compare = (id: number, other: Start): number =>
    keys.first(id) - other.first || keys.second(id) - other.second || (id - other.id) * way || 0;
  const chosen: Start[] = [];
  let last = Number.POSITIVE_INFINITY;
  const consider = (id: number) => {
    const first = keys.first(id);
    if (first > last || (start && first < start.first)) return;
    if (start && compare(id, start) <= 0) return;
    const place = placeIn(chosen, (other) => compare(id, other));
    if (place === limit) return;
    chosen.splice(place, 0, { first, second: keys.second(id), id });
    if (chosen.length > limit) chosen.pop();
    if (chosen.length === limit) last = chosen[limit - 1]?.first ?? last;
  };
  const next = (from: number) => passBehind(found, keys, last, from);
  for (let at = next(0); at < found.length; at = next(at + 1)) consider(found[at] ?? 0);
  return chosen.map(({ id }) => id);
}

/** To the next that is not behind the last one: nearly all are, and a loop that does nothing else takes a tenth of the time. */
function passBehind(found: Uint32Array, { column, way = 1 }: Keys, last: number, from: number): number {
  if (!column) return from;
  let at = from;
  while (at < found.length && way * (column[found[at] ?? 0] ?? 0) > last) at += 1;
  return at;
}

/** How many come before, of what is in order. */
function placeIn(chosen: readonly Start[], compare: (other: Start) => number): number {
  let [low, high] = [0, chosen.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = chosen[middle];
    if (other && compare(other) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
