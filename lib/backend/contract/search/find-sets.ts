import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import { chosenIn, type Group, groups } from '@/lib/backend/contract/search/groups';
import {
  type IdSet,
  keepCommon,
  keepOthers,
  keepWithin,
  listIds,
  setOwnedBy,
  setWhere,
} from '@/lib/backend/contract/search/id-sets';
import { figures } from '@/lib/backend/contract/search/listing-columns';
import { markChosen, markNear, markPublic } from '@/lib/backend/contract/search/marks';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { WordSets } from '@/lib/backend/contract/search/read-word-parts';
import { remember } from '@/lib/backend/contract/search/remember';

type Conditions = {
  search: ReadSearch;
  words: readonly WordSets[];
  owners: { office?: number | undefined; agent?: number | undefined };
};

/** Of what is found, and of what would be were nothing of one group chosen. */
export type FoundSets = {
  found: IdSet;
  /** Of the latter the ids, to be used at once (`listIds`). */
  besides: (group: Group) => Uint32Array;
};

/** Many a set; of a million listings 32 megabytes. */
const mostSets = 256;

/** Written into by each search: none waits for anything between its first look and its last. */
let beside: IdSet = new Uint32Array(0);

/** What a search finds, from sets that are kept by condition, but for bounds and words: those of one search are hardly ever those of another. */
export function findSets(followed: Followed, { search, words, owners }: Conditions): FoundSets {
  const { listings, sets } = followed;
  const keepSet = (asked: readonly unknown[], find: () => IdSet) =>
    remember(sets, JSON.stringify(asked), (known) => known ?? find(), mostSets);
  const rest = keepSet(['public'], () => setWhere(listings.columns.traits, markPublic(listings))).slice();
  for (const owner of ['office', 'agent'] as const) {
    const id = owners[owner];
    if (id !== undefined)
      keepCommon(
        rest,
        keepSet([owner, id], () => setOwnedBy(listings.columns[owner], id)),
      );
  }
  const { near } = search;
  if (near)
    keepCommon(
      rest,
      keepSet(['near', near], () => setWhere(listings.columns.places, markNear(followed, near))),
    );
  for (const { isWanted, holding } of words) (isWanted ? keepCommon : keepOthers)(rest, holding);
  // Last, for what is left by then.
  for (const figure of figures) {
    const { min, max } = search[figure];
    if (min === null && max === null) continue;
    keepWithin(
      rest,
      listings.columns[figure],
      min ?? Number.NEGATIVE_INFINITY,
      max ?? Number.POSITIVE_INFINITY,
    );
  }
  return choose(rest, chosenSets(followed, search, keepSet));
}

type KeepSet = (asked: readonly unknown[], find: () => IdSet) => IdSet;

/** A set for each group of which something is chosen. */
function chosenSets(followed: Followed, search: ReadSearch, keepSet: KeepSet): Map<Group, IdSet> {
  const chosen = chosenIn(search);
  const asked = groups.filter((group) => chosen[group].length > 0);
  return new Map(
    asked.map((group) => {
      const find = () => {
        const { family, marks } = markChosen(followed, group, chosen[group]);
        return setWhere(followed.listings.columns[family], marks);
      };
      return [group, keepSet([group, chosen[group]], find)];
    }),
  );
}

function choose(rest: IdSet, chosen: ReadonlyMap<Group, IdSet>): FoundSets {
  const found = rest.slice();
  for (const set of chosen.values()) keepCommon(found, set);
  const besides = (without: Group) => {
    if (beside.length !== rest.length) beside = new Uint32Array(rest.length);
    beside.set(rest);
    for (const [group, set] of chosen) if (group !== without) keepCommon(beside, set);
    return listIds(beside);
  };
  return { found, besides };
}
