import type { LabelledMap } from '@/lib/map/labelled-map';
import type { MapBox } from '@/lib/map/place-labels';
import { type Point, project } from '@/lib/map/project';
import type { ListingSearchData, SearchFacet } from '@/schemas/search/listing-search-data';
import { type SearchContext, searchHref } from './search-context';

/** A region or district with its number of results; `spot` is null when its location is unknown. */
export type SearchArea = SearchFacet & { href: string; spot: Point | null };

/** True when the search is limited to one region; its districts are then the areas. */
const isWithinRegion = ({ state, fixed }: ListingSearchData): boolean =>
  fixed.includes('region') || state.region.length === 1;

/** The areas of the results: a region links to its districts, a district to its list. */
export function findAreas(context: SearchContext): SearchArea[] {
  const { found, page } = context;
  const { state, facets } = found;
  const spots = new Map(found.spots.map((spot) => [spot.slug, project(page.map, spot)]));
  const name = kindOf(found);
  const chosen = state[name];
  return facets[name]
    .filter(({ value, count }) => count > 0 && (chosen.length === 0 || chosen.includes(value)))
    .map((facet) => ({
      ...facet,
      href: areasHref(context, [facet]),
      spot: spots.get(facet.value) ?? null,
    }));
}

const kindOf = (found: ListingSearchData): 'district' | 'region' =>
  isWithinRegion(found) && found.facets.district.length > 0 ? 'district' : 'region';

/**
 * The link target of areas: of a region the map of its districts, of several districts their map, of one
 * district its list. Next to a list, always the list.
 */
export function areasHref(context: SearchContext, areas: readonly Pick<SearchArea, 'value'>[]): string {
  const { found } = context;
  const name = kindOf(found);
  const isPlace = name === 'district' && areas.length === 1;
  const view = found.state.view === 'map' && !isPlace ? 'map' : 'list';
  const values = areas.map(({ value }) => value).sort();
  return searchHref(context, { ...found.state, [name]: values, view, after: null });
}

/** True when areas that are close to each other share a pin: districts without a selected district. */
export const shouldGroupAreas = (found: ListingSearchData): boolean =>
  kindOf(found) === 'district' && found.state.district.length === 0;

/** The visible part of the map: the whole country, or the surroundings of the districts of one region. */
export function visibleBox(map: LabelledMap, spots: readonly Point[], found: ListingSearchData): MapBox {
  const fullBox = { left: 0, top: 0, width: map.width, height: map.height };
  if (!isWithinRegion(found) || spots.length === 0) return fullBox;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const minWidth = map.width * (found.state.district.length > 0 ? 0.06 : 0.15);
  const width = Math.min(map.width, Math.max(minWidth, (right - left) * 1.5, (bottom - top) * 1.5));
  const height = Math.min(map.height, width);
  const clampStart = (start: number, size: number, max: number) => Math.max(0, Math.min(start, max - size));
  return {
    left: clampStart((left + right - width) / 2, width, map.width),
    top: clampStart((top + bottom - height) / 2, height, map.height),
    width,
    height,
  };
}
