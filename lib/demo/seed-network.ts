import { createLocalReq, type Payload } from 'payload';
import { extendStatementTimeout } from '@/lib/backend/platform/database/request-transaction';
import { findFolderOwnerIssue } from '@/lib/backend/platform/media/media-folder';
import { approveSweep, findRecordFiles } from '@/lib/backend/platform/media/sweep-media';
import { hasDemoMark, lockSeeding, markAsDemo } from './write/demo-mark';
import { emptyNetwork } from './write/empty-network';
import { findContent } from './write/find-content';
import type { SeedRun } from './write/seed-run';
import { writeNetwork } from './write/write-network';

export type SeedOptions = {
  /** Deletes the content of the network first. Staff accounts are preserved. */
  reset?: boolean;
};

export type SeedResult =
  /** The number of documents by collection. */
  | { outcome: 'written'; counts: Readonly<Record<string, number>> }
  /** The demo network already exists; nothing was changed. */
  | { outcome: 'unchanged' }
  /** These collections contain content that the seed did not write; nothing was changed. */
  | { outcome: 'refused'; collections: readonly string[] }
  /** The media folder belongs to another database; nothing was changed. */
  | { outcome: 'misplaced'; reason: string };

/**
 * Seeds the demo network into an empty database, or again into one that it seeded before: completely, or not
 * at all when something fails. A database with other content is never changed.
 */
export async function seedNetwork(payload: Payload, options: SeedOptions = {}): Promise<SeedResult> {
  const req = await createLocalReq({}, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database has no transactions');
  req.transactionID = transaction;
  try {
    const files = options.reset ? await findRecordFiles(payload.db.drizzle) : [];
    const result = await seed({ payload, req }, options);
    await payload.db.commitTransaction(transaction);
    if (result.outcome === 'written') await approveSweep(files);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}

async function seed(run: SeedRun, { reset = false }: SeedOptions): Promise<SeedResult> {
  const mediaOwner = await findFolderOwnerIssue(run.payload.db.drizzle);
  if (mediaOwner) return { outcome: 'misplaced', reason: mediaOwner };
  await extendStatementTimeout(run.req);
  await lockSeeding(run);
  const isDemo = await hasDemoMark(run);
  const collections = await findContent(run, { accounts: !isDemo });
  if (collections.length > 0 && !isDemo) return { outcome: 'refused', collections };
  if (collections.length > 0 && !reset) return { outcome: 'unchanged' };
  if (collections.length > 0) await emptyNetwork(run);
  const counts = await writeNetwork(run);
  await markAsDemo(run);
  return { outcome: 'written', counts };
}
