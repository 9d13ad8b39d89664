import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { createTranslate } from '@/lib/i18n/translate';
import { executeSql } from '../platform/database/request-transaction';
import { getBuyer } from './find-buyer';

type AlertConsent = {
  given: boolean;
  /** The name of a saved search; null for the weekly mail of matches. */
  search: string | null;
};

/** Records in the ledger that a buyer started or stopped mails, with the displayed wording, in the request's transaction. */
export async function recordAlertConsent(
  buyerId: number,
  { given, search }: AlertConsent,
  req: PayloadRequest,
): Promise<void> {
  const { email, language } = await getBuyer(buyerId, req);
  const wording = search ?? createTranslate(language)('buyerArea.preferences.weekly');
  const digest = createHash('sha256').update(wording).digest('hex');
  const form = search === null ? 'preferences' : 'saved-search';
  await executeSql(
    req,
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email)
      values ('alerts', ${given}, ${given ? 'given' : 'withdrawn'}, ${wording}, ${digest}, ${language}, ${form}, '', '', ${email})`,
  );
}
