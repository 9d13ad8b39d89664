import type { MapBox } from '@/lib/map/place-labels';
import { type Point, project } from '@/lib/map/project';
import type { ShownMap } from '@/lib/map/shown-map';
import type { FoundListings, SearchFacet } from '@/schemas/search/found-listings';
import { type SearchContext, searchHref } from './search-context';

/** A region or a district with what was found there; without a spot where nobody has said where it lies. */
export type Place = SearchFacet & { href: string; spot: Point | null };

/** Whether the search is within one region, whose districts are then the places. */
const isWithinRegion = ({ state, fixed }: FoundListings): boolean =>
  fixed.includes('region') || state.region.length === 1;

/** The places of what was found: a region leads to its districts, a district to its list. */
export function findPlaces(context: SearchContext): Place[] {
  const { found, page } = context;
  const { state, facets } = found;
  const spots = new Map(found.spots.map((spot) => [spot.slug, project(page.map, spot)]));
  const name = kindOf(found);
  const chosen = state[name];
  return facets[name]
    .filter(({ value, count }) => count > 0 && (chosen.length === 0 || chosen.includes(value)))
    .map((facet) => ({
      ...facet,
      href: placesHref(context, [facet]),
      spot: spots.get(facet.value) ?? null,
    }));
}

const kindOf = (found: FoundListings): 'district' | 'region' =>
  isWithinRegion(found) && found.facets.district.length > 0 ? 'district' : 'region';

/** Where places lead: a region to the map of its districts, several districts to a map of theirs, one to its list. */
export function placesHref(context: SearchContext, places: readonly Pick<Place, 'value'>[]): string {
  const { found } = context;
  const name = kindOf(found);
  const view = name === 'district' && places.length === 1 ? 'list' : 'map';
  const values = places.map(({ value }) => value).sort();
  return searchHref(context, { ...found.state, [name]: values, view, after: null });
}

/** Whether places that lie close are counted together: districts that nobody has chosen yet. */
export const isGrouping = (found: FoundListings): boolean =>
  kindOf(found) === 'district' && found.state.district.length === 0;

/** The part of the drawing to show: the whole country, or the neighbourhood of the districts of one region. */
export function frameOf(map: ShownMap, spots: readonly Point[], found: FoundListings): MapBox {
  const whole = { left: 0, top: 0, width: map.width, height: map.height };
  if (!isWithinRegion(found) || spots.length === 0) return whole;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const least = map.width * (found.state.district.length > 0 ? 0.06 : 0.15);
  const width = Math.min(map.width, Math.max(least, (right - left) * 1.5, (bottom - top) * 1.5));
  const height = Math.min(map.height, width);
  const keepIn = (start: number, size: number, most: number) => Math.max(0, Math.min(start, most - size));
  return {
    left: keepIn((left + right - width) / 2, width, map.width),
    top: keepIn((top + bottom - height) / 2, height, map.height),
    width,
    height,
  };
}
