import type { SortKeys, SortPosition } from '@/lib/backend/search/search-orders';

export type TopSelection = {
  ids: Uint32Array;
  keys: SortKeys;
  isIdDescending: boolean;
  /** The position after which the selection starts; null for the first page. */
  start: SortPosition | null;
  limit: number;
};

/** The first `limit` listings after the start position, ordered by their sort keys and then by id. */
export function selectTop({ ids, keys, isIdDescending, start, limit }: TopSelection): number[] {
  const idDirection = isIdDescending ? -1 : 1;
  const compare = (id: number, other: SortPosition): number =>
    keys.first(id) - other.first || keys.second(id) - other.second || (id - other.id) * idDirection || 0;
  const selected: SortPosition[] = [];
  let maxFirstKey = Number.POSITIVE_INFINITY;
  const consider = (id: number) => {
    const first = keys.first(id);
    if (first > maxFirstKey || (start && first < start.first)) return;
    if (start && compare(id, start) <= 0) return;
    const index = insertionIndex(selected, (other) => compare(id, other));
    if (index === limit) return;
    selected.splice(index, 0, { first, second: keys.second(id), id });
    if (selected.length > limit) selected.pop();
    if (selected.length === limit) maxFirstKey = selected[limit - 1]?.first ?? maxFirstKey;
  };
  const next = (startIndex: number) => skipBeyond(ids, keys, maxFirstKey, startIndex);
  for (let at = next(0); at < ids.length; at = next(at + 1)) consider(ids[at] ?? 0);
  return selected.map(({ id }) => id);
}

/**
 * The index of the next listing that may belong to the selection. Most listings do not, and a loop without
 * other statements takes a tenth of the time.
 */
function skipBeyond(found: Uint32Array, { column, direction = 1 }: SortKeys, maxFirstKey: number, startIndex: number): number {
  if (!column) return startIndex;
  let at = startIndex;
  while (at < found.length && direction * (column[found[at] ?? 0] ?? 0) > maxFirstKey) at += 1;
  return at;
}

/** The number of items that sort before the new one (binary search). */
function insertionIndex(sorted: readonly SortPosition[], compare: (other: SortPosition) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && compare(other) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
