import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { addIds, bitsOfNumber, setWhere } from '@/lib/backend/contract/search/id-sets';
import { markPlaces } from '@/lib/backend/contract/search/marks';
import type { WordPart, WordSets } from '@/lib/backend/contract/search/read-word-parts';

/** Once for all searches for these words. */
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
