import type { sql } from '@payloadcms/db-postgres';
import type { Sort, Where } from 'payload';
import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

/** The list a query reads, in the words of Payload: what its answer depends on. */
export type ListAsked = { collection: Shown; where: Where; sort: Sort };

type Query = ReturnType<typeof sql>;

/**
 * Rows of a read-only query of `list`, parsed. For what Payload's own queries cannot express: ranking, averages,
 * distance. Only ids and figures come out of it; documents are then read by their ids.
 */
export function queryRows<Row extends z.ZodType>(
  reading: Reading,
  { collection, where, sort }: ListAsked,
  query: Query,
  row: Row,
): Promise<z.infer<Row>[]> {
  reading.recorder.noteList(collection, where, sort);
  return readRows(reading, query, row);
}

/** The same for a query of the first records of `list`. */
export async function queryStart<Row extends z.ZodType<{ id: number }>>(
  reading: Reading,
  { collection, where, sort }: ListAsked,
  query: Query,
  row: Row,
): Promise<z.infer<Row>[]> {
  const rows = await readRows(reading, query, row);
  const ids = rows.map(({ id }) => id);
  reading.recorder.noteStart(collection, where, sort, ids);
  return rows;
}

/** The same for a query that any change of any of these collections may answer otherwise. */
export function queryAcross<Row extends z.ZodType>(
  reading: Reading,
  collections: readonly Shown[],
  query: Query,
  row: Row,
): Promise<z.infer<Row>[]> {
  for (const collection of collections) reading.recorder.noteCollection(collection);
  return readRows(reading, query, row);
}

async function readRows<Row extends z.ZodType>(
  { payload, waves }: Reading,
  query: Query,
  row: Row,
): Promise<z.infer<Row>[]> {
  const { rows } = await waves.run(async () => payload.db.drizzle.execute(query));
  return z.array(row).parse(rows);
}
