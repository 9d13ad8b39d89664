import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { contactSection, layoutSchema, layoutSections } from '@/schemas/page';
import { executeSql, transactionOf } from '../../platform/database/request-transaction';
import { fileColumns } from '../../platform/media/file-references';
import { relationId } from '../../relation-id';

/** A collection and the paths of its fields that reference documents of another collection. */
type RelationPaths = { collection: CollectionSlug; paths: string[] };

/** The relation fields that reference a collection, in all collections except Payload's own. */
function findRelationPaths({ config }: Payload, targetSlug: string): RelationPaths[] {
  return config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug, flattenedFields }) => ({
      collection: slug,
      paths: collectPaths(targetSlug, flattenedFields),
    }))
    .filter(({ paths }) => paths.length > 0);
}

function collectPaths(targetSlug: string, fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'array')
      return collectPaths(targetSlug, field.flattenedFields).map((inner) => `${field.name}.${inner}`);
    const isRelation = field.type === 'relationship' || field.type === 'upload';
    return isRelation && field.relationTo === targetSlug ? [field.name] : [];
  });
}

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
const hasContentUses = (collection: string): boolean =>
  contentCollections.some((candidate) => candidate === collection);

const rowsSchema = z.array(
  z.object({
    collection: z.enum([...contentCollections, 'listings']),
    count: z.coerce.number(),
    ids: z.array(z.number()),
  }),
);

/** Groups the documents of a query, which selects `collection` and `id`, by collection. */
async function countUses(
  query: SQL,
  location: DocumentUse['location'],
  req: PayloadRequest,
): Promise<DocumentUse[]> {
  const rows = await executeSql(
    req,
    sql`select collection, count(*) as count, array_agg(id order by id) as ids
      from (${query}) found group by collection order by collection`,
  );
  return rowsSchema.parse(rows).map((row) => ({ ...row, location }));
}

type UsedDocument = { collection: CollectionSlug; id: number };

/**
 * Finds documents whose fields reference the document, in the stored version or the newest draft.
 * @param batchSize number of drafts per query.
 */
export async function findFieldUses(
  { collection, paths }: RelationPaths,
  target: UsedDocument,
  req: PayloadRequest,
  batchSize = 1_000,
): Promise<DocumentUse> {
  const references: Where = { or: paths.map((path) => ({ [path]: { equals: target.id } })) };
  const where: Where =
    collection === target.collection ? { and: [references, { id: { not_equals: target.id } }] } : references;
  const query = {
    ...{ collection, depth: 0, locale: 'all' as const, select: {}, sort: 'id' },
    req: transactionOf(req),
  };
  const limit = hasContentUses(collection) ? undefined : MAX_LOADED_IDS;
  const stored = await req.payload.find({
    ...query,
    where,
    ...(limit ? { limit } : { pagination: false }),
  });
  const use: DocumentUse = {
    ...{ collection, location: 'fields', count: stored.totalDocs },
    ids: stored.docs.map(({ id }) => Number(id)),
  };
  if (!req.payload.collections[collection].config.versions?.drafts) return use;
  let last = 0;
  do {
    const isInNextBatch: Where = {
      and: [where, { _status: { equals: 'draft' } }, { id: { greater_than: last } }],
    };
    const drafts = await idsOf({ where: isInNextBatch, draft: true });
    const alreadyCounted = new Set(
      await idsOf({ where: { and: [where, { id: { in: drafts } }] }, draft: false }),
    );
    const added = drafts.filter((id) => !alreadyCounted.has(id));
    use.count += added.length;
    use.ids = [...use.ids, ...added].slice(0, limit);
    last = drafts.length === batchSize ? (drafts.at(-1) ?? 0) : 0;
  } while (last > 0);
  return use;

  async function idsOf(selection: { where: Where; draft: boolean }): Promise<number[]> {
    const { docs } = await req.payload.find({ ...query, ...selection, limit: batchSize, pagination: false });
    return docs.map(({ id }) => Number(id));
  }
}

/** A section or menu, which content finds by its name; that of the office precedes that of the network. */
type NamedContent = {
  collection: 'website-sections' | 'menus';
  id: number;
  name: string;
  office: number | null;
  isPublished: boolean;
};

const documentSchema = z.object({
  id: z.number(),
  name: z.string(),
  office: z.unknown(),
  _status: z.enum(['draft', 'published']).optional(),
});

/** @returns null for a document of another collection. */
export function toNamedContent(collection: string, document: unknown): NamedContent | null {
  if (collection !== 'website-sections' && collection !== 'menus') return null;
  const { data } = documentSchema.safeParse(document);
  if (!data) return null;
  return {
    collection,
    id: data.id,
    name: data.name,
    office: relationId(data.office),
    isPublished: data._status !== 'draft',
  };
}

/** Reads the stored document; drafts of later changes are ignored. */
export async function readNamedContent(
  collection: string,
  id: number,
  req: PayloadRequest,
): Promise<NamedContent | null> {
  if (collection !== 'website-sections' && collection !== 'menus') return null;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req: transactionOf(req),
  });
  return toNamedContent(collection, docs[0]);
}

const namedCollections = {
  'website-sections': {
    kind: 'section',
    table: sql`website_sections`,
    isPublished: sql`_status = 'published'`,
  },
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

async function hasReplacement(
  { collection, id, name, office }: NamedContent,
  req: PayloadRequest,
): Promise<boolean> {
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
      [contactSection, ...Object.values(layoutSections(layout))].includes(target.name),
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

/**
 * All uses of a document: in published and unpublished documents and newest drafts, but not in itself or in
 * earlier versions.
 */
export async function findUses(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<DocumentUse[]> {
  const uses: DocumentUse[] = [];
  for (const relation of findRelationPaths(req.payload, collection))
    uses.push(await findFieldUses(relation, { collection, id }, req));
  uses.push(...(await findBlockUses(collection, id, req)));
  if (collection === 'media') uses.push(...(await findTextUses(id, req)));
  const target = await readNamedContent(collection, id, req);
  if (target) uses.push(...(await findUsesByName(target, req)));
  return uses.filter(({ count }) => count > 0);
}

/** References in blocks. Menu targets are relation fields. */
async function findBlockUses(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<DocumentUse[]> {
  const kind = kindOfCollection(collection);
  if (!kind) return [];
  const query = sql`select distinct collection, document_id as id from content_references
    where kind = ${kind} and record = ${String(id)} and collection <> 'menus'
      and not (collection = ${collection} and document_id = ${id})`;
  return countUses(query, 'blocks', req);
}

/** Pictures in formatted texts, which link to a file or one of its copies. */
function findTextUses(picture: number, req: PayloadRequest): Promise<DocumentUse[]> {
  const query = sql`select distinct uses.collection, uses.document_id as id
    from media join content_references uses on uses.kind = 'file' and uses.record in (${fileColumns})
    where media.id = ${picture}`;
  return countUses(query, 'texts', req);
}
