import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { enqueueMail } from '../../leads/mail/enqueue-mail';
import { getStaffMember } from '../../platform/access/staff-member';
import { executeSql, inTransaction } from '../../platform/database/request-transaction';
import { composeAlertMail } from '../alert-mail';
import { describeListings } from '../describe-listings';
import { getBuyer } from '../find-buyer';
import { findBuyerContact } from '../find-buyer-contact';
import { criteriaOf, preferencesOf } from '../preferences';
import { recordMailed } from '../send-alerts';
import { findListingBuyers } from './find-listing-buyers';

/** Buyers who are mailed by one request. */
const MAX_MAILED_BUYERS = 200;

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * POST /cms-api/listings/{id}/mail-buyers: mails the buyers of the user's offices whose preferences the listing meets, who
 * agreed to mails and were not mailed about it. For staff who can read the listing.
 */
export const mailListingBuyers: Omit<Endpoint, 'root'> = {
  path: '/:id/mail-buyers',
  method: 'post',
  handler: async (req) => {
    if (!getStaffMember(req.user)) throw new APIError('Sign in to mail buyers', 403, null, true);
    const { data: id } = idSchema.safeParse(req.routeParams?.id);
    if (id === undefined) throw new NotFound(req.t);
    await req.payload.findByID({ collection: 'listings', id, depth: 0, overrideAccess: false, req });
    const count = await inTransaction(req, () => mailBuyers(id, req));
    return Response.json({ message: describeCount(count) });
  },
};

function describeCount(count: number): string {
  if (count === 0) return 'Every buyer who agreed was already emailed about this listing.';
  return count === 1 ? 'A mail to 1 buyer is being sent.' : `Mails to ${count} buyers are being sent.`;
}

async function mailBuyers(listing: number, req: PayloadRequest): Promise<number> {
  const buyers = await findListingBuyers(listing, req, MAX_MAILED_BUYERS);
  let count = 0;
  // In one order, so that concurrent requests wait for each other.
  for (const { id, weekly_mail, mailed_at } of buyers.sort((one, other) => one.id - other.id))
    if (weekly_mail && !mailed_at && (await mailBuyer(id, listing, req))) count += 1;
  return count;
}

/** Mails one buyer; @returns false when the buyer was mailed about the listing meanwhile. */
async function mailBuyer(id: number, listing: number, req: PayloadRequest): Promise<boolean> {
  await executeSql(req, sql`select 1 from buyers where id = ${id} for no key update`);
  const mailed = await recordMailed(id, [listing], req);
  if (mailed.length === 0) return false;
  const buyer = await getBuyer(id, req);
  const mail = composeAlertMail({
    id: `buyer-${id}-listing-${listing}`,
    ...{ buyer, search: null, total: 1 },
    listings: await describeListings(mailed, { criteria: criteriaOf(preferencesOf(buyer)), words: '' }, req),
    contact: await findBuyerContact(buyer, req),
  });
  await enqueueMail(mail, req);
  return true;
}
