import type { Where } from 'payload';
import { z } from 'zod';
import type { ListingOrderName } from '@/lib/backend/platform/database/listing-orders';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { correctTerms } from '@/lib/backend/search/correct-terms';
import { getSelectedValues } from '@/lib/backend/search/facet-groups';
import { countFacets, toFacets } from '@/lib/backend/search/facets';
import { filterListings } from '@/lib/backend/search/filter-listings';
import { listIds } from '@/lib/backend/search/id-set';
import { decodeCursor, encodeCursor, type ListCursor } from '@/lib/backend/search/list-cursor';
import { findTermMatches, toTermSets } from '@/lib/backend/search/match-terms';
import { findMedians } from '@/lib/backend/search/medians';
import {
  listingFlags,
  type ParsedSearch,
  parseTerms,
  type ResolvedTerms,
  type SearchTerms,
} from '@/lib/backend/search/parse-search';
import { type RankedListing, readResultPage } from '@/lib/backend/search/result-page';
import { memoize, type SearchSelection } from '@/lib/backend/search/search-cache';
import { type SearchIndex, syncSearchIndex } from '@/lib/backend/search/search-index';
import { searchOrders } from '@/lib/backend/search/search-orders';
import type { SearchResult } from '@/lib/backend/search/search-result';
import { findTopMatches } from '@/lib/backend/search/term-sets';

const searchedFieldNames = [
  ...[
    'status',
    'kind',
    'category',
    'subcategory',
    'region',
    'district',
    'location',
    'title',
    'summary',
    'description',
    'listing_number',
  ],
  ...[
    'asking_price',
    'down_payment',
    'discretionary_earnings',
    'total_sales',
    'employees',
    'year_established',
  ],
  ...listingFlags,
];

/** A condition with every field that a search or its facets read, for the dependencies of the result. */
const searchedFieldsCondition: Where = Object.fromEntries(
  searchedFieldNames.map((field) => [field, { exists: true }]),
);

const ownerIdSchema = z
  .object({ equals: z.number() })
  .transform(({ equals }) => equals)
  .optional();
const ownerIdsSchema = z.object({ office: ownerIdSchema, agent: ownerIdSchema });

type SelectionQuery = { search: ParsedSearch; terms: ResolvedTerms; owners: Where };

/** The matching listings with their counts and medians. */
function selectListings(
  context: ReadContext,
  index: SearchIndex,
  { search, terms, owners }: SelectionQuery,
): Promise<SearchSelection> {
  const { listings, selections, termSets: termSetCache } = index;
  const { included, excluded, placeTerms } = terms;
  const termKey = JSON.stringify([included, excluded, [...placeTerms]]);
  return memoize(selections, JSON.stringify([{ ...search, words: termKey }, owners]), async () => {
    const termSets = await memoize(termSetCache, termKey, async () =>
      (await findTermMatches(context, terms)).map((termMatch) => toTermSets(listings, termMatch)),
    );
    const { matches, idsWithout } = filterListings(index, {
      search,
      terms: termSets,
      owners: ownerIdsSchema.parse(owners),
    });
    const ids = listIds(matches);
    const medians = findMedians(listings.columns, ids);
    const counts = countFacets(listings, { ids, idsWithout }, getSelectedValues(search));
    return { matches, total: ids.length, topMatches: findTopMatches(termSets), counts, medians };
  });
}

/** A condition that no listing matches. */
const noOwner: Where = { office: { equals: 0 } };

type ListingSearchQuery = {
  search: ParsedSearch;
  /** The condition for the owners that the search names by slug; null when one of them does not exist. */
  findOwners: () => Promise<Where | null>;
  order: ListingOrderName;
  limit: number;
  after: string | null;
};

/** The result of a listing search, with facets and medians. */
export async function searchListings(
  context: ReadContext,
  { search, findOwners, order, limit, after }: ListingSearchQuery,
): Promise<SearchResult> {
  const start = after ? decodeCursor(after, order) : null;
  const owners = (await findOwners()) ?? noOwner;
  const terms = parseTerms(search.words);
  recordSearch(context, owners, { order: searchOrders[order].field, terms });
  const index = await syncSearchIndex(context);
  const { terms: correctedTerms, corrected } = await memoize(index.corrections, search.words, () =>
    correctTerms(context, terms),
  );
  const selection = await selectListings(context, index, { search, terms: correctedTerms, owners });
  const readFrom = (from: ListCursor | null) =>
    readResultPage(
      context,
      { columns: index.listings.columns, ...selection },
      { order, start: from, limit: limit + 1 },
    );
  const page = await readWithCursors(readFrom, start, limit);
  return {
    ids: page.listings.map(({ id }) => id),
    next: page.last ? encodeCursor({ order, ...page.last }) : null,
    previous: page.first ? encodeCursor({ order, ...page.first, isTurned: true }) : null,
    total: selection.total,
    facets: () => toFacets(index, selection.counts, search),
    snapshot: selection.medians,
    corrected,
  };
}

type ResultPage = {
  listings: RankedListing[];
  first?: RankedListing | undefined;
  last?: RankedListing | undefined;
};

/**
 * A page with cursors for the next and the previous page where these exist. Paging back to the start returns
 * a full first page.
 */
async function readWithCursors(
  readFrom: (start: ListCursor | null) => Promise<RankedListing[]>,
  start: ListCursor | null,
  limit: number,
): Promise<ResultPage> {
  const page = await readFrom(start);
  const hasMore = page.length > limit;
  if (start?.isTurned && !hasMore) return readWithCursors(readFrom, null, limit);
  const listings = start?.isTurned ? page.slice(0, limit).toReversed() : page.slice(0, limit);
  return {
    listings,
    first: start ? listings[0] : undefined,
    last: hasMore || start?.isTurned ? listings.at(-1) : undefined,
  };
}

/** A search with words depends on every listing and region. */
function recordSearch(
  { recorder }: ReadContext,
  owners: Where,
  { order, terms }: { order: string; terms: SearchTerms },
): void {
  recorder.recordList('regions', {}, ['name', 'slug', 'latitude', 'longitude', 'districts']);
  recorder.recordList('listings', { ...owners, ...searchedFieldsCondition }, order);
  if (terms.included.length + terms.excluded.length === 0) return;
  for (const collection of ['listings', 'regions'] as const) recorder.recordCollection(collection);
}
