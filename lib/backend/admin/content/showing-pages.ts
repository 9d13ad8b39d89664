import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { executeSql } from '../../platform/database/request-transaction';

const containingPagesSchema = z.array(z.object({ route: z.string(), scope: z.string(), title: z.string() }));

/**
 * The published pages that contain a section, directly or through another section; one page for each
 * combination of route and scope. An office's own section applies to the office's pages, the network's
 * section to all pages of offices without a section of this name.
 */
export async function findPagesWithSection(
  req: PayloadRequest,
  { name, office }: { name: string; office: number | null },
): Promise<z.infer<typeof containingPagesSchema>> {
  const pageFilter =
    office === null
      ? sql`not exists (select 1 from website_sections own
          where own.name = ${name} and own.office_id = pages.office_id and own._status = 'published')`
      : sql`pages.office_id = ${office}`;
  const rows = await executeSql(
    req,
    sql`with recursive enclosing (name) as (
          select ${name}::text
          union
          select parent.name from enclosing
            join content_references uses on uses.kind = 'section' and uses.record = enclosing.name and not uses.is_draft
            join website_sections parent on uses.collection = 'website-sections' and parent.id = uses.document_id
              and parent._status = 'published'
        )
        select distinct on (pages.route, pages.scope) pages.route::text as route, pages.scope::text as scope,
          coalesce(l.title, '') as title
        from content_references uses
        join pages on uses.collection = 'pages' and pages.id = uses.document_id and pages._status = 'published'
        left join pages_locales l on l._parent_id = pages.id and l._locale::text = ${contentLocale}
        where uses.kind = 'section' and uses.record in (select name from enclosing) and not uses.is_draft and ${pageFilter}
        order by pages.route, pages.scope, pages.id`,
  );
  return containingPagesSchema.parse(rows);
}
