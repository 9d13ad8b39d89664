import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import { watchValidDocuments } from '@/lib/backend/contract/reads/leave-out-unreadable';
import type { QueryCache, DocumentCache, ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { PublicCollection } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

export type PublicQuery = {
  where?: Where;
  sort?: Sort;
  locale?: Locale | undefined;
  limit?: number;
};

type Data<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>;
type SelectQuery = PublicQuery & { select?: Record<string, true> };

/**
 * The documents of a collection that the public may read. Records the query and the fields that are used as
 * dependencies. Together with `findDocumentPage` the only access of the contract to documents. Relations are
 * returned as ids.
 */
export async function findPublic<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
  { where, sort, locale, limit = requestLimits.listSize }: PublicQuery,
): Promise<DataFromCollectionSlug<Slug>[]> {
  context.recorder.recordList(collection, where, sort);
  return findDocuments(context, collection, { where, sort, locale, limit });
}

/** Like `findPublic`, but selects only these fields. */
export async function findFields<
  Slug extends CollectionSlug & PublicCollection,
  Field extends keyof Data<Slug> & string,
>(
  context: ReadContext,
  collection: Slug,
  fields: readonly Field[],
  { where, sort, limit = requestLimits.listSize }: PublicQuery,
): Promise<Pick<Data<Slug>, Field>[]> {
  context.recorder.recordList(collection, where, sort);
  return findDocuments(context, collection, { where, sort, limit, select: selectOf(fields) });
}

/**
 * The documents with these ids that the public may read, in no particular order. Cached documents are not
 * read again.
 */
export function findByIds<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
  ids: readonly number[],
): Promise<Data<Slug>[]> {
  return readByIds(context, collection, ids, {});
}

/** Like `findByIds`, but selects only these fields of documents that are not cached. */
export function findFieldsByIds<Slug extends CollectionSlug & PublicCollection, Field extends keyof Data<Slug> & string>(
  context: ReadContext,
  collection: Slug,
  ids: readonly number[],
  fields: readonly Field[],
): Promise<Pick<Data<Slug>, Field>[]> {
  return readByIds(context, collection, ids, { select: selectOf(fields) });
}

async function readByIds<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
  ids: readonly number[],
  select: Pick<SelectQuery, 'select'>,
): Promise<Data<Slug>[]> {
  for (const id of ids) context.recorder.recordVisibility(collection, id);
  const cache = documentCacheOf(context, collection);
  const cached = ids.flatMap((id) => cache.get(id) ?? []);
  const missing = ids.filter((id) => !cache.has(id));
  if (missing.length === 0) return cached;
  const query = { where: { id: { in: missing } }, limit: missing.length, ...select };
  return [...cached, ...(await findDocuments(context, collection, query))];
}

const selectOf = (fields: readonly string[]): Record<string, true> =>
  Object.fromEntries(fields.map((field) => [field, true]));

function documentCacheOf<Slug extends CollectionSlug & PublicCollection>(
  { documentCache }: ReadContext,
  collection: Slug,
): NonNullable<DocumentCache[Slug]> {
  const cache: NonNullable<DocumentCache[Slug]> = documentCache[collection] ?? new Map();
  documentCache[collection] = cache;
  return cache;
}

function findDocuments<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
  query: SelectQuery,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { payload, queryCache, scheduler } = context;
  const cache: NonNullable<QueryCache[Slug]> = queryCache[collection] ?? new Map();
  queryCache[collection] = cache;
  const key = JSON.stringify(query);
  const pending = cache.get(key) ?? scheduler.run(read);
  cache.set(key, pending);
  return pending;

  async function read() {
    if (!canMatch(query.where)) return [];
    const { docs } = await payload.find({
      collection,
      ...query,
      depth: 0,
      pagination: false,
      overrideAccess: false,
    });
    const valid = watchValidDocuments(context, collection, docs);
    if (!query.locale && !query.select)
      for (const doc of valid) documentCacheOf(context, collection).set(Number(doc.id), doc);
    return valid;
  }
}
