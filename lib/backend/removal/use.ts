import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

/** Documents of one collection that use another document: in their fields, in blocks, in formatted texts, or as what frames a page. */
export type Use = {
  collection: CollectionSlug;
  within: 'fields' | 'blocks' | 'texts' | 'frame';
  count: number;
  /** Of the first of them, to name some by; of those that use things in several ways, of all. */
  ids: number[];
};

/** How many of what uses a document are read where that is enough, however many there are. */
export const mostRead = 100;

/** Of listings, which use things in their texts too, there may be more than can be read. */
const ofSome = ['pages', 'website-sections', 'posts', 'people', 'sale-stories'] as const;

/** Whether documents of a collection may use another one in blocks or texts too, and are few enough to read all. */
export const usesInContent = (collection: string): boolean => ofSome.some((one) => one === collection);

const rowsSchema = z.array(
  z.object({
    collection: z.enum([...ofSome, 'listings']),
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
