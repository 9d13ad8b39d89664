import type { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';

/**
 * Rows of a read-only query, parsed. For what Payload's own queries cannot express: ranking, averages,
 * distance. Only ids and figures come out of it; documents are then read through `findPublic`.
 */
export async function queryRows<Row extends z.ZodType>(
  payload: Payload,
  query: ReturnType<typeof sql>,
  row: Row,
): Promise<z.infer<Row>[]> {
  const { rows } = await payload.db.drizzle.execute(query);
  return z.array(row).parse(rows);
}
