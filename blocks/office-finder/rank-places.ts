import type { Place, RankedPlace } from './place';
import type { SearchState } from './use-office-search';

/** The offices found, nearest first; all of them while there is no search or it found none. */
export function rankPlaces(
  places: Place[],
  state: SearchState,
  inWords: (metres: number) => string,
): RankedPlace[] {
  if (state.phase !== 'found') return places;
  return state.found.flatMap(({ slug, distance }) => {
    const place = places.find((one) => one.slug === slug);
    if (!place) return [];
    return [{ ...place, ...(distance !== null && { distance: inWords(distance) }) }];
  });
}
