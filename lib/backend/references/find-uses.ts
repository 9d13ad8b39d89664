import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

const useSchema = z.object({
  collection: z.enum(['pages', 'website-sections']),
  id: z.number(),
  title: z.string(),
  locale: z.string(),
  isDraft: z.boolean(),
  blockId: z.string(),
});

/** One place in content that uses a record: the document, its language, and the block. */
export type ContentUse = z.infer<typeof useSchema>;

/** What content refers to a record by: pages and sections have both an id and, sections, a name. */
export type UsedKind = 'media' | 'page' | 'section' | 'office' | 'agent' | 'listing' | 'post' | 'region';

/** Where the stored blocks of pages and sections use a record, by title; at most `limit` places. */
export async function findContentUses(
  kind: UsedKind,
  record: string,
  req: PayloadRequest,
  limit = 100,
): Promise<ContentUse[]> {
  const rows = await executeFor(
    req,
    sql`select uses.collection, uses.document_id as id, uses.locale, uses.is_draft as "isDraft", uses.block_id as "blockId",
        coalesce(titles.title, pages.slug, pages.route::text, sections.name, '') as title
      from content_references uses
      left join pages on uses.collection = 'pages' and pages.id = uses.document_id
      left join pages_locales titles on titles._parent_id = pages.id and titles._locale::text = uses.locale
      left join website_sections sections on uses.collection = 'website-sections' and sections.id = uses.document_id
      where uses.kind = ${kind} and uses.record = ${record}
      order by title, uses.collection, uses.document_id, uses.locale, uses.block_id limit ${limit}`,
  );
  return z.array(useSchema).parse(rows);
}
