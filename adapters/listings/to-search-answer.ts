import type { DataContext } from '@/lib/engine/data-context';
import type { SearchListingsQuery } from '@/lib/graphql/generated/operations';
import { type ListingCard, listingCardSchema } from '@/schemas/listing';
import type { FoundListings } from '@/schemas/search/found-listings';
import { parseEach } from '../parse-each';
import { listingHref } from './listing-href';
import { placePages } from './place-pages';
import { toListingCard } from './to-listing-card';

type Result = SearchListingsQuery['searchListings'];
type Asked = Pick<FoundListings, 'state' | 'fixed' | 'remedies' | 'wider'> & { limit: number };

/** The listings that were found, as cards, and what is to be said of them. */
export type SearchAnswer = { found: FoundListings; listings: ListingCard[] };

export function toSearchAnswer(result: Result, page: DataContext, asked: Asked): SearchAnswer {
  const cards = result.items.map((listing) => ({
    ...toListingCard(listing),
    href: listingHref(listing, page),
  }));
  return { found: toFound(result, page, asked), listings: parseEach(listingCardSchema, cards, 'search') };
}

function toFound(result: Result, page: DataContext, { limit, ...asked }: Asked): FoundListings {
  const { facets, snapshot } = result;
  return {
    path: page.path,
    ...asked,
    spots: asked.state.view === 'map' ? [...facets.regions, ...facets.districts].flatMap(toSpot) : [],
    total: result.total,
    isCapped: result.total_capped,
    ...placePages(result, asked.state, limit),
    facets: {
      region: facets.regions.map(toFacet),
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
  };
}

type Place = Result['facets']['regions'][number];

const toFacet = ({ value, label, count }: Place) => ({ value, label, count });

const toSpot = ({ value: slug, latitude, longitude }: Place): FoundListings['spots'] =>
  latitude === null || longitude === null ? [] : [{ slug, latitude, longitude }];
