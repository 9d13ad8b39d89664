import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Buyer } from '../payload-types';
import { isUniqueViolation } from '../platform/database/database-errors';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { type BuyerLink, consumeLink, expireLinks } from './buyer-links';
import { getBuyer } from './find-buyer';
import { findPublicListing } from './public-listing';
import { saveListing } from './saved-listings';
import { revokeSessions } from './sessions';
import { type BuyerClient, type StartedSession, startSession } from './sign-in';

/** Marks the address of a buyer as confirmed. */
export const confirmBuyer = (buyer: number, req: PayloadRequest): Promise<unknown> =>
  executeSql(
    req,
    sql`update buyers set status = 'active', confirmed_at = coalesce(confirmed_at, now()), updated_at = now()
      where id = ${buyer} and status = 'unconfirmed'`,
  );

/** A session after a link, with the listing that the buyer wanted to save. */
export type FollowedLink = StartedSession & { buyer: Buyer; listing: string | undefined };

/**
 * Signs in by a link that confirms the address or signs in once.
 * @returns null for a link that cannot be used.
 */
export async function signInByLink(
  token: string,
  client: BuyerClient,
  req: PayloadRequest,
): Promise<FollowedLink | null> {
  return inTransaction(req, async () => {
    const link = await consumeLink(token, ['confirm', 'sign-in'], req);
    if (!link) return null;
    await confirmBuyer(link.buyer, req);
    const buyer = await getBuyer(link.buyer, req);
    if (buyer.status !== 'active') return null;
    const { listing } = link.data;
    const listingId = listing === undefined ? null : await findPublicListing(listing, req);
    if (listingId !== null) await saveListing(buyer.id, listingId, req);
    return { ...(await startSession(buyer, client, req)), buyer, listing };
  });
}

export type EmailChangeStep = 'invalid' | 'pending' | 'changed' | 'taken';

/** Confirms a change of the email address from one mailbox; it takes effect when both have confirmed. */
export async function confirmEmailChange(token: string, req: PayloadRequest): Promise<EmailChangeStep> {
  try {
    return await inTransaction(req, () => confirmInTransaction(token, req));
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

async function confirmInTransaction(token: string, req: PayloadRequest): Promise<EmailChangeStep> {
  const link = await consumeLink(token, ['email-current', 'email-new'], req);
  if (!link) return 'invalid';
  if (!(await isConfirmedByBoth(link, req))) return 'pending';
  const { email = '' } = link.data;
  await executeSql(req, sql`update buyers set email = ${email}, updated_at = now() where id = ${link.buyer}`);
  await expireLinks(link.buyer, req);
  await revokeSessions(link.buyer, req);
  return 'changed';
}

/** Whether the other link of the same change was used. Locks the buyer, so that two concurrent confirmations see each other. */
async function isConfirmedByBoth({ buyer, data }: BuyerLink, req: PayloadRequest): Promise<boolean> {
  await executeSql(req, sql`select 1 from buyers where id = ${buyer} for update`);
  const used = await executeSql(
    req,
    sql`select 1 from buyer_links where buyer_id = ${buyer} and used_at is not null and data->>'change' = ${data.change ?? ''}
      and purpose in ('email-current', 'email-new')`,
  );
  return used.length === 2;
}
