import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Locale } from '@/schemas/locale';
import { enqueueMail } from '../leads/mail/enqueue-mail';
import type { PasswordHash } from '../platform/accounts/password-hash';
import { executeSql } from '../platform/database/request-transaction';
import { composeLinkMail } from './account-mails';
import { createLink } from './buyer-links';
import { normaliseEmail } from './find-buyer';
import { storePassword } from './passwords';

/** A registration with valid values; `phone` is in E.164. */
export type BuyerRegistration = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  phoneCountry: string;
  phoneDialCode: string;
  phoneNumber: string;
  locale: Locale;
  password: PasswordHash;
  /** The slug of the listing to save when the address is confirmed. */
  listing: string | undefined;
};

/** Who looks after the buyer: where the registration was sent. */
export type BuyerAssignment = { office: number | null; agent: number | null };

const idRows = z.array(z.object({ id: z.number() }));

/**
 * Creates an account whose email address is not confirmed yet, and enqueues the mail that confirms it, in the request's
 * transaction.
 * @returns false when the email address has an account.
 */
export async function registerBuyer(
  registration: BuyerRegistration,
  { office, agent }: BuyerAssignment,
  req: PayloadRequest,
): Promise<boolean> {
  const { firstName, lastName, phone, phoneCountry, phoneDialCode, phoneNumber, locale } = registration;
  const email = normaliseEmail(registration.email);
  const inserted = await executeSql(
    req,
    sql`insert into buyers (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, language, office_id, agent_id)
      values (${email}, ${firstName}, ${lastName}, ${phone}, ${phoneCountry}, ${phoneDialCode}, ${phoneNumber}, ${locale}, ${office}, ${agent})
      on conflict (email) do nothing returning id`,
  );
  const [buyer] = idRows.parse(inserted);
  if (!buyer) return false;
  await storePassword(buyer.id, registration.password, req);
  const { listing } = registration;
  await mailConfirmationLink({ buyer: buyer.id, email, locale, listing }, req);
  return true;
}

type Unconfirmed = { buyer: number; email: string; locale: Locale; listing?: string | undefined };

/** Mails a link that confirms the email address. */
export async function mailConfirmationLink(
  { buyer, email, locale, listing }: Unconfirmed,
  req: PayloadRequest,
): Promise<void> {
  const purpose = 'confirm';
  const token = await createLink({ buyer, purpose, data: listing ? { listing } : {} }, req);
  await enqueueMail(composeLinkMail({ buyer, to: email, locale, purpose, token }), req);
}
