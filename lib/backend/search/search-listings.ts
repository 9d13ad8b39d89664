import type { Where } from 'payload';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { getSelectedValues } from '@/lib/backend/search/facet-groups';
import { countFacets, toFacets } from '@/lib/backend/search/facets';
import { filterListings } from '@/lib/backend/search/filter-listings';
import { BITS_PER_WORD, hasId, listIds } from '@/lib/backend/search/id-set';
import { decodeCursor, encodeCursor, type ListCursor } from '@/lib/backend/search/list-cursor';
import { addListingsAt, getMentionedName } from '@/lib/backend/search/match-places';
import { findTermMatches, toTermSets } from '@/lib/backend/search/match-terms';
import { findMedians } from '@/lib/backend/search/medians';
import {
  listingFlags,
  type ParsedSearch,
  parseTerms,
  type SearchTerms,
  type SearchWords,
} from '@/lib/backend/search/parse-search';
import { type RankedListing, readResultPage } from '@/lib/backend/search/result-page';
import { memoize, type SearchSelection } from '@/lib/backend/search/search-cache';
import { type SearchIndex, syncSearchIndex } from '@/lib/backend/search/search-index';
import { type SearchOrderName, searchOrders } from '@/lib/backend/search/search-orders';
import type { SearchResult } from '@/lib/backend/search/search-result';
import { resolveSearchWords } from '@/lib/backend/search/search-words';
import { findTopMatches, type TermSets, type WordMatches } from '@/lib/backend/search/term-sets';
import { formatPlace } from '@/lib/places/resolve-place';

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

/** The listings of each term and place, and the first place without listings of its own. */
async function findMatches(
  context: ReadContext,
  index: SearchIndex,
  { terms, places }: SearchWords,
): Promise<WordMatches> {
  const { listings } = index;
  const names = [...new Set(places.flatMap((place) => getMentionedName(place) ?? []))];
  const matches = await findTermMatches(context, {
    ...terms,
    included: [...terms.included.filter((term) => !names.includes(term)), ...names],
    placeTerms: new Set([...terms.placeTerms, ...names]),
  });
  let unlistedPlace: string | null = null;
  const setsOf = (termMatch: (typeof matches)[number]): TermSets => {
    const sets = toTermSets(listings, termMatch);
    const { location } = termMatch;
    const searched = places.find((place) => location !== null && getMentionedName(place) === location);
    if (!searched) return sets;
    const { matches: found, isWidened } = addListingsAt(index, searched, sets.matches);
    if (isWidened) unlistedPlace ??= formatPlace(searched.place);
    return { ...sets, matches: found };
  };
  const points = places.filter((place) => getMentionedName(place) === null);
  const none = () => new Uint32Array(listings.columns.places.length / BITS_PER_WORD);
  const sets = [
    ...matches.map(setsOf),
    ...points.map((point) => ({
      isIncluded: true,
      matches: addListingsAt(index, point, none()).matches,
      topMatches: null,
    })),
  ];
  return { sets, unlistedPlace };
}

type SelectionQuery = { search: ParsedSearch; words: SearchWords; owners: Where };

/** The matching listings with their counts and medians. */
function selectListings(
  context: ReadContext,
  index: SearchIndex,
  { search, words, owners }: SelectionQuery,
): Promise<SearchSelection> {
  const { listings, selections, wordMatches } = index;
  const { included, excluded, placeTerms, synonyms } = words.terms;
  const termKey = JSON.stringify([included, excluded, [...placeTerms], [...synonyms.keys()], words.places]);
  return memoize(selections, JSON.stringify([{ ...search, words: termKey }, owners]), async () => {
    const { sets, unlistedPlace } = await memoize(wordMatches, termKey, () =>
      findMatches(context, index, words),
    );
    const { matches, idsWithout } = filterListings(index, {
      search,
      terms: sets,
      owners: ownerIdsSchema.parse(owners),
    });
    const ids = listIds(matches);
    const medians = findMedians(listings.columns, ids);
    const counts = countFacets(listings, { ids, idsWithout }, getSelectedValues(search));
    return { matches, total: ids.length, topMatches: findTopMatches(sets), counts, medians, unlistedPlace };
  });
}

/** A condition that no listing matches. */
const noOwner: Where = { office: { equals: 0 } };

type ListingSearchQuery = {
  search: ParsedSearch;
  /** The condition for the owners that the search names by slug; null when one of them does not exist. */
  findOwners: () => Promise<Where | null>;
  /** Null for relevance in a search with words, else for the newest. */
  order: SearchOrderName | null;
  limit: number;
  after: string | null;
};

/** The result of a listing search, with facets and medians. */
export async function searchListings(
  context: ReadContext,
  { search, findOwners, order: requestedOrder, limit, after }: ListingSearchQuery,
): Promise<SearchResult> {
  const order = requestedOrder ?? (search.words ? 'relevance' : 'newest');
  const start = after ? decodeCursor(after, order) : null;
  const owners = (await findOwners()) ?? noOwner;
  const terms = parseTerms(search.words);
  recordSearch(context, owners, { order: searchOrders[order].field, terms });
  const index = await syncSearchIndex(context);
  const words = await memoize(index.searchWords, search.words, () =>
    resolveSearchWords(context, search.words, index.vocabulary),
  );
  const selection = await selectListings(context, index, { search, words, owners });
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
    corrected: words.corrected,
    unlisted_place: selection.unlistedPlace ?? (selection.total === 0 ? findOnlyPlace(words) : null),
  };
}

/** Whether a listing is in the result of a search of the whole network. */
export async function findSearchMatches(
  context: ReadContext,
  search: ParsedSearch,
): Promise<(id: number) => boolean> {
  const index = await syncSearchIndex(context);
  const words = await memoize(index.searchWords, search.words, () =>
    resolveSearchWords(context, search.words, index.vocabulary),
  );
  const { matches } = await selectListings(context, index, { search, words, owners: {} });
  return (id) => hasId(matches, id) === 1;
}

/** The place that is all that the words name: a place without results is known, not misspelt. */
function findOnlyPlace({ terms, places }: SearchWords): string | null {
  const [only] = terms.included.length === 0 ? places : [];
  return only ? formatPlace(only.place) : null;
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
  for (const collection of ['listings', 'regions', 'places', 'search-synonyms'] as const)
    recorder.recordCollection(collection);
}
