import type { AlmostFound } from '@/lib/backend/contract/search/almost-found';
import {
  bitOf,
  type Family,
  families,
  familyNames,
  forGroups,
  type Group,
} from '@/lib/backend/contract/search/groups';
import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { listingFlags } from '@/lib/backend/contract/search/read-search';

/** The ids of what misses nothing. */
export function listFound({ ids, misses, count: size }: AlmostFound): Uint32Array {
  let count = 0;
  for (let at = 0; at < size; at += 1) count += Number(misses[at] === 0);
  const found = new Uint32Array(count);
  let place = 0;
  for (let at = 0; place < count; at += 1) {
    found[place] = ids[at] ?? 0;
    place += Number(misses[at] === 0);
  }
  return found;
}

/** How many listings have each value of a group, were nothing of that group chosen. */
export type Counts = Readonly<Record<Group, Uint32Array>>;

type Chosen = Readonly<Record<Group, readonly string[]>>;

/** Where nothing of a group is chosen, what is found is all that counts. */
export function countFound(
  listings: HeldListings,
  almost: AlmostFound,
  found: Uint32Array,
  chosen: Chosen,
): Counts {
  const { columns, codes } = listings;
  const counts = forGroups(
    (group) => new Uint32Array(group === 'flags' ? 1 << listingFlags.length : codes[group].size + 1),
  );
  for (const family of familyNames) {
    const { sets } = listings.families[family];
    const ofFound = countIn(columns[family], found, sets.length);
    for (const [place, group] of families[family].entries()) {
      const isChosen = chosen[group].length > 0;
      const ofSets = isChosen ? countBeside(columns[family], almost, bitOf(group), sets.length) : ofFound;
      for (const [code, count] of ofSets.entries()) {
        const value = sets[code]?.[place] ?? 0;
        counts[group][value] = (counts[group][value] ?? 0) + count;
      }
    }
  }
  return counts;
}

type Column = HeldListings['columns'][Family];

function countIn(column: Column, found: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < found.length; at += 1) {
    const code = column[found[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function countBeside(
  column: Column,
  { ids, misses, count }: AlmostFound,
  bit: number,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < count; at += 1) {
    const code = column[ids[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + Number(((misses[at] ?? 0) | bit) === bit);
  }
  return counts;
}
