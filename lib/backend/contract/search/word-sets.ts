import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { addIds, bitsOfNumber, type IdSet, setWhere } from '@/lib/backend/contract/search/id-sets';
import { markPlaces } from '@/lib/backend/contract/search/marks';
import type { WordPart } from '@/lib/backend/contract/search/read-word-parts';

/** What a part of a search's words finds: ids would take as much again for each word that many listings hold. */
export type WordSets = {
  isWanted: boolean;
  /** What holds the words by itself, or by the name of its place. */
  holding: IdSet;
  /** Those of them that are called so, or of a trade that is; null where nothing is. */
  named: IdSet | null;
};

export function toWordSets(listings: HeldListings, part: WordPart): WordSets {
  const { isWanted, ids, named, regions, districts } = part;
  const { places } = listings.columns;
  const ofNone = () => new Uint32Array(places.length / bitsOfNumber);
  const isPlace = regions.length + districts.length > 0;
  const holding = isPlace ? setWhere(places, markPlaces(listings, part)) : ofNone();
  addIds(holding, ids);
  if (named.length === 0) return { isWanted, holding, named: null };
  const called = ofNone();
  addIds(called, named);
  return { isWanted, holding, named: called };
}
