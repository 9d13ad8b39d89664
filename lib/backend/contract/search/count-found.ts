import {
  type Family,
  families,
  familyNames,
  familyOf,
  forGroups,
  type Group,
  groups,
  placeOf,
} from '@/lib/backend/contract/search/groups';
import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { listingFlags } from '@/lib/backend/contract/search/read-search';

/** How many listings have each value of a group, were nothing of that group chosen; of flags, beside those that are, since all of them are asked for. */
export type Counts = Readonly<Record<Group, Uint32Array>>;

type Chosen = Readonly<Record<Group, readonly string[]>>;

/** Where nothing of a group is chosen, what is found is all that counts. `ids` are those of what is found, and not read any more when the first of `besides` are asked for. */
export function countFound(
  listings: HeldListings,
  { ids, besides }: { ids: Uint32Array; besides: (group: Group) => Uint32Array },
  chosen: Chosen,
): Counts {
  const counts = forGroups(
    (group) => new Uint32Array(group === 'flags' ? 1 << listingFlags.length : listings.codes[group].size + 1),
  );
  const isCounted = (group: Group): boolean => group === 'flags' || chosen[group].length === 0;
  for (const family of familyNames) {
    const ofSets = countIn(listings.columns[family], ids, listings.families[family].sets.length);
    for (const group of families[family]) if (isCounted(group)) addUp(counts[group], listings, group, ofSets);
  }
  for (const group of groups) {
    if (isCounted(group)) continue;
    const family = familyOf(group);
    const ofSets = countIn(listings.columns[family], besides(group), listings.families[family].sets.length);
    addUp(counts[group], listings, group, ofSets);
  }
  return counts;
}

/** From how often each set of a family's values is found, how often each value of a group. */
function addUp(
  counts: Uint32Array,
  { families: held }: HeldListings,
  group: Group,
  ofSets: Uint32Array,
): void {
  const family = familyOf(group);
  const place = placeOf(group);
  for (let code = 0; code < ofSets.length; code += 1) {
    const value = held[family].sets[code]?.[place] ?? 0;
    counts[value] = (counts[value] ?? 0) + (ofSets[code] ?? 0);
  }
}

function countIn(column: HeldListings['columns'][Family], ids: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < ids.length; at += 1) {
    const code = column[ids[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
