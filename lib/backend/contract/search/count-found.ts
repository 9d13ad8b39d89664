import { bitOf, forGroups, type Group } from '@/lib/backend/contract/search/groups';
import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { listingFlags } from '@/lib/backend/contract/search/read-search';

/** What misses nothing, by id. */
export function listFound(misses: Uint8Array): Uint32Array {
  let count = 0;
  for (let id = 0; id < misses.length; id += 1) count += Number(misses[id] === 0);
  const found = new Uint32Array(count);
  let place = 0;
  for (let id = 0; place < count; id += 1) {
    found[place] = id;
    place += Number(misses[id] === 0);
  }
  return found;
}

/** How many listings have each code of a group, were nothing of that group chosen. */
export type Counts = Readonly<Record<Group, Uint32Array>>;

type Chosen = Readonly<Record<Group, readonly string[]>>;

/** Where nothing of a group is chosen, what is found is all that counts. */
export function countFound(
  { columns, codes }: HeldListings,
  misses: Uint8Array,
  found: Uint32Array,
  chosen: Chosen,
): Counts {
  const sizeOf = (group: Group) => (group === 'flags' ? 1 << listingFlags.length : codes[group].size + 1);
  return forGroups((group) =>
    chosen[group].length > 0
      ? countBeside(columns[group], misses, bitOf(group), sizeOf(group))
      : countIn(columns[group], found, sizeOf(group)),
  );
}

function countIn(column: Uint16Array, found: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < found.length; at += 1) {
    const code = column[found[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function countBeside(column: Uint16Array, misses: Uint8Array, bit: number, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let id = 0; id < misses.length; id += 1) {
    const code = column[id] ?? 0;
    counts[code] = (counts[code] ?? 0) + Number(((misses[id] ?? 0) | bit) === bit);
  }
  return counts;
}
