import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { contactSection, frameSections, layoutSchema } from '@/schemas/page';
import { executeFor } from '../database/execute-for';
import type { Named } from './read-named';
import { countUses, type Use } from './use';

const kinds = {
  'website-sections': { kind: 'section', table: sql`website_sections`, isShown: sql`_status = 'published'` },
  menus: { kind: 'menu', table: sql`menus`, isShown: sql`_status = 'published'` },
} as const;

/**
 * What draws a section or menu by its name and would find none without it. Where another one takes over, as the
 * network's does for an office's own, nothing hangs on it.
 */
export async function findNamedUses(named: Named, req: PayloadRequest): Promise<Use[]> {
  if (await hasHeir(named, req)) return [];
  const inBlocks = await countUses(blocksNaming(named), 'blocks', req);
  return [...inBlocks, ...(await countUses(pagesFramedBy(named), 'frame', req))];
}

async function hasHeir({ collection, id, name, office }: Named, req: PayloadRequest): Promise<boolean> {
  const { table, isShown } = kinds[collection];
  const owners = office === null ? sql`scope = 'network'` : sql`(scope = 'network' or office_id = ${office})`;
  const rows = await executeFor(
    req,
    sql`select 1 from ${table} where name = ${name} and id <> ${id} and ${isShown} and ${owners} limit 1`,
  );
  return rows.length > 0;
}

function blocksNaming(named: Named): SQL {
  const owner = sql`coalesce(pages.office_id, sections.office_id)`;
  return sql`select distinct uses.collection, uses.document_id as id from content_references uses
    left join pages on uses.collection = 'pages' and pages.id = uses.document_id
    left join website_sections sections on uses.collection = 'website-sections' and sections.id = uses.document_id
    where uses.kind = ${kinds[named.collection].kind} and uses.record = ${named.name} and ${reaches(named, owner)}`;
}

/** Pages that the section stands above or below, or whose numbers and addresses it says. */
function pagesFramedBy(named: Named): SQL {
  const layouts = layoutSchema.options.filter(
    (layout) =>
      named.collection === 'website-sections' &&
      [contactSection, ...Object.values(frameSections(layout))].includes(named.name),
  );
  return sql`select 'pages' as collection, pages.id from pages
    where pages.layout::text = any(${sql.param(layouts)}) and ${reaches(named, sql`pages.office_id`)}`;
}

/** Whether a document of this owner finds the one that is named rather than an office's own. */
function reaches({ collection, name, office }: Named, owner: SQL): SQL {
  if (office !== null) return sql`(${owner} is null or ${owner} = ${office})`;
  const { table, isShown } = kinds[collection];
  return sql`not exists (select 1 from ${table} own where own.name = ${name} and own.office_id = ${owner} and ${isShown})`;
}
