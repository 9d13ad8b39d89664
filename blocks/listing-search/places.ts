import type { MapBox } from '@/lib/map/place-labels';
import { type Point, project } from '@/lib/map/project';
import type { ShownMap } from '@/lib/map/shown-map';
import type { FoundListings, SearchFacet } from '@/schemas/search/found-listings';
import { type SearchContext, searchHref } from './search-context';

/** A region or a district with what was found there; without a spot where nobody has said where it lies. */
type Place = SearchFacet & { href: string; spot: Point | null };

/** Whether the search is within one region, whose districts are then the places. */
const isWithinRegion = ({ state, fixed }: FoundListings): boolean =>
  fixed.includes('region') || state.region.length === 1;

/** The places of what was found: a region leads to its districts, a district to its list. */
export function findPlaces(context: SearchContext): Place[] {
  const { found, page } = context;
  const { state, facets } = found;
  const spots = new Map(found.spots.map((spot) => [spot.slug, project(page.map, spot)]));
  const name = isWithinRegion(found) && facets.district.length > 0 ? 'district' : 'region';
  const chosen = state[name];
  return facets[name]
    .filter(({ value, count }) => count > 0 && (chosen.length === 0 || chosen.includes(value)))
    .map((facet) => {
      const view = name === 'district' ? 'list' : 'map';
      const href = searchHref(context, { ...state, [name]: [facet.value], view, after: null });
      return { ...facet, href, spot: spots.get(facet.value) ?? null };
    });
}

/** The part of the drawing to show: the whole country, or the neighbourhood of the districts of one region. */
export function frameOf(map: ShownMap, spots: readonly Point[], found: FoundListings): MapBox {
  const whole = { left: 0, top: 0, width: map.width, height: map.height };
  if (!isWithinRegion(found) || spots.length === 0) return whole;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.min(map.width, Math.max(map.width * 0.3, (right - left) * 1.5, (bottom - top) * 1.5));
  const height = Math.min(map.height, width);
  const keepIn = (start: number, size: number, most: number) => Math.max(0, Math.min(start, most - size));
  return {
    left: keepIn((left + right - width) / 2, width, map.width),
    top: keepIn((top + bottom - height) / 2, height, map.height),
    width,
    height,
  };
}
