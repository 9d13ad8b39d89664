import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { contactSection, frameSections, layoutSchema } from '@/schemas/page';
import { executeSql } from '../../platform/database/request-transaction';
import type { NamedContent } from './read-named';
import { countUses, type DocumentUse } from './use';

const namedCollections = {
  'website-sections': { kind: 'section', table: sql`website_sections`, isPublished: sql`_status = 'published'` },
  menus: { kind: 'menu', table: sql`menus`, isPublished: sql`_status = 'published'` },
} as const;

/**
 * Finds documents that use a section or menu by its name and would find none without it. Empty when another
 * one replaces it, as the network's replaces that of an office.
 */
export async function findUsesByName(target: NamedContent, req: PayloadRequest): Promise<DocumentUse[]> {
  if (await hasReplacement(target, req)) return [];
  const blockUses = await countUses(blocksUsing(target), 'blocks', req);
  return [...blockUses, ...(await countUses(pagesUsingLayout(target), 'frame', req))];
}

async function hasReplacement({ collection, id, name, office }: NamedContent, req: PayloadRequest): Promise<boolean> {
  const { table, isPublished } = namedCollections[collection];
  const owners = office === null ? sql`scope = 'network'` : sql`(scope = 'network' or office_id = ${office})`;
  const rows = await executeSql(
    req,
    sql`select 1 from ${table} where name = ${name} and id <> ${id} and ${isPublished} and ${owners} limit 1`,
  );
  return rows.length > 0;
}

function blocksUsing(target: NamedContent): SQL {
  const owner = sql`coalesce(pages.office_id, sections.office_id)`;
  return sql`select distinct uses.collection, uses.document_id as id from content_references uses
    left join pages on uses.collection = 'pages' and pages.id = uses.document_id
    left join website_sections sections on uses.collection = 'website-sections' and sections.id = uses.document_id
    where uses.kind = ${namedCollections[target.collection].kind} and uses.record = ${target.name} and ${resolvesTo(target, owner)}`;
}

/** Pages that render the section around their content, or use its contact details. */
function pagesUsingLayout(target: NamedContent): SQL {
  const layouts = layoutSchema.options.filter(
    (layout) =>
      target.collection === 'website-sections' &&
      [contactSection, ...Object.values(frameSections(layout))].includes(target.name),
  );
  return sql`select 'pages' as collection, pages.id from pages
    where pages.layout::text = any(${sql.param(layouts)}) and ${resolvesTo(target, sql`pages.office_id`)}`;
}

/**
 * SQL condition: whether a document of this owner resolves the name to the target rather than to a section
 * or menu of its own office.
 */
function resolvesTo({ collection, name, office }: NamedContent, owner: SQL): SQL {
  if (office !== null) return sql`(${owner} is null or ${owner} = ${office})`;
  const { table, isPublished } = namedCollections[collection];
  return sql`not exists (select 1 from ${table} own where own.name = ${name} and own.office_id = ${owner} and ${isPublished})`;
}
