import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '@/lib/backend/platform/database/request-transaction';
import type { ReferenceKind } from '@/schemas/reference';

const useSchema = z.object({
  collection: z.enum(['pages', 'website-sections', 'menus']),
  id: z.number(),
  title: z.string(),
  /** Null for a reference that is the same in all locales. */
  locale: z.string().nullable(),
  isDraft: z.boolean(),
  /** The id of the block or of the menu entry. */
  place: z.string(),
});

/** One reference from content to a record: the document, its locale, and the path in it. */
type ContentUse = z.infer<typeof useSchema>;

/** Targets of references: records by id, sections and menus by name, bindings by source. */
export type UsedKind = ReferenceKind | 'section' | 'menu' | 'binding';

/** The references to a record in `content_references`, by title. */
export async function findContentUses(
  kind: UsedKind,
  record: string,
  req: PayloadRequest,
): Promise<ContentUse[]> {
  const rows = await executeSql(
    req,
    sql`select uses.collection, uses.document_id as id, uses.locale, uses.is_draft as "isDraft", uses.place,
        coalesce(titles.title, pages.slug, pages.route::text, sections.name, menus.name, '') as title
      from content_references uses
      left join pages on uses.collection = 'pages' and pages.id = uses.document_id
      left join pages_locales titles on titles._parent_id = pages.id and titles._locale::text = uses.locale
      left join website_sections sections on uses.collection = 'website-sections' and sections.id = uses.document_id
      left join menus on uses.collection = 'menus' and menus.id = uses.document_id
      where uses.kind = ${kind} and uses.record = ${record}
      order by title, uses.collection, uses.document_id, uses.locale, uses.place`,
  );
  return z.array(useSchema).parse(rows);
}
