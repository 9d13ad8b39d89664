import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { listingStatusSchema } from '@/schemas/listing';
import { listedCondition } from '../platform/database/listing-orders';
import { executeSql } from '../platform/database/request-transaction';
import { isStorable } from '../platform/reads/is-storable';

/** The number of listings that a buyer can save. */
export const MAX_SAVED_LISTINGS = 500;

const savedRow = z.object({
  listing_id: z.number(),
  slug: z.string(),
  saved_at: z.coerce.date(),
  note: z.string(),
  price: z.coerce.number().nullable(),
  status: listingStatusSchema,
});
/** A saved listing with its note, and its price and status when it was saved. */
export type SavedListingRow = z.infer<typeof savedRow>;

/** The saved listings of a buyer that are still public, newest first. */
export async function readSavedListings(buyer: number, req: PayloadRequest): Promise<SavedListingRow[]> {
  const rows = await executeSql(
    req,
    sql`select s.listing_id, listings.slug, s.saved_at, s.note, s.price, s.status from saved_listings s
      join (select id, slug from listings where ${sql.raw(listedCondition)}) as listings on listings.id = s.listing_id
      where s.buyer_id = ${buyer} and s.removed_at is null order by s.saved_at desc, s.listing_id desc`,
  );
  return z.array(savedRow).parse(rows);
}

/** A removed listing that is saved again within this time is restored with its note, in minutes. */
const UNDO_MINUTES = 60;
const isRestored = sql`(saved_listings.removed_at is null or saved_listings.removed_at > now() - make_interval(mins => ${UNDO_MINUTES}))`;

/** Saves a public listing once, up to the limit; @returns whether it is saved. */
export async function saveListing(buyer: number, listing: number, req: PayloadRequest): Promise<boolean> {
  await executeSql(
    req,
    sql`insert into saved_listings (buyer_id, listing_id, price, status)
      select ${buyer}, id, asking_price, status from listings where id = ${listing} and ${sql.raw(listedCondition)}
        and (select count(*) from saved_listings where buyer_id = ${buyer} and removed_at is null) < ${MAX_SAVED_LISTINGS}
      on conflict (buyer_id, listing_id) do update set removed_at = null,
        saved_at = case when ${isRestored} then saved_listings.saved_at else now() end,
        note = case when ${isRestored} then saved_listings.note else '' end,
        price = case when ${isRestored} then saved_listings.price else excluded.price end,
        status = case when ${isRestored} then saved_listings.status else excluded.status end`,
  );
  const rows = await executeSql(
    req,
    sql`select 1 from saved_listings where buyer_id = ${buyer} and listing_id = ${listing} and removed_at is null`,
  );
  return rows.length > 0;
}

const ofSlug = (slug: string) =>
  sql`listing_id = (select id from listings where slug = ${isStorable(slug) ? slug : ''})`;

/** Removes a saved listing, also one that is no longer public. */
export const removeSavedListing = (buyer: number, slug: string, req: PayloadRequest): Promise<unknown> =>
  executeSql(
    req,
    sql`update saved_listings set removed_at = now() where buyer_id = ${buyer} and removed_at is null and ${ofSlug(slug)}`,
  );

/** Sets the note of a saved listing; @returns whether it is saved. */
export async function noteListing(
  buyer: number,
  { listing, note }: { listing: string; note: string },
  req: PayloadRequest,
): Promise<boolean> {
  const rows = await executeSql(
    req,
    sql`update saved_listings set note = ${note} where buyer_id = ${buyer} and removed_at is null and ${ofSlug(listing)} returning listing_id`,
  );
  return rows.length > 0;
}
