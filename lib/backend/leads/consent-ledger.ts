import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { consentKinds, consentWording } from '@/lib/forms/consent-wordings';
import type { FormValues } from '@/lib/forms/parse-form';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { executeSql } from '../platform/database/request-transaction';

export type ConsentSubmission = {
  lead: number;
  form: string;
  values: FormValues;
  locale: Locale;
  address: string;
  page: string;
  office: number | null;
  /** Contact details of the person; the phone number in E.164. */
  email: string | undefined;
  phone: string | undefined;
};

/**
 * Records which consents were given and refused, with the displayed wording, in the transaction of the
 * request.
 */
export async function recordConsents(submission: ConsentSubmission, req: PayloadRequest): Promise<void> {
  const { lead, form, values, locale, address, page, office, email = null, phone = null } = submission;
  for (const kind of consentKinds) {
    if (typeof values[kind] !== 'boolean') continue;
    const { version, text } = consentWording(kind, locale, createTranslate(locale));
    const digest = createHash('sha256').update(text).digest('hex');
    await executeSql(
      req,
      sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email, phone, office_id, lead_id)
        values (${kind}, ${values[kind]}, ${version}, ${text}, ${digest}, ${locale}, ${form}, ${page}, ${address}, ${email}, ${phone}, ${office}, ${lead})`,
    );
  }
}
