import type { Where } from 'payload';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOwnersOnly } from '@/lib/backend/contract/reads/find-owners';
import { type ListCursor, readCursor, writeCursor } from '@/lib/backend/contract/reads/list-cursor';
import { readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { correctWords } from '@/lib/backend/contract/search/correct-words';
import { followListings } from '@/lib/backend/contract/search/follow-listings';
import { keep } from '@/lib/backend/contract/search/kept';
import { type Placed, readPage } from '@/lib/backend/contract/search/read-page';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import { readWords, type SearchWords } from '@/lib/backend/contract/search/read-words';
import { searchOrders } from '@/lib/backend/contract/search/search-orders';
import { searchedFields } from '@/lib/backend/contract/search/searched-fields';
import { selectListings } from '@/lib/backend/contract/search/select-listings';
import { toFacets } from '@/lib/backend/contract/search/to-facets';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

const counted = requestLimits.counted;

/** Nobody has this id. */
const nobody: Where = { office: { equals: 0 } };

type SearchQuery = { search: ReadSearch; order: ListingOrder; limit: number; after: string | null };

/** What a search finds, with what could be chosen next and what is usual. */
export async function searchListings(
  reading: Reading,
  { search, order, limit: wanted, after }: SearchQuery,
): Promise<ListingSearchResultSource> {
  const { limit } = readPaging({ page: 1, limit: wanted });
  const start = after ? readCursor(after, order) : null;
  const slugs = { office: search.tribe_slug, agent: search.agent_slug };
  const owners = (await findOwnersOnly(reading, slugs)) ?? nobody;
  const asked = readWords(search.words);
  noteSearch(reading, owners, { order: searchOrders[order].field, words: asked });
  const followed = await followListings(reading);
  const { words, corrected } = await keep(followed.corrections, search.words, () =>
    correctWords(reading, asked),
  );
  const selection = await selectListings(reading, followed, { search, words, owners });
  const { total } = selection;
  const read = (from: ListCursor | null) =>
    readPage(
      reading,
      { columns: followed.listings.columns, ...selection },
      { order, start: from, limit: limit + 1 },
    );
  const page = await readAround(read, start, limit);
  return {
    ids: page.shown.map(({ id }) => id),
    next: page.last ? writeCursor({ order, ...page.last }) : null,
    previous: page.first ? writeCursor({ order, ...page.first, isTurned: true }) : null,
    total: Math.min(total, counted),
    total_capped: total > counted,
    facets: () => toFacets(followed, selection.counts, search),
    snapshot: selection.medians,
    corrected,
  };
}

type Page = { shown: Placed[]; first?: Placed | undefined; last?: Placed | undefined };

/** A page with its ends where more lies beyond them. Who comes back to the beginning gets a whole first page. */
async function readAround(
  read: (start: ListCursor | null) => Promise<Placed[]>,
  start: ListCursor | null,
  limit: number,
): Promise<Page> {
  const page = await read(start);
  const hasMore = page.length > limit;
  if (start?.isTurned && !hasMore) return readAround(read, null, limit);
  const shown = start?.isTurned ? page.slice(0, limit).toReversed() : page.slice(0, limit);
  return {
    shown,
    first: start ? shown[0] : undefined,
    last: hasMore || start?.isTurned ? shown.at(-1) : undefined,
  };
}

/** What words find hangs on everything that is written. */
function noteSearch(
  { recorder }: Reading,
  owners: Where,
  { order, words }: { order: string; words: SearchWords },
): void {
  recorder.noteList('regions', {}, ['name', 'slug', 'latitude', 'longitude', 'districts']);
  recorder.noteList('listings', { ...owners, ...searchedFields }, order);
  if (words.wanted.length + words.unwanted.length === 0) return;
  for (const collection of ['listings', 'regions'] as const) recorder.noteCollection(collection);
}
