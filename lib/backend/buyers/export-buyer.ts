import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getPersonalData } from '../leads/privacy/find-personal-data';
import type { Lead } from '../payload-types';
import { executeSql } from '../platform/database/request-transaction';
import { getBuyer } from './find-buyer';

/** The former addresses of a buyer, under which earlier inquiries and consents are stored. */
export async function findFormerEmails(buyer: number, req: PayloadRequest): Promise<string[]> {
  const rows = await executeSql(
    req,
    sql`select email from former_buyer_emails where buyer_id = ${buyer} order by changed_at`,
  );
  return z
    .array(z.object({ email: z.string() }))
    .parse(rows)
    .map(({ email }) => email);
}

/** A lead without what staff wrote and the server computed. */
const withoutStaffFields = ({
  notes: _notes,
  routing: _routing,
  key: _key,
  digest: _digest,
  ...lead
}: Lead) => lead;

/** Everything that is stored about a buyer, by table, without the hashes of passwords and tokens. */
export async function exportBuyer(id: number, req: PayloadRequest): Promise<Record<string, unknown>> {
  const {
    notes: _staffNotes,
    revision: _revision,
    revised_by: _revisedBy,
    ...account
  } = await getBuyer(id, req);
  const rows = (query: SQL) => executeSql(req, query);
  const addresses = [account.email, ...(await findFormerEmails(id, req))];
  const personalData = await Promise.all(
    addresses.map((value) => getPersonalData(req.payload, { kind: 'email', value })),
  );
  return {
    account,
    sessions: await rows(
      sql`select device, created_at, last_seen_at, expires_at, revoked_at from buyer_sessions where buyer_id = ${id} order by id`,
    ),
    emailed_links: await rows(
      sql`select purpose, created_at, expires_at, used_at from buyer_links where buyer_id = ${id} order by created_at`,
    ),
    passkeys: await rows(
      sql`select device, created_at, last_used_at from buyer_passkeys where buyer_id = ${id} order by id`,
    ),
    due_alerts: await rows(sql`select search_id, due_at from due_alerts where buyer_id = ${id} order by id`),
    former_emails: addresses.slice(1),
    inquiries: personalData.flatMap(({ leads }) => leads.map(withoutStaffFields)),
    consents: personalData.flatMap(({ consents }) => consents),
    saved_listings: await rows(
      sql`select listing_number, saved_at, note, price, s.status from saved_listings s join listings on listings.id = listing_id where buyer_id = ${id} and removed_at is null order by saved_at`,
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
    emails: personalData.flatMap(({ mails }) => mails),
    text_messages: personalData.flatMap(({ texts }) => texts),
  };
}
