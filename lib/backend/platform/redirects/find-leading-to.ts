import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../database/request-transaction';

const redirectRowsSchema = z.array(z.object({ id: z.number() }));

/**
 * Finds the ids of redirects whose target contains this segment, oldest first, up to `limit`. Uses the index
 * on all target segments, with the same expression as its migration.
 */
export async function findRedirectsTo(segment: string, limit: number, req: PayloadRequest): Promise<number[]> {
  const rows = await executeSql(
    req,
    sql`select id from redirects
      where string_to_array(lower(regexp_replace("to", '[?#].*$', '')), '/')
        && array[lower(${segment}), lower(${encodeURIComponent(segment)})]
      order by id limit ${limit}`,
  );
  return redirectRowsSchema.parse(rows).map(({ id }) => id);
}
