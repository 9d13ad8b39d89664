import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { contactMark } from '../consent/contact-mark';
import { dataDir } from '../data-dir';
import { executeFor } from '../database/execute-for';
import { inTransaction } from '../database/in-transaction';
import type { Contact } from './contact';
import { findPerson } from './find-person';

export type Erased = { leads: number; mails: number; consents: number; registrations: number; texts: number };

const entriesSchema = z.array(
  z.object({ id: z.coerce.number(), email: z.string().nullable(), phone: z.string().nullable() }),
);
const sentSchema = z.array(z.object({ id: z.coerce.string() }));
const idsOf = (rows: readonly unknown[]): string[] => sentSchema.parse(rows).map(({ id }) => id);

/**
 * Takes away what is kept of somebody: leads with their answers and visits, registrations, mails and text messages, sent or not.
 * Of the ledger the contact goes and what was agreed to stays, with a mark by which whoever knows the contact finds it: the law asks
 * for proof of consent, and of what became of a STOP. All of it or nothing.
 */
export async function erasePerson(payload: Payload, contact: Contact): Promise<Erased> {
  const req = await createLocalReq({}, payload);
  const { erased, files } = await inTransaction(req, () => eraseIn(contact, req));
  for (const file of files) await rm(path.join(dataDir(), 'outbox', `${file}.json`), { force: true });
  return erased;
}

async function eraseIn(contact: Contact, req: PayloadRequest): Promise<{ erased: Erased; files: string[] }> {
  const found = await findPerson(contact, req);
  const mails = idsOf(found.mails);
  const texts = idsOf(found.texts);
  const open = entriesSchema.parse(found.consents.filter(({ erased_at }) => erased_at === null));
  for (const { id, email, phone } of open) {
    await executeFor(
      req,
      sql`update consents set email = null, phone = null, address = 'erased', erased_at = now(),
        email_mark = ${email && contactMark(email.trim().toLowerCase())}, phone_mark = ${phone && contactMark(normalisePhone(phone) ?? phone)}
        where id = ${id}`,
    );
  }
  await deleteRows('buyer_registrations', idsOf(found.registrations), req);
  for (const { id } of found.leads) await req.payload.delete({ collection: 'leads', id, req });
  await deleteRows('mail_queue', mails, req);
  await deleteRows('sms_queue', texts, req);
  const { leads, registrations } = found;
  return {
    erased: {
      ...{ leads: leads.length, registrations: registrations.length, consents: open.length },
      ...{ mails: mails.length, texts: texts.length },
    },
    files: [...mails, ...texts.map((text) => `sms-${text}`)],
  };
}

async function deleteRows(table: string, ids: readonly string[], req: PayloadRequest): Promise<void> {
  await executeFor(
    req,
    sql`delete from ${sql.identifier(table)} where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}
