import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../../platform/database/request-transaction';

/**
 * Documents of one collection that use another document: in fields, blocks, formatted texts, or the layout
 * of a page.
 */
export type DocumentUse = {
  collection: CollectionSlug;
  location: 'fields' | 'blocks' | 'texts' | 'frame';
  count: number;
  /** The first ids, to name some documents; all ids for collections with several kinds of use. */
  ids: number[];
};

/** Maximum number of loaded ids where they need not be complete. */
export const MAX_LOADED_IDS = 100;

/** Collections with few documents. There can be too many listings to load all. */
const contentCollections = ['pages', 'website-sections', 'posts', 'people', 'sale-stories'] as const;

/**
 * Whether documents of the collection can use others in blocks or texts as well, and are few enough to load
 * all ids.
 */
export const hasContentUses = (collection: string): boolean => contentCollections.some((one) => one === collection);

const rowsSchema = z.array(
  z.object({
    collection: z.enum([...contentCollections, 'listings']),
    count: z.coerce.number(),
    ids: z.array(z.number()),
  }),
);

/** Groups the documents of a query, which selects `collection` and `id`, by collection. */
export async function countUses(query: SQL, location: DocumentUse['location'], req: PayloadRequest): Promise<DocumentUse[]> {
  const rows = await executeSql(
    req,
    sql`select collection, count(*) as count, array_agg(id order by id) as ids
      from (${query}) found group by collection order by collection`,
  );
  return rowsSchema.parse(rows).map((row) => ({ ...row, within: location }));
}
