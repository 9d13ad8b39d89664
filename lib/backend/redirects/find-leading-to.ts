import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

const rowsSchema = z.array(z.object({ id: z.number() }));

/**
 * The ids of the redirects that lead to addresses with this segment, the oldest first and at most so many; by the index of
 * all segments they lead to, in the words of its migration.
 */
export async function findLeadingTo(segment: string, most: number, req: PayloadRequest): Promise<number[]> {
  const rows = await executeFor(
    req,
    sql`select id from redirects
      where string_to_array(lower(regexp_replace("to", '[?#].*$', '')), '/')
        && array[lower(${segment}), lower(${encodeURIComponent(segment)})]
      order by id limit ${most}`,
  );
  return rowsSchema.parse(rows).map(({ id }) => id);
}
