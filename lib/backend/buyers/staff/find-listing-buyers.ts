import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { createReadCondition } from '../../platform/access/readable-rows';
import { getStaffMember } from '../../platform/access/staff-member';
import { executeSql } from '../../platform/database/request-transaction';
import { readMatchedListing, wantedListings } from '../wanted-listings';

const buyerRow = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Whether the buyer agreed to mails about matches. */
  weekly_mail: z.boolean(),
  /** When the buyer was mailed about the listing. */
  mailed_at: z.coerce.date().nullable(),
  total: z.number(),
  /** Buyers who agreed and were not mailed about it. */
  waiting: z.number(),
});
type ListingBuyer = z.infer<typeof buyerRow>;

/** Buyers who are listed; the others are counted. */
const MAX_LISTED_BUYERS = 100;

/**
 * The active buyers whose preferences a public listing meets, of the user's offices; network staff see all. Those who can be
 * mailed come first. Empty for other listings, and for listings that the buyer hid.
 */
export async function findListingBuyers(
  listing: number,
  req: PayloadRequest,
  limit = MAX_LISTED_BUYERS,
): Promise<ListingBuyer[]> {
  if (!getStaffMember(req.user)) return [];
  const matched = await readMatchedListing(req.payload, listing);
  if (!matched) return [];
  const readable = (await createReadCondition('buyers', req)) ?? sql`true`;
  const rows = await executeSql(
    req,
    sql`select id, first_name, last_name, email, coalesce(weekly_mail, false) as weekly_mail, mailed_at, count(*) over ()::int as total,
        count(*) filter (where weekly_mail and mailed_at is null) over ()::int as waiting
      from buyers join ${wantedListings([matched], sql`c.search_id is null`)} as wanted on wanted.buyer_id = buyers.id
      left join mailed_listings on mailed_listings.buyer_id = buyers.id and mailed_listings.listing_id = wanted.listing_id
      where status = 'active' and ${readable}
        and not exists (select from hidden_matches h where h.buyer_id = buyers.id and h.listing_id = wanted.listing_id)
      order by weekly_mail and mailed_at is null desc nulls last, buyers.created_at desc limit ${limit}`,
  );
  return z.array(buyerRow).parse(rows);
}
