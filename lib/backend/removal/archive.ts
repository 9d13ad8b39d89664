import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { removedMeanwhile } from '../cms-api/removed-meanwhile';
import { requirePermission } from '../cms-api/require-permission';
import { mayPassAgain } from '../database/database-fault';
import { executeFor } from '../database/execute-for';
import { takeLonger } from '../database/take-longer';
import { carriedRevision } from '../revisions/carried-revision';
import { requireRevision } from '../revisions/check-revision';
import { type Archivable, type ArchiveStep, archiveSteps } from './archive-steps';
import { hideTogether } from './hide-together';
import { unpublishEach } from './unpublish-each';

/** How many documents of each collection were taken from the website. */
export type Archived = { collection: CollectionSlug; count: number }[];

/**
 * Takes a document and all that hangs on it from the website, all or nothing; nothing is lost. May be done by
 * whoever may delete the document.
 * @throws Forbidden, NotFound, and APIError when somebody has saved the document since it was read (`revisions`)
 */
export async function archive(collection: Archivable, id: number, req: PayloadRequest): Promise<Archived> {
  await requireDeletion(collection, id, req);
  const mayRepeat = !req.transactionID;
  for (let tries = 1; ; tries += 1)
    try {
      return await takeAll(collection, id, req);
    } catch (error) {
      if (tries === mostTries || !mayRepeat || !mayPassAgain(error)) throw error;
    }
}

/**
 * What `archive` would take from the website now, to be asked before it.
 * @throws Forbidden, NotFound
 */
export async function foretellArchive(
  collection: Archivable,
  id: number,
  req: PayloadRequest,
): Promise<Archived> {
  await requireDeletion(collection, id, req);
  return countArchived(collection, id, req);
}

/** What `archive` would take from the website, whoever asks. */
export async function countArchived(
  collection: Archivable,
  id: number,
  req: PayloadRequest,
): Promise<Archived> {
  const archived: Archived = [];
  for (const { collection: slug, where } of archiveSteps[collection](id))
    archived.push({
      collection: slug,
      count: (await req.payload.count({ collection: slug, where, req })).totalDocs,
    });
  return archived;
}

/** Each ends with another save having passed, which waits for nothing any more. */
const mostTries = 3;

async function takeAll(collection: Archivable, id: number, req: PayloadRequest): Promise<Archived> {
  const isOurs = await initTransaction(req);
  try {
    await takeLonger(req);
    // Before all that hangs on it: whoever shows something of an office waits here (`closed-office.ts`).
    await executeFor(req, sql`select 1 from ${sql.identifier(collection)} where id = ${id} for update`);
    await requireRevision({ collection, id, req, from: carriedRevision(req) });
    const archived: Archived = [];
    for (const step of archiveSteps[collection](id))
      archived.push({ collection: step.collection, count: await take(step, req) });
    if (isOurs) await commitTransaction(req);
    return archived;
  } catch (error) {
    if (isOurs) await killTransaction(req);
    throw error;
  }
}

async function requireDeletion(collection: Archivable, id: number, req: PayloadRequest): Promise<void> {
  await requirePermission({ collection, id, operation: 'delete', req });
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  if (totalDocs === 0) throw removedMeanwhile(collection, req);
}

const take = (step: ArchiveStep, req: PayloadRequest): Promise<number> =>
  'hidden' in step ? hideTogether(step, req) : unpublishEach(step, req);
