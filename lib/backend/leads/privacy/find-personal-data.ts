import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import type { Lead } from '../../payload-types';
import { executeSql } from '../../platform/database/request-transaction';
import { hashContact } from '../consent-ledger';

/** Identifies a data subject: an email address in lower case, or a phone number in E.164. */
export type DataSubjectContact = { kind: 'email' | 'phone'; value: string };

/** @returns null when the text is neither an email address nor a phone number. */
export function parseContact(input: string): DataSubjectContact | null {
  const text = input.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: 'email', value: text.toLowerCase() };
  const phone = normalisePhone(text);
  return phone === null ? null : { kind: 'phone', value: phone };
}

/** Whether the text is this contact. */
const matchesContact = ({ kind, value }: DataSubjectContact, text: string | null | undefined): boolean =>
  text !== null &&
  text !== undefined &&
  parseContact(text)?.value === value &&
  kind === parseContact(text)?.kind;

/**
 * SQL condition for candidate rows with columns `email` and `phone`. Phone numbers are stored as typed, so
 * only the last 7 digits are compared.
 */
export function createContactCondition({ kind, value }: DataSubjectContact): SQL {
  if (kind === 'email') return sql`lower(email) = ${value}`;
  return sql`right(regexp_replace(phone, '\\D', '', 'g'), 7) = ${value.slice(-7)}`;
}

type DataRow = Record<string, unknown>;
/** All stored data of one data subject. */
export type PersonalData = {
  leads: Lead[];
  consents: DataRow[];
  mails: DataRow[];
  buyers: DataRow[];
  texts: DataRow[];
};

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const contactRowsSchema = z.array(
  z.object({ id: z.coerce.number(), email: z.string().nullable(), phone: z.string().nullable() }),
);

/** Ids as a PostgreSQL array literal. */
const createIdArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** Like `findPersonalData`, for callers without a request. */
export const getPersonalData = async (payload: Payload, contact: DataSubjectContact): Promise<PersonalData> =>
  findPersonalData(contact, await createLocalReq({}, payload));

/**
 * Finds the leads with their answers, consents and buyer accounts of a contact, and the metadata of its
 * mails and text messages. Their texts contain only data of the leads and template texts.
 */
export async function findPersonalData(
  contact: DataSubjectContact,
  req: PayloadRequest,
): Promise<PersonalData> {
  const leadIds = await findContactIds('leads', contact, req);
  const buyerIds = await findContactIds('buyers', contact, req);
  const consentIds = await findContactIds('consents', contact, req);
  const { docs: leads } = await req.payload.find({
    ...{ collection: 'leads', sort: 'id', depth: 0, pagination: false, req },
    where: { id: { in: leadIds } },
  });
  const contactHash = hashContact(contact.value);
  const consents = await executeSql(
    req,
    sql`select id, given_at, kind, given, version, wording, locale, form, page, address, email, phone, office_id, lead_id, erased_at from consents where id = any(${createIdArray(consentIds)}) or lead_id = any(${createIdArray(leadIds)})
      or email_hash = ${contactHash} or phone_hash = ${contactHash} order by id`,
  );
  const mails = await executeSql(
    req,
    sql`select id, lead_id, recipient, reply_to, subject, queued_at, sent_at from mail_queue where lead_id = any(${createIdArray(leadIds)}) or buyer_id = any(${createIdArray(buyerIds)}) order by queued_at, id`,
  );
  const buyers = await executeSql(
    req,
    sql`select id, created_at, status, email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, address_1, locality, state, postal_code,
      language, preferences, weekly_mail, confirmed_at from buyers where id = any(${createIdArray(buyerIds)}) order by id`,
  );
  const number = contact.kind === 'phone' ? contact.value : null;
  const texts = await executeSql(
    req,
    sql`select id, recipient, is_reply, queued_at, sent_at from sms_queue where recipient = ${number}
      or lead_id = any(${createIdArray(leadIds)}) order by queued_at, id`,
  );
  return {
    leads,
    consents: rowsSchema.parse(consents),
    mails: rowsSchema.parse(mails),
    buyers: rowsSchema.parse(buyers),
    texts: rowsSchema.parse(texts),
  };
}

async function findContactIds(
  table: 'leads' | 'consents' | 'buyers',
  contact: DataSubjectContact,
  req: PayloadRequest,
): Promise<number[]> {
  const rows = await executeSql(
    req,
    sql`select id, email, phone from ${sql.identifier(table)} where ${createContactCondition(contact)}`,
  );
  return contactRowsSchema
    .parse(rows)
    .filter((row) => matchesContact(contact, contact.kind === 'email' ? row.email : row.phone))
    .map(({ id }) => id);
}
