import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';

/** What the ledger names a word that came by text message. */
export const byText = 'text message';

/** The last word of a number on text messages, whichever office it was given to. */
export const lastWord = (phone: SQL | string): SQL =>
  sql`(select given from consents where phone = ${phone} and kind = 'sms' and (given or form = ${byText}) order by id desc limit 1)`;

/** Whether a number has agreed to text messages and not taken it back. */
export async function mayText(phone: string, req: PayloadRequest): Promise<boolean> {
  return (await executeFor(req, sql`select 1 where ${lastWord(phone)}`)).length > 0;
}
