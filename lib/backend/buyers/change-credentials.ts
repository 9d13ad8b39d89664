import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { enqueueMail } from '../leads/mail/enqueue-mail';
import { executeSql, inTransaction } from '../platform/database/request-transaction';
import { composeAccountNotice, composeLinkMail } from './account-mails';
import { canRequestLink, consumeLink, createLink, expireLinks, findLink } from './buyer-links';
import { findBuyerByEmail, getBuyer, normaliseEmail } from './find-buyer';
import { confirmBuyer } from './follow-link';
import { deletePasskeys } from './passkeys';
import { findBuyerPasswordIssue, type PasswordIssue, setPassword } from './passwords';
import { type BuyerSession, revokeSessions } from './sessions';

/**
 * Sets the password by an emailed link, which also confirms the address; ends all sessions. A weak password does not use
 * up the link.
 * @returns why it is rejected; null when it is set.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  req: PayloadRequest,
): Promise<PasswordIssue | 'link' | null> {
  const purposes = ['reset', 'invite'] as const;
  const link = await findLink(token, purposes, req);
  if (!link) return 'link';
  const buyer = await getBuyer(link.buyer, req);
  const issue = await findBuyerPasswordIssue(password, buyer);
  if (issue) return issue;
  return inTransaction(req, async () => {
    if (!(await consumeLink(token, purposes, req))) return 'link';
    await setPassword(buyer.id, password, req);
    await confirmBuyer(buyer.id, req);
    // Whoever lost the password may also have lost control of the account's devices.
    await deletePasskeys(buyer.id, req);
    await revokeSessions(buyer.id, req);
    await expireLinks(buyer.id, req);
    await enqueueMail(
      composeAccountNotice({
        buyer: buyer.id,
        to: buyer.email,
        locale: buyer.language,
        about: 'passwordChanged',
      }),
      req,
    );
    return null;
  });
}

/** Changes the password of a signed-in buyer and ends the other sessions; the caller checks the current password. */
export async function changePassword(
  { id, buyer: buyerId }: BuyerSession,
  password: string,
  req: PayloadRequest,
): Promise<PasswordIssue | null> {
  const buyer = await getBuyer(buyerId, req);
  const issue = await findBuyerPasswordIssue(password, buyer);
  if (issue) return issue;
  return inTransaction(req, async () => {
    await setPassword(buyerId, password, req);
    await revokeSessions(buyerId, req, { except: id });
    await expireLinks(buyerId, req);
    await enqueueMail(
      composeAccountNotice({
        buyer: buyerId,
        to: buyer.email,
        locale: buyer.language,
        about: 'passwordChanged',
      }),
      req,
    );
    return null;
  });
}

/**
 * Mails links to the current and the new address; the change takes effect when both were followed.
 * @returns false when the new address has an account.
 */
export async function changeEmail(
  buyerId: number,
  { email, change }: { email: string; change: string },
  req: PayloadRequest,
): Promise<boolean> {
  const newEmail = normaliseEmail(email);
  if (await findBuyerByEmail(newEmail, req)) return false;
  const buyer = await getBuyer(buyerId, req);
  await inTransaction(req, async () => {
    if (!(await canRequestLink(buyerId, 'email-new', req))) return;
    for (const [purpose, to] of [
      ['email-current', buyer.email],
      ['email-new', newEmail],
    ] as const) {
      const token = await createLink({ buyer: buyerId, purpose, data: { change, email: newEmail } }, req);
      const mail = { buyer: buyerId, to, locale: buyer.language, purpose, token, email: newEmail };
      await enqueueMail(composeLinkMail(mail), req);
    }
  });
  return true;
}

/** The new address of a change that is not confirmed from both mailboxes yet; null without one. */
export async function findPendingEmail(buyer: number, req: PayloadRequest): Promise<string | null> {
  const rows = await executeSql(
    req,
    sql`select data->>'email' as email from buyer_links where buyer_id = ${buyer} and purpose in ('email-current', 'email-new')
      and used_at is null and expires_at > now() order by created_at desc limit 1`,
  );
  return z.array(z.object({ email: z.string() })).parse(rows)[0]?.email ?? null;
}
