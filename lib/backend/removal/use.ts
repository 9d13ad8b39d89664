import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

/** Documents of one collection that use another document: in their fields, in blocks, or as what frames a page. */
export type Use = {
  collection: CollectionSlug;
  within: 'fields' | 'blocks' | 'frame';
  count: number;
  /** Of the first of them, to name some by; of pages and sections, which use things in several ways, of all. */
  ids: number[];
};

/** How many of what uses a document are read where that is enough, however many there are. */
export const mostRead = 100;

const withBlocks = z.enum(['pages', 'website-sections']);

/** Whether documents of a collection may use another one in blocks too. */
export const usesInBlocks = (collection: string): boolean => withBlocks.safeParse(collection).success;

const rowsSchema = z.array(
  z.object({
    collection: withBlocks,
    count: z.coerce.number(),
    ids: z.array(z.number()),
  }),
);

/** The documents that a query finds as `collection` and `id`, counted where they are stored. */
export async function countUses(found: SQL, within: Use['within'], req: PayloadRequest): Promise<Use[]> {
  const rows = await executeFor(
    req,
    sql`select collection, count(*) as count, array_agg(id order by id) as ids
      from (${found}) found group by collection order by collection`,
  );
  return rowsSchema.parse(rows).map((row) => ({ ...row, within }));
}
