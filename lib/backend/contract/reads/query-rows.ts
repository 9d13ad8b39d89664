import type { sql } from '@payloadcms/db-postgres';
import type { Sort, Where } from 'payload';
import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

/** The list a query reads, in the words of Payload: what its answer depends on. */
export type ListAsked = { collection: Shown; where: Where; sort: Sort };

/**
 * Rows of a read-only query of `list`, parsed. For what Payload's own queries cannot express: ranking, averages,
 * distance. Only ids and figures come out of it; documents are then read by their ids.
 */
export async function queryRows<Row extends z.ZodType>(
  { payload, recorder, waves }: Reading,
  list: ListAsked,
  query: ReturnType<typeof sql>,
  row: Row,
): Promise<z.infer<Row>[]> {
  recorder.noteList(list.collection, list.where, list.sort);
  const { rows } = await waves.run(async () => payload.db.drizzle.execute(query));
  return z.array(row).parse(rows);
}
