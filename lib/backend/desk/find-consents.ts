import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { consentKinds } from '@/lib/forms/consent-wordings';
import { readableRows } from '../access/readable-rows';
import { executeFor } from '../database/execute-for';

const consentSchema = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  given_at: z.coerce.date(),
  version: z.string(),
  wording: z.string(),
  locale: z.string(),
});
export type ShownConsent = z.infer<typeof consentSchema>;

/** What the visitor agreed to with this lead and what not, as the ledger has it; nothing of a lead that whoever asks may not read. */
export async function findConsents(lead: number, req: PayloadRequest): Promise<ShownConsent[]> {
  const readable = await readableRows('leads', req);
  const rows = await executeFor(
    req,
    sql`select kind, given, given_at, version, wording, locale from consents
      where lead_id in (select id from leads where id = ${lead} and ${readable ?? sql`true`}) order by id`,
  );
  return z.array(consentSchema).parse(rows);
}
