import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { getPersonalData } from '../leads/privacy/find-personal-data';
import { executeSql } from '../platform/database/request-transaction';
import { getBuyer } from './find-buyer';

/** Everything that is stored about a buyer, by table, without the hashes of passwords and tokens. */
export async function exportBuyer(id: number, req: PayloadRequest): Promise<Record<string, unknown>> {
  const {
    notes: _staffNotes,
    revision: _revision,
    revised_by: _revisedBy,
    ...account
  } = await getBuyer(id, req);
  const rows = (query: SQL) => executeSql(req, query);
  const personalData = await getPersonalData(req.payload, { kind: 'email', value: account.email });
  return {
    account,
    sessions: await rows(
      sql`select device, created_at, last_seen_at, expires_at, revoked_at from buyer_sessions where buyer_id = ${id} order by id`,
    ),
    emailed_links: await rows(
      sql`select purpose, created_at, expires_at, used_at from buyer_links where buyer_id = ${id} order by created_at`,
    ),
    inquiries: personalData.leads.map(({ createdAt, form, message, answers }) => ({
      createdAt,
      form,
      message,
      answers,
    })),
    consents: personalData.consents,
    emails: personalData.mails,
    text_messages: personalData.texts,
  };
}
