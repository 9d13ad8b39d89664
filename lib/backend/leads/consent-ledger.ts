import { createHash, createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { environment } from '@/lib/environment';
import { consentKinds, consentWording } from '@/lib/forms/consent-wordings';
import type { FormValues } from '@/lib/forms/parse-form';
import { defaultLocale } from '@/lib/i18n/locales';
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

/**
 * Keyed hash (HMAC-SHA-256) that replaces an erased address or number in the ledger. With the contact and
 * the secret of the installation the entry can be found again; the contact cannot be read from it.
 */
export function hashContact(contact: string, secret = environment.payloadSecret() ?? ''): string {
  return createHmac('sha256', `consents ${secret}`).update(contact).digest('hex');
}

const withdrawalWording = 'No newsletter any more, as they asked by mail';

/** Records that an address (in lower case) withdrew its consent to the newsletter by replying to a mail. */
export async function withdrawNewsletter({ db }: Payload, email: string): Promise<void> {
  const digest = createHash('sha256').update(withdrawalWording).digest('hex');
  await db.drizzle.execute(
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email)
      values ('newsletter', false, 'withdrawn', ${withdrawalWording}, ${digest}, ${defaultLocale}, 'mail', '', '', ${email})`,
  );
}
