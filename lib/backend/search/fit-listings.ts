import { filterListings } from '@/lib/backend/search/filter-listings';
import { listIds } from '@/lib/backend/search/id-set';
import type { ListingColumns } from '@/lib/backend/search/listing-index';
import type { ParsedSearch } from '@/lib/backend/search/parse-search';
import { selectTop } from '@/lib/backend/search/result-page';
import type { SearchIndex } from '@/lib/backend/search/search-index';

const fitFigures = ['asking_price', 'down_payment', 'discretionary_earnings'] as const;
type FitFigure = (typeof fitFigures)[number];

/** The largest distance of a figure from its range, as a part of the missed bound. */
const MAX_DISTANCE = 0.2;
/** The distance of a figure that is not disclosed: such listings rank last. */
const NOT_DISCLOSED_RATIO = 1;

/** The distance from a range: 0 within it, and a part of the missed bound outside; negative below. */
export function distanceFrom({ min, max }: ParsedSearch[FitFigure], value: number): number {
  if (min !== null && value < min) return (value - min) / min;
  if (max !== null && value > max) return max === 0 ? Number.POSITIVE_INFINITY : (value - max) / max;
  return 0;
}

/** How well a listing fits: the distance of the only missed range, or infinity for no match. */
function computeFit(columns: ListingColumns, search: ParsedSearch, id: number): number {
  let fit = 0;
  for (const figure of fitFigures) {
    const { min, max } = search[figure];
    if (min === null && max === null) continue;
    const value = columns[figure][id] ?? Number.NaN;
    const distance = Number.isNaN(value) ? NOT_DISCLOSED_RATIO : Math.abs(distanceFrom({ min, max }, value));
    if (distance === 0) continue;
    if (fit > 0 || (distance > MAX_DISTANCE && !Number.isNaN(value))) return Number.POSITIVE_INFINITY;
    fit = distance;
  }
  return fit;
}

const anyRange = { min: null, max: null };

type FitQuery = { search: ParsedSearch; hidden: ReadonlySet<number>; limit: number };

/**
 * The listings that fit a search, best first, and their number. A listing fits when it meets all lists and ranges. It fits
 * nearly, and ranks lower, when it misses exactly one range: by at most a fifth of the bound, or because it does not
 * disclose the figure. Equal fits are ordered from the newest.
 */
export function fitListings(
  index: SearchIndex,
  { search, hidden, limit }: FitQuery,
): { ids: number[]; total: number } {
  const { columns } = index.listings;
  const inLists = {
    ...search,
    asking_price: anyRange,
    down_payment: anyRange,
    discretionary_earnings: anyRange,
  };
  const { matches } = filterListings(index, { search: inLists, terms: [], owners: {} });
  const fits = new Map<number, number>();
  for (const id of listIds(matches)) {
    const fit = hidden.has(id) ? Number.POSITIVE_INFINITY : computeFit(columns, search, id);
    if (fit !== Number.POSITIVE_INFINITY) fits.set(id, fit);
  }
  const keys = {
    first: (id: number) => fits.get(id) ?? 0,
    second: (id: number) => -(columns.listed_at[id] ?? 0),
  };
  const ids = Uint32Array.from(fits.keys());
  return { ids: selectTop({ ids, keys, isIdDescending: true, start: null, limit }), total: fits.size };
}
