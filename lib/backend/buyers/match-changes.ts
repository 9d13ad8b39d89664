import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql, extendStatementTimeout, inTransaction } from '../platform/database/request-transaction';
import { dueTimes } from './due-times';
import { type ChangedListing, readChangedListings, wantedListings } from './wanted-listings';

/** Changed listings that are matched in one transaction. */
export const MATCHED_PER_ROUND = 50;

const cursorRows = z.array(z.object({ version: z.coerce.number(), newest: z.coerce.number() }));
const changeRows = z.array(z.object({ version: z.coerce.number() }));

/**
 * Matches the next changed listings against all preferences and saved searches whose buyers want mails. The position in the
 * changes is stored in the same transaction, so nothing is lost or matched twice when it is interrupted; while another
 * instance matches, this one does nothing.
 * @returns the number of changes.
 */
export async function matchChangedListings(payload: Payload, now = new Date()): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from matching_cursor where version <> (select coalesce(max(version), 0) from indexed_listings)`,
  );
  if (rows.length === 0) return 0;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const locked = await executeSql(
      req,
      sql`select version, (select coalesce(max(version), 0) from indexed_listings) as newest from matching_cursor for update skip locked`,
    );
    await extendStatementTimeout(req);
    const [cursor] = cursorRows.parse(locked);
    if (!cursor) return 0;
    // Older than the cursor: the database was restored.
    const since = Math.min(cursor.version, cursor.newest);
    const changes = changeRows.parse(
      await executeSql(
        req,
        sql`select version from indexed_listings where version > ${since} order by version limit ${MATCHED_PER_ROUND}`,
      ),
    );
    const [first, last] = [changes[0], changes.at(-1)];
    if (first && last) {
      const window = { from: first.version, limit: MATCHED_PER_ROUND };
      await addDueAlerts(await readChangedListings(payload, window), now, req);
    }
    await executeSql(req, sql`update matching_cursor set version = ${last?.version ?? since}`);
    return changes.length;
  });
}

/**
 * Adds the mails of active buyers who want one of these listings. Words are compared when a mail is sent, so that it may
 * turn out that there is nothing new.
 */
async function addDueAlerts(
  listings: readonly ChangedListing[],
  now: Date,
  req: PayloadRequest,
): Promise<void> {
  const [first] = listings;
  if (!first) return;
  const { instant, daily, weekly } = dueTimes(now);
  await executeSql(
    req,
    sql`insert into due_alerts (buyer_id, search_id, due_at, since_version)
      select wanted.buyer_id, wanted.search_id, case frequency when 'instant' then ${instant.toISOString()}::timestamptz
        when 'daily' then ${daily.toISOString()}::timestamptz else ${weekly.toISOString()}::timestamptz end, ${first.version}::bigint
      from (select distinct buyer_id, search_id from ${wantedListings(listings)} as pairs) as wanted
      join buyers on buyers.id = wanted.buyer_id and buyers.status = 'active'
      left join saved_searches on saved_searches.id = wanted.search_id
      where case when wanted.search_id is null then coalesce(buyers.weekly_mail, false) else frequency <> 'never' end
        and not exists (select from due_alerts due where due.buyer_id = wanted.buyer_id and coalesce(due.search_id, 0) = coalesce(wanted.search_id, 0))
    on conflict do nothing`,
  );
}
