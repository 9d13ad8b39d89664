import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';

/** So many mails a mailbox gets for forms in so many hours: anybody may write anybody's address into them. */
const most = { mails: 20, hours: 24 };

/** Whether so much was sent in somebody's name already, the present lead with it, that nothing more is mailed to them; however they spell what is one mailbox to most. */
export async function wasMailedEnough(email: string | undefined, req: PayloadRequest): Promise<boolean> {
  if (email === undefined) return false;
  const leads = await executeFor(
    req,
    sql`select 1 from leads where created_at > now() - make_interval(hours => ${most.hours}) and not coalesce(suspected, false)
      and ${mailbox(sql`email`)} = ${mailbox(sql`${email}::text`)} limit ${most.mails + 1}`,
  );
  return leads.length > most.mails;
}

/** Name and host: what stands behind a `+` is the owner's own, and capitals are nothing. */
const mailbox = (address: SQL): SQL =>
  sql`(split_part(split_part(lower(${address}), '@', 1), '+', 1), split_part(lower(${address}), '@', 2))`;
