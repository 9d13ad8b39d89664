import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { contactMark } from '../consent/contact-mark';
import { executeFor } from '../database/execute-for';
import type { Lead } from '../payload-types';
import { type Contact, isContact, mayBe } from './contact';

type Row = Record<string, unknown>;
/** All that is kept of one person. */
export type Person = { leads: Lead[]; consents: Row[]; mails: Row[]; registrations: Row[]; texts: Row[] };

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const namedSchema = z.array(
  z.object({ id: z.coerce.number(), email: z.string().nullable(), phone: z.string().nullable() }),
);

/** A list of ids as PostgreSQL reads one. */
const listed = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** The same for whoever has no request of their own. */
export const showPerson = async (payload: Payload, contact: Contact): Promise<Person> =>
  findPerson(contact, await createLocalReq({}, payload));

/** What stands here under an address or number: leads with their answers, entries of the ledger, registrations of buyers, and which mails and text messages are kept: their words are those of the leads, or ours. */
export async function findPerson(contact: Contact, req: PayloadRequest): Promise<Person> {
  const leadIds = await idsIn('leads', contact, req);
  const consentIds = await idsIn('consents', contact, req);
  const { docs: leads } = await req.payload.find({
    ...{ collection: 'leads', sort: 'id', depth: 0, pagination: false, req },
    where: { id: { in: leadIds } },
  });
  const mark = contactMark(contact.value);
  const consents = await executeFor(
    req,
    sql`select id, given_at, kind, given, version, wording, locale, form, page, address, email, phone, office_id, lead_id, erased_at from consents where id = any(${listed(consentIds)}) or lead_id = any(${listed(leadIds)})
      or email_mark = ${mark} or phone_mark = ${mark} order by id`,
  );
  const mails = await executeFor(
    req,
    sql`select id, lead_id, recipient, reply_to, subject, queued_at, sent_at from mail_queue where lead_id = any(${listed(leadIds)}) order by queued_at, id`,
  );
  const registrations = await executeFor(
    req,
    sql`select id, registered_at, email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, locale, lead_id from buyer_registrations where lead_id = any(${listed(leadIds)}) or id = any(${listed(await idsIn('buyer_registrations', contact, req))}) order by id`,
  );
  const number = contact.kind === 'phone' ? contact.value : null;
  const texts = await executeFor(
    req,
    sql`select id, recipient, is_reply, queued_at, sent_at from sms_queue where recipient = ${number}
      or lead_id = any(${listed(leadIds)}) order by queued_at, id`,
  );
  return {
    leads,
    consents: rowsSchema.parse(consents),
    mails: rowsSchema.parse(mails),
    registrations: rowsSchema.parse(registrations),
    texts: rowsSchema.parse(texts),
  };
}

async function idsIn(
  table: 'leads' | 'consents' | 'buyer_registrations',
  contact: Contact,
  req: PayloadRequest,
): Promise<number[]> {
  const rows = await executeFor(
    req,
    sql`select id, email, phone from ${sql.identifier(table)} where ${mayBe(contact)}`,
  );
  return namedSchema
    .parse(rows)
    .filter((row) => isContact(contact, contact.kind === 'email' ? row.email : row.phone))
    .map(({ id }) => id);
}
