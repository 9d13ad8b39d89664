import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { consentKinds, consentWording } from '@/lib/forms/consent-wordings';
import type { FormValues } from '@/lib/forms/parse-form';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { executeFor } from '../database/execute-for';

export type Consenting = {
  lead: number;
  form: string;
  values: FormValues;
  locale: Locale;
  address: string;
  page: string;
  office: number | null;
  /** Of whom it is; the number in E.164. */
  email: string | undefined;
  phone: string | undefined;
};

/** Writes into the ledger what somebody agreed to and what not, in the words they were shown, in the request's transaction. */
export async function keepConsents(given: Consenting, req: PayloadRequest): Promise<void> {
  const { lead, form, values, locale, address, page, office, email = null, phone = null } = given;
  for (const kind of consentKinds) {
    if (typeof values[kind] !== 'boolean') continue;
    const { version, text } = consentWording(kind, locale, createTranslate(locale));
    const digest = createHash('sha256').update(text).digest('hex');
    await executeFor(
      req,
      sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email, phone, office_id, lead_id)
        values (${kind}, ${values[kind]}, ${version}, ${text}, ${digest}, ${locale}, ${form}, ${page}, ${address}, ${email}, ${phone}, ${office}, ${lead})`,
    );
  }
}
