import type { DataContext } from '@/lib/engine/data-context';
import type { SearchListingsQuery } from '@/lib/graphql/generated/operations';
import { type ListingCard, listingCardSchema } from '@/schemas/listing';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import { parseEach } from '../parse-each';
import { listingHref } from './listing-href';
import { toListingCard } from './to-listing-card';
import { toPagination } from './to-pagination';

type Result = SearchListingsQuery['searchListings'];
type SearchRequestInfo = Pick<ListingSearchData, 'state' | 'fixed' | 'remedies' | 'wider'> & {
  limit: number;
};

/** The listings found, as cards, and the metadata of the search. */
export type SearchResultsData = { found: ListingSearchData; listings: ListingCard[] };

export function toSearchResults(
  result: Result,
  page: DataContext,
  request: SearchRequestInfo,
): SearchResultsData {
  const cards = result.items.map((listing) => ({
    ...toListingCard(listing),
    href: listingHref(listing, page),
  }));
  return { found: toFound(result, page, request), listings: parseEach(listingCardSchema, cards, 'search') };
}

function toFound(
  result: Result,
  page: DataContext,
  { limit, ...request }: SearchRequestInfo,
): ListingSearchData {
  const { facets, snapshot } = result;
  return {
    path: page.path,
    ...request,
    spots: request.state.view === 'table' ? [] : [...facets.regions, ...facets.districts].flatMap(toSpot),
    total: result.total,
    isCapped: result.total_capped,
    ...toPagination(result, request.state, limit),
    facets: {
      region: facets.regions.map(toFacet),
      city: facets.cities.filter(
        ({ value }, index) => index < MAX_CITIES || request.state.city.includes(value),
      ),
      district: facets.districts.map(toFacet),
      category: facets.categories,
      subcategory: facets.subcategories,
      kind: facets.kinds,
      feature: facets.flags,
      status: facets.statuses,
    },
    medians: {
      price: snapshot.asking_price,
      sde: snapshot.discretionary_earnings,
      multiple: snapshot.multiple,
    },
    corrected: result.corrected,
    unlistedPlace: result.unlisted_place,
  };
}

/** The towns with the most listings are offered; others are found by their name. */
const MAX_CITIES = 40;

type AreaFacet = Result['facets']['regions'][number];

const toFacet = ({ value, label, count }: AreaFacet) => ({ value, label, count });

const toSpot = ({ value: slug, latitude, longitude }: AreaFacet): ListingSearchData['spots'] =>
  latitude === null || longitude === null ? [] : [{ slug, latitude, longitude }];
