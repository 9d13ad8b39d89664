import { createHash, createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { environment } from '@/lib/environment';
import { consentKinds, consentWording } from '@/lib/forms/consent-wordings';
import type { FormValues } from '@/lib/forms/parse-form';
import { defaultLocale } from '@/lib/i18n/locales';
import type { LeadFormName } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { executeSql } from '../platform/database/request-transaction';
import type { Subscriber } from './newsletter-token';

export type ConsentSubmission = {
  lead: number;
  form: LeadFormName;
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
    const { version, text } = consentWording(kind, form, locale);
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

type NewsletterChange = { given: boolean; version: string; wording: string; form: string };

const withdrawnByMail: NewsletterChange = {
  ...{ given: false, version: 'withdrawn', form: 'mail' },
  wording: 'No newsletter any more, as they asked by mail',
};
const confirmedByLink: NewsletterChange = {
  ...{ given: true, version: 'confirmed', form: 'newsletter' },
  wording: 'Confirmed by the link that was mailed to the address',
};
const withdrawnByLink: NewsletterChange = {
  ...{ given: false, version: 'withdrawn', form: 'newsletter' },
  wording: 'Unsubscribed by the link in a mail',
};

/**
 * Records a change of the consent of an address (in lower case) to the newsletter. An address is subscribed while its
 * latest entry has the version `confirmed`.
 */
async function recordNewsletterChange(
  { db }: Payload,
  { given, version, wording, form }: NewsletterChange,
  { email, locale }: Subscriber,
): Promise<void> {
  const digest = createHash('sha256').update(wording).digest('hex');
  await db.drizzle.execute(
    sql`insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email)
      values ('newsletter', ${given}, ${version}, ${wording}, ${digest}, ${locale}, ${form}, '', '', ${email})`,
  );
}

/** Records that an address (in lower case) withdrew its consent to the newsletter by replying to a mail. */
export const withdrawNewsletter = (payload: Payload, email: string): Promise<void> =>
  recordNewsletterChange(payload, withdrawnByMail, { email, locale: defaultLocale });

/** Whether the owner of an address (in lower case) unsubscribed after this time, in ms. */
export async function hasUnsubscribedSince({ db }: Payload, email: string, time: number): Promise<boolean> {
  const { rows } = await db.drizzle.execute(
    sql`select 1 from consents where kind = 'newsletter' and version = 'withdrawn' and given_at > ${new Date(time).toISOString()}
      and (lower(email) = ${email} or email_hash = ${hashContact(email)}) limit 1`,
  );
  return rows.length > 0;
}

/** Records the second step of the subscription: the owner of the address confirmed it. */
export const confirmNewsletter = (payload: Payload, subscriber: Subscriber): Promise<void> =>
  recordNewsletterChange(payload, confirmedByLink, subscriber);

/** Records that the owner of an address unsubscribed by a link or by the button of a mail program. */
export const unsubscribeNewsletter = (payload: Payload, subscriber: Subscriber): Promise<void> =>
  recordNewsletterChange(payload, withdrawnByLink, subscriber);
