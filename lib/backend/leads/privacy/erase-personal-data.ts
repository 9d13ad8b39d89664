import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { getDataDir } from '../../platform/data-dir';
import { executeSql, inTransaction } from '../../platform/database/request-transaction';
import { hashContact } from '../consent-ledger';
import type { DataSubjectContact } from './find-personal-data';
import { findPersonalData } from './find-personal-data';

export type ErasureCounts = {
  leads: number;
  mails: number;
  consents: number;
  buyers: number;
  texts: number;
};

const consentRowsSchema = z.array(
  z.object({ id: z.coerce.number(), email: z.string().nullable(), phone: z.string().nullable() }),
);
const idRowsSchema = z.array(z.object({ id: z.coerce.string() }));
const idsOf = (rows: readonly unknown[]): string[] => idRowsSchema.parse(rows).map(({ id }) => id);

/**
 * Erases all data of a data subject: leads with answers and attribution, buyer accounts, mails and text
 * messages, sent or not. In the ledger of consents the contact is replaced by a keyed hash, and the consent
 * itself is retained: the law requires proof of consent and of opt-outs (STOP). Runs in one transaction.
 */
export async function erasePersonalData(
  payload: Payload,
  contact: DataSubjectContact,
): Promise<ErasureCounts> {
  const req = await createLocalReq({}, payload);
  const { erased, files } = await inTransaction(req, () => eraseInTransaction(contact, req));
  for (const file of files) await rm(path.join(getDataDir(), 'outbox', `${file}.json`), { force: true });
  return erased;
}

async function eraseInTransaction(
  contact: DataSubjectContact,
  req: PayloadRequest,
): Promise<{ erased: ErasureCounts; files: string[] }> {
  const data = await findPersonalData(contact, req);
  const mails = idsOf(data.mails);
  const texts = idsOf(data.texts);
  const unerased = consentRowsSchema.parse(data.consents.filter(({ erased_at }) => erased_at === null));
  for (const { id, email, phone } of unerased) {
    await executeSql(
      req,
      sql`update consents set email = null, phone = null, address = 'erased', erased_at = now(),
        email_hash = ${email && hashContact(email.trim().toLowerCase())}, phone_hash = ${phone && hashContact(normalisePhone(phone) ?? phone)}
        where id = ${id}`,
    );
  }
  await deleteRows('buyers', idsOf(data.buyers), req);
  for (const { id } of data.leads) await req.payload.delete({ collection: 'leads', id, req });
  await deleteRows('mail_queue', mails, req);
  await deleteRows('sms_queue', texts, req);
  const { leads, buyers } = data;
  return {
    erased: {
      ...{ leads: leads.length, buyers: buyers.length, consents: unerased.length },
      ...{ mails: mails.length, texts: texts.length },
    },
    files: [...mails, ...texts.map((text) => `sms-${text}`)],
  };
}

async function deleteRows(table: string, ids: readonly string[], req: PayloadRequest): Promise<void> {
  await executeSql(
    req,
    sql`delete from ${sql.identifier(table)} where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}
