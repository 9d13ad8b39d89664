import type { ListingIndex } from '@/lib/backend/search/listing-index';
import { addIds, BITS_PER_WORD, setFromMask } from '@/lib/backend/search/id-set';
import { maskLocations } from '@/lib/backend/search/marks';
import type { TermMatch, TermSets } from '@/lib/backend/search/match-terms';

/** Computed once for all searches with these terms (`search-cache.ts`). */
export function toTermSets(listings: ListingIndex, termMatch: TermMatch): TermSets {
  const { isIncluded, ids, topIds, regions, districts } = termMatch;
  const { places: locationColumn } = listings.columns;
  const createEmptySet = () => new Uint32Array(locationColumn.length / BITS_PER_WORD);
  const hasLocation = regions.length + districts.length > 0;
  const matches = hasLocation ? setFromMask(locationColumn, maskLocations(listings, termMatch)) : createEmptySet();
  addIds(matches, ids);
  if (topIds.length === 0) return { isIncluded, matches, topMatches: null };
  const topSet = createEmptySet();
  addIds(topSet, topIds);
  return { isIncluded, matches, topMatches: topSet };
}
