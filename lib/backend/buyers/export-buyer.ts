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
    saved_listings: await rows(
      sql`select listing_number, saved_at, note, price, s.status from saved_listings s join listings on listings.id = listing_id where buyer_id = ${id} order by saved_at`,
    ),
    hidden_matches: await rows(
      sql`select listing_number, hidden_at from hidden_matches join listings on listings.id = listing_id where buyer_id = ${id} order by hidden_at`,
    ),
    viewed_listings: await rows(
      sql`select listing_number, viewed_at from viewed_listings join listings on listings.id = listing_id where buyer_id = ${id} order by viewed_at`,
    ),
    saved_searches: await rows(
      sql`select name, query, frequency, created_at from saved_searches where buyer_id = ${id} order by id`,
    ),
    mailed_listings: await rows(
      sql`select listing_number, mailed_at from mailed_listings join listings on listings.id = listing_id where buyer_id = ${id} order by mailed_at`,
    ),
    emails: personalData.mails,
    text_messages: personalData.texts,
  };
}
