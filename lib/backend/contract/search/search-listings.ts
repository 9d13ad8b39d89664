import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { z } from 'zod';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOwners } from '@/lib/backend/contract/reads/find-owners';
import { readCursor, writeCursor } from '@/lib/backend/contract/reads/list-cursor';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import { readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { baseParts, leftOut } from '@/lib/backend/contract/search/base-parts';
import { correctWords } from '@/lib/backend/contract/search/correct-words';
import { facetRow, facetsPart, toFacets } from '@/lib/backend/contract/search/facets-part';
import { groupParts } from '@/lib/backend/contract/search/groups';
import { namePlaces } from '@/lib/backend/contract/search/name-places';
import { rankedPages } from '@/lib/backend/contract/search/ranked-pages';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import { type FoundWords, readWords } from '@/lib/backend/contract/search/read-words';
import { searchOrders } from '@/lib/backend/contract/search/search-orders';
import { searchedFields } from '@/lib/backend/contract/search/searched-fields';
import { selectionsOf } from '@/lib/backend/contract/search/selections';
import { medianRow, snapshotPart, toSnapshot } from '@/lib/backend/contract/search/snapshot-part';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

const counted = requestLimits.counted;

type SearchQuery = { search: ReadSearch; order: ListingOrder; limit: number; after: string | null };

const answerRow = z.object({
  total: z.coerce.number(),
  facets: z.array(facetRow),
  page: z.array(
    z.object({ id: z.number(), at: z.string(), rank: z.enum(['named', 'mentioned']).optional() }),
  ),
  medians: z.array(medianRow),
});

/** What a search finds, with what could be chosen next and what is usual: one question, whose cost goes with marks, not with listings. */
export async function searchListings(
  reading: Reading,
  { search, order, limit: asked, after }: SearchQuery,
): Promise<ListingSearchResultSource> {
  const { limit } = readPaging({ page: 1, limit: asked });
  const start = after ? readCursor(after, order) : null;
  const owners = await findOwners(reading, { office: search.tribe_slug, agent: search.agent_slug });
  const { words, corrected } = await correctWords(reading, readWords(search.words));
  const answer = owners
    ? await ask(reading, search, { words, owners, page: { order, start, limit: limit + 1 } })
    : { total: 0, facets: [], page: [], medians: [] };
  const facets = [...answer.facets, ...(await namePlaces(reading, search, answer.facets))];
  const shown = answer.page.slice(0, limit);
  const last = answer.page.length > limit ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    next: last ? writeCursor({ order, ...last }) : null,
    total: Math.min(answer.total, counted),
    total_capped: answer.total > counted,
    facets: toFacets(facets, search),
    snapshot: toSnapshot(answer.medians),
    corrected,
  };
}

type Asked = {
  words: FoundWords;
  owners: Where;
  page: { order: ListingOrder; start: ReturnType<typeof readCursor> | null; limit: number };
};

async function ask(reading: Reading, search: ReadSearch, { words, owners, page }: Asked) {
  const order = searchOrders[page.order];
  const { named, without } = selectionsOf({
    base: baseParts(search, words, owners),
    groups: groupParts(search),
    leftOut: leftOut(words),
  });
  const pages = rankedPages({ ...page, order }, words);
  reading.recorder.noteList('regions', {}, ['name', 'slug', 'latitude', 'longitude', 'districts']);
  const [answer] = await queryRows(
    reading,
    { collection: 'listings', where: { ...owners, ...searchedFields }, sort: order.figure },
    sql`with ${sql.join([...named, ...pages.named], sql`, `)}
      select (select coalesce(sum(bit_count(bits)), 0) from found) as total,
        (select coalesce(json_agg(facets), '[]') from (${facetsPart(without, search)}) as facets) as facets,
        ${pages.rows} as page,
        (select coalesce(json_agg(medians), '[]') from (${snapshotPart()}) as medians) as medians`,
    answerRow,
  );
  return answer ?? { total: 0, facets: [], page: [], medians: [] };
}
