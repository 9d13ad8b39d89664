import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  APIError,
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type Where,
} from 'payload';
import { baseRevisionOf } from '../../composer-api/revisions/base-revision';
import { requireRevision } from '../../composer-api/revisions/check-revision';
import { formatDocumentName, getCollectionLabel } from '../../platform/cms-api/document-names';
import { createDeletedDocumentError } from '../../platform/cms-api/not-found-errors';
import { requirePermission } from '../../platform/cms-api/require-permission';
import { databaseErrorOf, isRetryable } from '../../platform/database/database-errors';
import { executeSql, extendStatementTimeout } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { invalidateBulkChange } from '../../platform/invalidation/invalidate-on-change';
import {
  type ArchivableCollection,
  type ArchiveStep,
  archiveSteps,
  type BulkStep,
  type VersionedStep,
} from './archive-steps';

/** Documents per statement. */
const HIDE_BATCH_SIZE = 500;

/**
 * Hides documents in bulk, each with a new revision by the current user, without validation; returns their
 * number.
 */
async function hideInBulk(
  { collection, where, hiddenFields }: BulkStep,
  req: PayloadRequest,
): Promise<number> {
  const table = sql.identifier(collection);
  const userName = req.user?.name ?? null;
  const versions = sql.identifier(tablesOf(collection).versions);
  const hasVersions = Boolean(req.payload.collections[collection].config.versions);
  const assignments = (prefix: string) => createAssignments(hiddenFields, prefix);
  let count = 0;
  let last = 0;
  for (let ids = await nextIds(); ids.length > 0; ids = await nextIds()) {
    last = ids.at(-1) ?? last;
    const isInBatch = sql`id = any(${sql.param(ids)}::int[])`;
    // Waits for concurrent saves, and then checks the condition again.
    await executeSql(req, sql`select 1 from ${table} where ${isInBatch} order by id for no key update`);
    const locked = await idsWhere({ id: { in: ids } });
    await invalidateBulkChange(collection, locked, req, () => updateRows(locked));
    count += locked.length;
  }
  return count;

  async function updateRows(locked: readonly number[]): Promise<void> {
    const newestRevision = sql`select max(version_revision) from ${versions} where parent_id = ${table}.id and latest`;
    const lastRevision = hasVersions
      ? sql`greatest(revision, (${newestRevision}), 1)`
      : sql`coalesce(revision, 1)`;
    const anyLocked = sql`any(${sql.param(locked)}::int[])`;
    await executeSql(
      req,
      sql`update ${table} set ${assignments('')}, revision = ${lastRevision} + 1, revised_by = ${userName}, updated_at = now()
        where id = ${anyLocked}`,
    );
    if (!hasVersions) return;
    // The newest version or a later draft would make it visible again. A draft must be younger than the
    // published version.
    await executeSql(
      req,
      sql`update ${versions} newest set ${assignments('version_')}, version_revision = hidden.revision,
          version_revised_by = ${userName}, version_updated_at = hidden.updated_at, updated_at = hidden.updated_at + interval '1 ms'
        from ${table} hidden where hidden.id = ${anyLocked} and newest.parent_id = hidden.id and newest.latest`,
    );
  }

  function nextIds(): Promise<number[]> {
    return idsWhere({ id: { greater_than: last } });
  }

  async function idsWhere(condition: Where): Promise<number[]> {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [where, condition] },
      ...{ depth: 0, limit: HIDE_BATCH_SIZE, pagination: false, select: {}, sort: 'id', req },
    });
    return docs.map(({ id }) => Number(id));
  }
}

/** The fields as assignments of an `update` statement; `prefix` begins the name of each column. */
const createAssignments = (fields: BulkStep['hiddenFields'], prefix: string) =>
  sql.join(
    Object.entries(fields).map(([field, value]) => sql`${sql.identifier(`${prefix}${field}`)} = ${value}`),
    sql`, `,
  );

/**
 * Unpublishes the documents one by one, each as a new version; returns their number.
 * @throws APIError 409 with the document that cannot be saved, and the reason.
 */
