import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { type AlertFrequency, alertFrequencySchema } from '@/schemas/buyers/preferences';
import { readSearch } from '@/schemas/search/read-search';
import type { SearchState } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { recordAlertConsent } from './alert-consent';
import { rescheduleAlert } from './alert-subscriptions';
import { replaceCriteriaRows } from './criteria-rows';

/** The number of searches that a buyer can save. */
export const MAX_SAVED_SEARCHES = 50;

const searchRow = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  frequency: alertFrequencySchema,
  created_at: z.coerce.date(),
});
export type SavedSearchRow = z.infer<typeof searchRow>;

const columns = sql`id, name, query, frequency, created_at`;

/**
 * The search that is saved: without order, view and page, which do not change its results. Saved searches find listings in
 * the whole network.
 */
function toSavedState(query: string): SearchState {
  const state = readSearch(new URLSearchParams(query));
  const sort = state.words ? 'relevance' : 'newest';
  return { ...state, sort, view: 'list', scope: 'here', after: null, from: null, unread: [] };
}

/** The saved searches of a buyer, newest first. */
export async function readSavedSearches(buyer: number, req: PayloadRequest): Promise<SavedSearchRow[]> {
  const rows = await executeSql(
    req,
    sql`select ${columns} from saved_searches where buyer_id = ${buyer} order by created_at desc, id desc`,
  );
  return z.array(searchRow).parse(rows);
}

/** A saved search of a buyer; null when it is not one of this buyer. */
export async function readSavedSearch(
  buyer: number,
  id: number,
  req: PayloadRequest,
): Promise<SavedSearchRow | null> {
  const rows = await executeSql(
    req,
    sql`select ${columns} from saved_searches where id = ${id} and buyer_id = ${buyer}`,
  );
  return z.array(searchRow).parse(rows)[0] ?? null;
}

type NewSearch = { query: string; name: string; frequency?: AlertFrequency | undefined };

/** Saves a search, or renames it when it is saved already; null when the buyer has too many. */
export function saveSearch(
  buyer: number,
  { query, name, frequency }: NewSearch,
  req: PayloadRequest,
): Promise<SavedSearchRow | null> {
  const state = toSavedState(query);
  const written = writeSearch(state).toString();
  return inTransaction(req, async () => {
    // Concurrent calls of one buyer wait for each other, so that the limit holds.
    await executeSql(req, sql`select 1 from buyers where id = ${buyer} for no key update`);
    const rows = await executeSql(
      req,
      sql`insert into saved_searches (buyer_id, name, query, frequency) select ${buyer}, ${name}, ${written}, ${frequency ?? 'weekly'}
        where (select count(*) from saved_searches where buyer_id = ${buyer} and query <> ${written}) < ${MAX_SAVED_SEARCHES}
        on conflict (buyer_id, md5(query)) do update set name = excluded.name, frequency = coalesce(${frequency ?? null}::text, saved_searches.frequency) returning ${columns}`,
    );
    const [search] = z.array(searchRow).parse(rows);
    if (!search) return null;
    await replaceCriteriaRows({ buyer, search: search.id }, state, req);
    await rescheduleAlert({ buyer, search: search.id }, search.frequency, req);
    if (search.frequency !== 'never')
      await recordAlertConsent(buyer, { given: true, search: search.name }, req);
    return search;
  });
}

/** Changes a saved search of a buyer; null when it is not one of this buyer. */
export function updateSearch(
  buyer: number,
  { id, name, frequency }: { id: number; name: string; frequency: AlertFrequency },
  req: PayloadRequest,
): Promise<SavedSearchRow | null> {
  return inTransaction(req, async () => {
    const rows = await executeSql(
      req,
      sql`update saved_searches set name = ${name}, frequency = ${frequency} where id = ${id} and buyer_id = ${buyer} returning ${columns}`,
    );
    const [search] = z.array(searchRow).parse(rows);
    if (!search) return null;
    await rescheduleAlert({ buyer, search: id }, frequency, req);
    await recordAlertConsent(buyer, { given: frequency !== 'never', search: search.name }, req);
    return search;
  });
}

/** Deletes a saved search of a buyer. */
export const deleteSearch = (buyer: number, id: number, req: PayloadRequest): Promise<unknown> =>
  executeSql(req, sql`delete from saved_searches where id = ${id} and buyer_id = ${buyer}`);
