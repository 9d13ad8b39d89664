import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordHomes } from '@/lib/routes/record-routes';
import { isLayoutSection, layoutSections } from '@/schemas/page';
import { executeSql } from '../../platform/database/request-transaction';

const logoSections = layoutSections('logo');

/**
 * Finds a published page that shows a website section, for its preview: a page of the office for a section
 * of an office, otherwise preferably the network's. Null when no page shows it.
 */
export async function findPageWithSection(
  { name, office }: { name: string; office: number | null },
  req: PayloadRequest,
): Promise<number | null> {
  const uses = isLayoutSection(name)
    ? sql`true`
    : sql`exists (select 1 from content_references uses where uses.kind = 'section' and uses.record = ${name}
        and uses.collection = 'pages' and uses.document_id = pages.id and not uses.is_draft)`;
  const isLogoSection = name === logoSections.header || name === logoSections.footer;
  const layout = isLayoutSection(name)
    ? isLogoSection
      ? sql`pages.layout = 'logo'`
      : sql`pages.layout = 'default'`
    : sql`true`;
  const owner =
    office === null
      ? sql`pages.scope = 'network'`
      : sql`(pages.office_id = ${office} or pages.route = ${recordHomes.office})`;
  const rows = await executeSql(
    req,
    sql`select pages.id from pages where pages._status = 'published' and ${uses} and ${layout}
        order by (${owner}) desc, pages.route <> ${office === null ? 'Home' : recordHomes.office}, pages.id limit 1`,
  );
  return z.array(z.object({ id: z.number() })).parse(rows)[0]?.id ?? null;
}
