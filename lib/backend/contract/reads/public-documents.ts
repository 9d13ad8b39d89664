import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { assertPageDepth, type Paging, validatePaging } from '@/lib/backend/contract/reads/paging';
import { shareRecords, shareRecordsById } from '@/lib/backend/contract/reads/shared-records';
import type { PageSource } from '@/lib/backend/contract/sources';
import { isStorable } from '@/lib/backend/platform/reads/is-storable';
import type { DocumentCache, QueryCache, ReadContext } from '@/lib/backend/platform/reads/read-context';
import type { PublicCollection } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

/** False when a condition contains text that PostgreSQL cannot store. */
export const canMatch = (where: Where | undefined): boolean => areStorable(where);

function areStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(areStorable);
}

/** Collections that appear in lists, where one row without a required field would fail all others. */
const listedCollections: readonly string[] = [
  'listings',
  'offices',
  'people',
  'posts',
  'reviews',
  'sale-stories',
];

const reportedMessages = new Set<string>();
const MAX_REPORTED_MESSAGES = 10_000;

/**
 * Documents with dependency tracking, without those that lack a required field. Forms cannot save such
 * documents, but a script or an older release may have. Each is logged once, and the missing fields count as
 * used, so the document appears as soon as it is corrected.
 */
function watchValidDocuments<Slug extends CollectionSlug & PublicCollection>(
  { payload, recorder }: ReadContext,
  collection: Slug,
  docs: readonly DataFromCollectionSlug<Slug>[],
): DataFromCollectionSlug<Slug>[] {
  const required = listedCollections.includes(collection)
    ? payload.collections[collection].config.flattenedFields.filter(
        (field) => 'required' in field && field.required,
      )
    : [];
  return docs.flatMap((doc) => {
    const values = new Map<string, unknown>(Object.entries(doc));
    const missing = required.map(({ name }) => name).filter((name) => values.get(name) === null);
    const watched = recorder.watch(collection, doc);
    if (missing.length === 0) return [watched];
    for (const name of missing) Reflect.get(watched, name);
    const message = `${collection} ${doc.id} is not shown: it has no ${missing.join(', ')}`;
    if (reportedMessages.size >= MAX_REPORTED_MESSAGES) reportedMessages.clear();
    if (!reportedMessages.has(message)) payload.logger.warn(message);
    reportedMessages.add(message);
    return [];
  });
}

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
export function findFieldsByIds<
  Slug extends CollectionSlug & PublicCollection,
  Field extends keyof Data<Slug> & string,
>(
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
  return [
    ...cached,
    ...(await readOnce(context, collection, JSON.stringify({ ids: missing, ...select }), read)),
  ];

  async function read() {
    const variant = JSON.stringify(select);
    const records = await shareRecordsById(context, collection, { ids: missing, variant }, (unread) =>
      readDocuments(context, collection, { where: { id: { in: unread } }, limit: unread.length, ...select }),
    );
    const valid = watchValidDocuments(context, collection, records);
    if (!select.select) for (const doc of valid) cache.set(Number(doc.id), doc);
    return valid;
  }
}

/** Runs a read of a page once, also when it is requested concurrently. */
function readOnce<Slug extends CollectionSlug & PublicCollection>(
  { queryCache, scheduler }: ReadContext,
  collection: Slug,
  key: string,
  read: () => Promise<Data<Slug>[]>,
): Promise<Data<Slug>[]> {
  const cache: NonNullable<QueryCache[Slug]> = queryCache[collection] ?? new Map();
  queryCache[collection] = cache;
  const pending = cache.get(key) ?? scheduler.run(read);
  cache.set(key, pending);
  return pending;
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
  const key = JSON.stringify(query);
  return readOnce(context, collection, key, read);

  async function read() {
    const docs = await shareRecords(context, collection, key, () =>
      readDocuments(context, collection, query),
    );
    const valid = watchValidDocuments(context, collection, docs);
    if (!query.locale && !query.select)
      for (const doc of valid) documentCacheOf(context, collection).set(Number(doc.id), doc);
    return valid;
  }
}

async function readDocuments<Slug extends CollectionSlug & PublicCollection>(
  { payload }: ReadContext,
  collection: Slug,
  query: SelectQuery,
): Promise<Data<Slug>[]> {
  if (!canMatch(query.where)) return [];
  const { docs } = await payload.find({
    collection,
    ...query,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  });
  return docs;
}

/**
 * Counts the matching records of a collection on the first call. Lists with the same condition share one
 * count.
 */
export function createLazyCount(
  { countCache }: ReadContext,
  collection: PublicCollection,
  where: Where,
  count: () => Promise<number>,
): () => Promise<number> {
  const key = JSON.stringify([collection, where]);
  return () => {
    const pending = countCache.get(key) ?? count();
    countCache.set(key, pending);
    return pending;
  };
}

type DocumentPageQuery = {
  /** Null when an owner of the list does not exist; the list is then empty. */
  where: Where | null;
  sort: Sort;
  paging: Paging;
  locale?: Locale;
};

/** One page of the documents that the public may read. */
export async function findDocumentPage<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
  { where, sort, paging, locale }: DocumentPageQuery,
): Promise<PageSource<DataFromCollectionSlug<Slug>>> {
  const { payload, recorder, scheduler } = context;
  const { page, limit } = validatePaging(paging);
  assertPageDepth({ page, limit });
  if (!where || !canMatch(where)) return { items: [], page, limit, count: async () => 0 };
  const result = await scheduler.run(() =>
    payload.find({
      collection,
      where,
      sort,
      page,
      limit,
      ...(locale && { locale }),
      depth: 0,
      pagination: false,
      overrideAccess: false,
    }),
  );
  const ids = result.docs.map(({ id }) => id);
  if (page === 1) recorder.recordListStart(collection, where, sort, ids);
  else recorder.recordList(collection, where, sort);
  const items = watchValidDocuments(context, collection, result.docs);
  // Counts only as far as page numbers reach.
  const count = createLazyCount(context, collection, where, async () => {
    recorder.recordList(collection, where);
    const { docs } = await payload.find({
      ...{ collection, where, select: {}, sort: 'id', limit: requestLimits.maxCount },
      ...{ depth: 0, pagination: false, overrideAccess: false },
    });
    return docs.length;
  });
  return { items, page, limit, count };
}
