import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { readSearch } from '@/schemas/search/read-search';
import { enqueueMail } from '../leads/mail/enqueue-mail';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { composeAlertMail } from './alert-mail';
import type { AlertSubscription } from './alert-token';
import { describeListings } from './describe-listings';
import { dropAlert } from './drop-alert';
import { findBuyerContact } from './find-buyer-contact';
import { criteriaOf, preferencesOf } from './preferences';
import { readSavedSearch } from './saved-searches';
import {
  type ChangedListing,
  findWordMatches,
  type MatchedListing,
  readChangedListings,
  wantedListings,
} from './wanted-listings';

/** Mails that are sent in one transaction. */
export const ALERTS_PER_ROUND = 25;

const dueRows = z.array(
  z.object({
    id: z.coerce.number(),
    buyer_id: z.number(),
    search_id: z.number().nullable(),
    since_version: z.coerce.number(),
  }),
);
/** A mail that is due about the listings that changed since a version. */
type DueAlert = { id: number; subscription: AlertSubscription; changed: readonly ChangedListing[] };

/**
 * Enqueues the mails that are due, and records the listings of each in the same transaction: each buyer is mailed about a
 * listing once, even when this is interrupted. Buyers whose mails another instance sends are left to it.
 * @returns the number of due mails.
 */
export async function sendDueAlerts(payload: Payload, now = new Date()): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from due_alerts where due_at <= ${now.toISOString()} limit 1`,
  );
  if (rows.length === 0) return 0;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const locked = await executeSql(
      req,
      sql`select due.id, due.buyer_id, due.search_id, due.since_version from due_alerts due join buyers on buyers.id = due.buyer_id
        where due.due_at <= ${now.toISOString()} order by due.due_at limit ${ALERTS_PER_ROUND}
        for update of due skip locked for no key update of buyers skip locked`,
    );
    const due = dueRows.parse(locked);
    const from = Math.min(...due.map(({ since_version }) => since_version));
    const changed = due.length > 0 ? await readChangedListings(payload, { from }) : [];
    for (const { id, buyer_id: buyer, search_id: search, since_version } of due) {
      const relevant = changed.filter(({ version }) => version >= since_version);
      await sendOrPostpone({ id, subscription: { buyer, search }, changed: relevant }, now, req);
    }
    return due.length;
  });
}

const RETRY_HOURS = 1;

/** Sends one mail; an alert that fails is tried again later and does not stop the others. */
async function sendOrPostpone(alert: DueAlert, now: Date, req: PayloadRequest): Promise<void> {
  await executeSql(req, sql`savepoint alert`);
  try {
    await sendAlert(alert, req);
  } catch (err) {
    req.payload.logger.error({ err, msg: `The alert ${alert.id} was not sent` });
    await executeSql(req, sql`rollback to savepoint alert`);
    await executeSql(
      req,
      sql`update due_alerts set due_at = ${now.toISOString()}::timestamptz + make_interval(hours => ${RETRY_HOURS}) where id = ${alert.id}`,
    );
  }
}

/** Sends one mail, unless the buyer does not want it any more or nothing is new. */
async function sendAlert(
  { id: alertId, subscription, changed }: DueAlert,
  req: PayloadRequest,
): Promise<void> {
  const { buyer: id, search: searchId } = subscription;
  await dropAlert(subscription, req);
  const buyer = await req.payload.findByID({ collection: 'buyers', id, depth: 0, req });
  const search = searchId === null ? null : await readSavedSearch(id, searchId, req);
  const isWanted = searchId === null ? buyer.weekly_mail : search && search.frequency !== 'never';
  if (buyer.status !== 'active' || !isWanted) return;
  const mailed = await recordMailed(id, await findWanted(subscription, changed, req), req);
  if (mailed.length === 0) return;
  const state = search && readSearch(new URLSearchParams(search.query));
  const wanted = { criteria: state ?? criteriaOf(preferencesOf(buyer)), words: state?.words ?? '' };
  const mail = composeAlertMail({
    id: `buyer-${id}-${searchId === null ? 'matches' : `search-${searchId}`}-${alertId}`,
    ...{ buyer, search, total: mailed.length },
    listings: await describeListings(mailed, wanted, req),
    contact: await findBuyerContact(buyer, req),
  });
  await enqueueMail(mail, req);
}

const listingRows = z.array(z.object({ listing_id: z.number() }));

/** The ones of these listings that the preferences or the saved search of a buyer match, without hidden ones. */
export async function findWanted(
  subscription: AlertSubscription,
  listings: readonly MatchedListing[],
  req: PayloadRequest,
): Promise<number[]> {
  const { buyer, search: id } = subscription;
  const owner = sql`c.buyer_id = ${buyer} and c.search_id is not distinct from ${id}::int`;
  const rows = await executeSql(
    req,
    sql`select listing_id from ${wantedListings(listings, owner)} as wanted
      where not exists (select from hidden_matches h where h.buyer_id = ${buyer} and h.listing_id = wanted.listing_id)`,
  );
  const ids = listingRows.parse(rows).map(({ listing_id }) => listing_id);
  const search = id === null ? null : await readSavedSearch(buyer, id, req);
  if (ids.length === 0 || !search || !new URLSearchParams(search.query).has('words')) return ids;
  const isMatch = await findWordMatches(req.payload, search.query);
  return ids.filter(isMatch);
}

/** Records that a buyer is mailed about listings; @returns those that are new to the buyer. */
export async function recordMailed(
  buyer: number,
  listings: readonly number[],
  req: PayloadRequest,
): Promise<number[]> {
  const sorted = [...listings].sort((one, other) => one - other);
  const rows = await executeSql(
    req,
    sql`insert into mailed_listings (buyer_id, listing_id) select ${buyer}, unnest(${`{${sorted}}`}::int[])
      on conflict do nothing returning listing_id`,
  );
  return listingRows.parse(rows).map(({ listing_id }) => listing_id);
}
