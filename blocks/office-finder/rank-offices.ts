import type { FinderOffice, RankedOffice } from './finder-office';
import type { OfficeSearchState } from './use-office-search';

/** The offices found, nearest first; all offices without a search or without results. */
export function rankOffices(
  offices: FinderOffice[],
  state: OfficeSearchState,
  formatDistance: (metres: number) => string,
): RankedOffice[] {
  if (state.phase !== 'found') return offices;
  return state.found.flatMap(({ slug, distance }) => {
    const office = offices.find((candidate) => candidate.slug === slug);
    if (!office) return [];
    return [{ ...office, ...(distance !== null && { distance: formatDistance(distance) }) }];
  });
}
