import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { executeFor } from '../database/execute-for';

const placeSchema = z.object({ collection: z.enum(['pages', 'website-sections']), name: z.string() });
/** A section or a page with blocks that draw a menu, as it is called. */
export type DrawnIn = z.infer<typeof placeSchema>;

/** Of more nobody reads the names. */
const most = 6;

/** The sections and pages whose blocks draw a menu by its name, those of its owner and those that all share. */
export async function findDrawnIn(
  { name, office }: { name: string; office: number | null },
  req: PayloadRequest,
): Promise<DrawnIn[]> {
  const owner = sql`coalesce(pages.office_id, sections.office_id)`;
  const rows = await executeFor(
    req,
    sql`select distinct uses.collection, coalesce(sections.name, texts.title, pages.slug, '') as name
      from content_references uses
      left join website_sections sections on uses.collection = 'website-sections' and sections.id = uses.document_id
      left join pages on uses.collection = 'pages' and pages.id = uses.document_id
      left join pages_locales texts on texts._parent_id = pages.id and texts._locale = ${contentLocale}
      where uses.kind = 'menu' and uses.record = ${name}
        and (${office === null} or ${owner} is null or ${owner} = ${office})
      order by 1 desc, 2 limit ${most}`,
  );
  return z.array(placeSchema).parse(rows);
}
