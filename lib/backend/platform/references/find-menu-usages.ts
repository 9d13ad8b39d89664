import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { executeSql } from '../database/request-transaction';

const usageSchema = z.object({ collection: z.enum(['pages', 'website-sections']), name: z.string() });
/** A section or page whose blocks show a menu, with its name. */
export type MenuUsage = z.infer<typeof usageSchema>;

/** Maximum number of names in the list. */
const MAX_USAGES = 6;

/**
 * Finds the sections and pages whose blocks show a menu by its name: those of its owner, and those shared by
 * all.
 */
export async function findMenuUsages(
  { name, office }: { name: string; office: number | null },
  req: PayloadRequest,
): Promise<MenuUsage[]> {
  const owner = sql`coalesce(pages.office_id, sections.office_id)`;
  const rows = await executeSql(
    req,
    sql`select distinct uses.collection, coalesce(sections.name, texts.title, pages.slug, '') as name
      from content_references uses
      left join website_sections sections on uses.collection = 'website-sections' and sections.id = uses.document_id
      left join pages on uses.collection = 'pages' and pages.id = uses.document_id
      left join pages_locales texts on texts._parent_id = pages.id and texts._locale = ${contentLocale}
      where uses.kind = 'menu' and uses.record = ${name}
        and (${office === null} or ${owner} is null or ${owner} = ${office})
      order by 1 desc, 2 limit ${MAX_USAGES}`,
  );
  return z.array(usageSchema).parse(rows);
}
