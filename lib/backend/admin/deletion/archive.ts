import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { deletedDocumentError } from '../cms-api/not-found-errors';
import { requirePermission } from '../cms-api/require-permission';
import { isRetryable } from '../../platform/database/database-errors';
import { executeSql } from '../../platform/database/request-transaction';
import { extendStatementTimeout } from '../../platform/database/take-longer';
import { baseRevisionOf } from '../../composer-api/revisions/base-revision';
import { requireRevision } from '../../composer-api/revisions/check-revision';
import { type ArchivableCollection, type ArchiveStep, archiveSteps } from './archive-steps';
import { hideInBulk } from './hide-together';
import { unpublishEach } from './unpublish-each';

/** Number of unpublished documents by collection. */
export type ArchivedCounts = { collection: CollectionSlug; count: number }[];

/**
 * Unpublishes a document with its dependents in one transaction; nothing is deleted. For users who can
 * delete the document.
 * @throws Forbidden, NotFound, and APIError when the document was saved by somebody else since it was read
 * (`revisions`)
 */
export async function archive(collection: ArchivableCollection, id: number, req: PayloadRequest): Promise<ArchivedCounts> {
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

/** Same as `previewArchive`, without a permission check. */
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

async function runSteps(collection: ArchivableCollection, id: number, req: PayloadRequest): Promise<ArchivedCounts> {
  const ownsTransaction = await initTransaction(req);
  try {
    await extendStatementTimeout(req);
    // Locked before its dependents: saves that publish a document of the office wait here
    // (`closed-office.ts`).
    await executeSql(req, sql`select 1 from ${sql.identifier(collection)} where id = ${id} for update`);
    await requireRevision({ collection, id, req, from: baseRevisionOf(req) });
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

async function requireDeletePermission(collection: ArchivableCollection, id: number, req: PayloadRequest): Promise<void> {
  await requirePermission({ collection, id, operation: 'delete', req });
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  if (totalDocs === 0) throw deletedDocumentError(collection, req);
}

const runStep = (step: ArchiveStep, req: PayloadRequest): Promise<number> =>
  'hiddenFields' in step ? hideInBulk(step, req) : unpublishEach(step, req);
