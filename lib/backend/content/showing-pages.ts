import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { executeFor } from '../database/execute-for';

const pagesSchema = z.array(z.object({ route: z.string(), scope: z.string(), title: z.string() }));

/**
 * The published pages that show a section, by itself or within another one, one of each kind of address. An office's own section stands on
 * the office's pages; the network's on all but those of offices that have one of this name.
 */
export async function readShowingPages(
  req: PayloadRequest,
  { name, office }: { name: string; office: number | null },
): Promise<z.infer<typeof pagesSchema>> {
  const reached =
    office === null
      ? sql`not exists (select 1 from website_sections own
          where own.name = ${name} and own.office_id = pages.office_id and own._status = 'published')`
      : sql`pages.office_id = ${office}`;
  const rows = await executeFor(
    req,
    sql`with recursive shown (name) as (
          select ${name}::text
          union
          select around.name from shown
            join content_references uses on uses.kind = 'section' and uses.record = shown.name and not uses.is_draft
            join website_sections around on uses.collection = 'website-sections' and around.id = uses.document_id
              and around._status = 'published'
        )
        select distinct on (pages.route, pages.scope) pages.route::text as route, pages.scope::text as scope,
          coalesce(l.title, '') as title
        from content_references uses
        join pages on uses.collection = 'pages' and pages.id = uses.document_id and pages._status = 'published'
        left join pages_locales l on l._parent_id = pages.id and l._locale::text = ${contentLocale}
        where uses.kind = 'section' and uses.record in (select name from shown) and not uses.is_draft and ${reached}
        order by pages.route, pages.scope, pages.id`,
  );
  return pagesSchema.parse(rows);
}
