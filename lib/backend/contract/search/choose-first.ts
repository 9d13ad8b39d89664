import type { Keys, Start } from '@/lib/backend/contract/search/search-orders';

type Choice = {
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
  for (const id of found) {
    const first = keys.first(id);
    if (first > last || (start && first < start.first)) continue;
    if (start && compare(id, start) <= 0) continue;
    const place = placeIn(chosen, (other) => compare(id, other));
    if (place === limit) continue;
    chosen.splice(place, 0, { first, second: keys.second(id), id });
    if (chosen.length > limit) chosen.pop();
    if (chosen.length === limit) last = chosen[limit - 1]?.first ?? last;
  }
  return chosen.map(({ id }) => id);
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
