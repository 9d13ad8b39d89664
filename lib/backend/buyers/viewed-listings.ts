import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../platform/database/request-transaction';

/** The number of viewed listings that are stored for each buyer. */
const MAX_VIEWED_LISTINGS = 50;
/** Views are stored for this many days. */
const VIEW_DAYS = 180;

const listingRows = z.array(z.object({ listing_id: z.number() }));

/** The listings that a buyer viewed, the last first; some may no longer be public. */
export async function readViewedListings(buyer: number, req: PayloadRequest): Promise<number[]> {
  const rows = await executeSql(
    req,
    sql`select listing_id from viewed_listings where buyer_id = ${buyer} and viewed_at > now() - make_interval(days => ${VIEW_DAYS})
      order by viewed_at desc, listing_id desc`,
  );
  return listingRows.parse(rows).map(({ listing_id }) => listing_id);
}

/** Forgets views that are older, of all buyers. */
export const deleteOldViews = (payload: Payload): Promise<unknown> =>
  payload.db.drizzle.execute(
    sql`delete from viewed_listings where viewed_at < now() - make_interval(days => ${VIEW_DAYS})`,
  );

/** Records a view of a listing, and forgets the oldest views beyond the limit. */
export async function recordView(buyer: number, listing: number, req: PayloadRequest): Promise<void> {
  await executeSql(
    req,
    sql`insert into viewed_listings (buyer_id, listing_id) values (${buyer}, ${listing})
      on conflict (buyer_id, listing_id) do update set viewed_at = now()`,
  );
  await executeSql(
    req,
    sql`delete from viewed_listings where buyer_id = ${buyer} and (viewed_at < now() - make_interval(days => ${VIEW_DAYS})
      or listing_id in (select listing_id from viewed_listings where buyer_id = ${buyer} order by viewed_at desc, listing_id desc offset ${MAX_VIEWED_LISTINGS}))`,
  );
}
