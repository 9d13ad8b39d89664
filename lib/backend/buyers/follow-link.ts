import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/schemas/locale';
import type { Buyer } from '../payload-types';
import { isUniqueViolation } from '../platform/database/database-errors';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { type BuyerLink, consumeLink, expireLinks, findLink } from './buyer-links';
import { getBuyer } from './find-buyer';
import { hasPassword, isBuyerPassword } from './passwords';
import { findPublicListing } from './public-listing';
import { hasRegistered } from './registration-cookie';
import { saveListing } from './saved-listings';
import { revokeSessions } from './sessions';
import { type BuyerClient, type StartedSession, startSession } from './sign-in';
import { countSignIn, refundSignIn } from './sign-in-limits';

/** Marks the address of a buyer as confirmed. */
export const confirmBuyer = (buyer: number, req: PayloadRequest): Promise<unknown> =>
  executeSql(
    req,
    sql`update buyers set status = 'active', confirmed_at = coalesce(confirmed_at, now()), updated_at = now(), revision = revision + 1
      where id = ${buyer} and status = 'unconfirmed'`,
  );

/** A session after a link, with the listing that the buyer wanted to save. */
export type FollowedLink = StartedSession & { buyer: Buyer; listing: string | undefined };

/**
 * Whether a link needs the password: it confirms an account that another browser registered with a password, which
 * somebody else than the owner of the address may have chosen.
 */
export async function needsPassword(
  { buyer: id }: BuyerLink,
  headers: Headers,
  req: PayloadRequest,
): Promise<boolean> {
  const { status, email } = await getBuyer(id, req);
  const { secret } = req.payload;
  return status === 'unconfirmed' && !hasRegistered(headers, email, secret) && (await hasPassword(id, req));
}

/**
 * Signs in by a link that confirms the address or signs in once.
 * @returns null for a link that cannot be used; `password` when it needs a password and this one is wrong.
 */
export async function signInByLink(
  token: string,
  password: string,
  client: BuyerClient,
  req: PayloadRequest,
): Promise<FollowedLink | 'password' | null> {
  const found = await findLink(token, ['confirm', 'sign-in'], req);
  if (!found) return null;
  if (await needsPassword(found, client.headers, req)) {
    const { email } = await getBuyer(found.buyer, req);
    const attempt = { email, address: client.address, device: null };
    const wait = await countSignIn(req.payload, attempt);
    if (wait !== null || !(await isBuyerPassword(found.buyer, password, req))) return 'password';
    await refundSignIn(req.payload, attempt);
  }
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

/** The state of a change, with the language of the buyer if the link was valid. */
export type EmailChange = { step: 'pending' | 'changed' | 'taken'; locale: Locale };

/**
 * Confirms a change of the email address from one mailbox; it takes effect when both have confirmed.
 * @returns null for a link that cannot be used.
 */
export async function confirmEmailChange(token: string, req: PayloadRequest): Promise<EmailChange | null> {
  const link = await findLink(token, ['email-current', 'email-new'], req);
  if (!link) return null;
  const { language: locale } = await getBuyer(link.buyer, req);
  try {
    const step = await inTransaction(req, () => confirmInTransaction(token, req));
    return step && { step, locale };
  } catch (error) {
    if (isUniqueViolation(error)) return { step: 'taken', locale };
    throw error;
  }
}

async function confirmInTransaction(
  token: string,
  req: PayloadRequest,
): Promise<'pending' | 'changed' | null> {
  const link = await consumeLink(token, ['email-current', 'email-new'], req);
  if (!link) return null;
  if (!(await isConfirmedByBoth(link, req))) return 'pending';
  const { email = '' } = link.data;
  await executeSql(
    req,
    sql`insert into former_buyer_emails (buyer_id, email) select id, email from buyers where id = ${link.buyer} on conflict do nothing`,
  );
  await executeSql(
    req,
    sql`update buyers set email = ${email}, updated_at = now(), revision = revision + 1 where id = ${link.buyer}`,
  );
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
