import type { OfficeSearchResult } from '@/lib/visitor/office-search';

/** Offices within this distance are displayed. */
const NEARBY_DISTANCE_METRES = 75_000;
/** The minimum number of offices, whatever their distance. */
const MIN_OFFICES = 3;

/** The nearest offices to display for a location, nearest first, chosen from all offices. */
export function pickNearest(found: readonly OfficeSearchResult[]): OfficeSearchResult[] {
  return found.filter(
    ({ distance }, index) => index < MIN_OFFICES || (distance !== null && distance <= NEARBY_DISTANCE_METRES),
  );
}
