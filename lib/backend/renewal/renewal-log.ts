import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

/** A tag and when it was last renewed, in milliseconds since 1970 by the database's clock. */
export type Renewal = { tag: string; at: number };

const rowsSchema = z.array(z.object({ tag: z.string(), at: z.coerce.number() }));

/** Writes down that tags are renewed, in the request's own transaction if it has one. */
export async function writeRenewalTimes(tags: readonly string[], req: PayloadRequest): Promise<void> {
  const rows = sql.join(
    [...tags].sort().map((tag) => sql`(${tag}, clock_timestamp())`),
    sql`, `,
  );
  await executeFor(
    req,
    sql`insert into renewal_times (tag, renewed_at) values ${rows}
      on conflict (tag) do update set renewed_at = excluded.renewed_at`,
  );
}

/** Renewals since `since` (milliseconds since 1970), oldest first. */
export async function readRenewals(payload: Payload, since: number): Promise<Renewal[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select tag, extract(epoch from renewed_at) * 1000 as at from renewal_times
      where renewed_at > to_timestamp(${since / 1000}::float8) order by renewed_at`,
  );
  return rowsSchema.parse(rows);
}
