import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { consentKinds } from '@/lib/forms/consent-wordings';
import { readableRows } from '../../access/readable-rows';
import { executeSql } from '../../platform/database/request-transaction';

const consentSchema = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  given_at: z.coerce.date(),
  version: z.string(),
  wording: z.string(),
  locale: z.string(),
});
export type LeadConsent = z.infer<typeof consentSchema>;

/** The consents of a lead in the ledger, given and refused. Empty for users who cannot read the lead. */
export async function findLeadConsents(lead: number, req: PayloadRequest): Promise<LeadConsent[]> {
  const readable = await readableRows('leads', req);
  const rows = await executeSql(
    req,
    sql`select kind, given, given_at, version, wording, locale from consents
      where lead_id in (select id from leads where id = ${lead} and ${readable ?? sql`true`}) order by id`,
  );
  return z.array(consentSchema).parse(rows);
}
