import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { listedCondition } from '../platform/database/listing-orders';
import { executeSql } from '../platform/database/request-transaction';
import { isStorable } from '../platform/reads/is-storable';

const idRows = z.array(z.object({ id: z.number() }));

/** The id of a public listing; null when there is none with this slug. */
export async function findPublicListing(slug: string, req: PayloadRequest): Promise<number | null> {
  if (!isStorable(slug)) return null;
  const rows = await executeSql(
    req,
    sql`select id from listings where slug = ${slug} and ${sql.raw(listedCondition)}`,
  );
  return idRows.parse(rows)[0]?.id ?? null;
}