async function unpublishEach({ collection, where }: VersionedStep, req: PayloadRequest): Promise<number> {
  const select = { [req.payload.collections[collection].config.admin.useAsTitle ?? 'id']: true as const };
  const { docs } = await req.payload.find({
    ...{ collection, where, select, depth: 0, pagination: false, sort: 'id', req },
  });
  for (const doc of docs) {
    try {
      await req.payload.update({ collection, id: doc.id, data: { _status: 'draft' }, req });
    } catch (error) {
      const reason = getRejectionReason(error);
      if (reason === null || isRetryable(error)) throw error;
      const label = `the ${getCollectionLabel(collection, 1, req)} ${formatDocumentName(collection, doc, req)} (number ${doc.id})`;
      const message = `Nothing was archived: ${label} cannot be unpublished. Correct or delete it, then archive again. ${reason}`;
      throw new APIError(message, 409, null, true);
    }
  }
  return docs.length;
}

/** The reason why a document was rejected; null when the document is not the cause. */
function getRejectionReason(error: unknown): string | null {
  if (error instanceof APIError && error.status < 500) return error.message;
  return databaseErrorOf(error)?.message ?? null;
}

/** Number of unpublished documents by collection. */
type ArchivedCounts = { collection: CollectionSlug; count: number }[];

/**
 * Unpublishes a document with its dependents in one transaction; nothing is deleted. For users who can
 * delete the document.
 * @throws Forbidden, NotFound, and APIError 409 when the document was saved by another user since it was read
 * (`revisions`)
 */
export async function archive(
  collection: ArchivableCollection,
  id: number,
  req: PayloadRequest,
): Promise<ArchivedCounts> {
  await requireDeletePermission(collection, id, req);
  const canRetry = !req.transactionID;
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runSteps(collection, id, req);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !canRetry || !isRetryable(error)) throw error;
    }
}

/**
 * The number of documents that `archive` would unpublish now.
 * @throws Forbidden, NotFound
 */
export async function previewArchive(
  collection: ArchivableCollection,
  id: number,
  req: PayloadRequest,
): Promise<ArchivedCounts> {
  await requireDeletePermission(collection, id, req);
  return countDocuments(collection, id, req);
}

/** Counts the documents of `previewArchive` without a permission check. */
export async function countDocuments(
  collection: ArchivableCollection,
  id: number,
  req: PayloadRequest,
): Promise<ArchivedCounts> {
  const archived: ArchivedCounts = [];
  for (const { collection: slug, where } of archiveSteps[collection](id))
    archived.push({
      collection: slug,
      count: (await req.payload.count({ collection: slug, where, req })).totalDocs,
    });
  return archived;
}

/** Each attempt fails only when another transaction succeeded. */
const MAX_ATTEMPTS = 3;

async function runSteps(
  collection: ArchivableCollection,
  id: number,
  req: PayloadRequest,
): Promise<ArchivedCounts> {
  const ownsTransaction = await initTransaction(req);
  try {
    await extendStatementTimeout(req);
    // Locked before its dependents: saves that publish a document of the office wait here
    // (`closed-office.ts`).
    await executeSql(req, sql`select 1 from ${sql.identifier(collection)} where id = ${id} for update`);
    await requireRevision({ collection, id, req, baseRevision: baseRevisionOf(req) });
    const archived: ArchivedCounts = [];
    for (const step of archiveSteps[collection](id))
      archived.push({ collection: step.collection, count: await runStep(step, req) });
    if (ownsTransaction) await commitTransaction(req);
    return archived;
  } catch (error) {
    if (ownsTransaction) await killTransaction(req);
    throw error;
  }
}

async function requireDeletePermission(
  collection: ArchivableCollection,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  await requirePermission({ collection, id, operation: 'delete', req });
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  if (totalDocs === 0) throw createDeletedDocumentError(collection, req);
}

const runStep = (step: ArchiveStep, req: PayloadRequest): Promise<number> =>
  'hiddenFields' in step ? hideInBulk(step, req) : unpublishEach(step, req);

/** The dependents as text: `3 pages`, `41 listings`. */
export const describeDependents = (
  kind: ArchivableCollection,
  archived: ArchivedCounts,
  req: PayloadRequest,
): string[] =>
  archived
    .filter(({ collection, count }) => collection !== kind && count > 0)
    .map(({ collection, count }) => `${count} ${getCollectionLabel(collection, count, req)}`);
