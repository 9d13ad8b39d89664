import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';

/** Value of `form` in the ledger for consents that came by text message. */
export const SMS_LEDGER_FORM = 'text message';

/** The latest consent of a number to text messages, for any office. */
export const latestSmsConsent = (phone: SQL | string): SQL =>
  sql`(select given from consents where phone = ${phone} and kind = 'sms' and (given or form = ${SMS_LEDGER_FORM}) order by id desc limit 1)`;

/** Whether the number has consented to text messages and not opted out. */
export async function hasSmsConsent(phone: string, req: PayloadRequest): Promise<boolean> {
  return (await executeSql(req, sql`select 1 where ${latestSmsConsent(phone)}`)).length > 0;
}
