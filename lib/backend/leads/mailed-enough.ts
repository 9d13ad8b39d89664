import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../platform/database/request-transaction';

/** Confirmation mails per mailbox: visitors can enter any email address. */
const CONFIRMATION_MAIL_LIMIT = { mails: 20, hours: 24 };

/**
 * Whether the mailbox reached its limit of confirmation mails, including the current lead. Spellings of one
 * mailbox count together.
 */
export async function hasReachedMailLimit(email: string | undefined, req: PayloadRequest): Promise<boolean> {
  if (email === undefined) return false;
  const leads = await executeSql(
    req,
    sql`select 1 from leads where created_at > now() - make_interval(hours => ${CONFIRMATION_MAIL_LIMIT.hours}) and not coalesce(suspected, false)
      and ${mailboxKey(sql`email`)} = ${mailboxKey(sql`${email}::text`)} limit ${CONFIRMATION_MAIL_LIMIT.mails + 1}`,
  );
  return leads.length > CONFIRMATION_MAIL_LIMIT.mails;
}

/** Local part and domain in lower case. A suffix after `+` does not make another mailbox. */
const mailboxKey = (address: SQL): SQL =>
  sql`(split_part(split_part(lower(${address}), '@', 1), '+', 1), split_part(lower(${address}), '@', 2))`;
