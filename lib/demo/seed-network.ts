import { createLocalReq, type Payload } from 'payload';
import { takeLonger } from '@/lib/backend/database/take-longer';
import { allowSweep, filesOfRecords } from '@/lib/backend/media/allow-sweep';
import { findOtherOwner } from '@/lib/backend/media/folder-mark';
import { hasDemoMark, markAsDemo, waitForOtherSeeds } from './write/demo-mark';
import { emptyNetwork } from './write/empty-network';
import { findContent } from './write/find-content';
import type { SeedRun } from './write/seed-run';
import { writeNetwork } from './write/write-network';

export type SeedOptions = {
  /** Empties the network first. Staff accounts are kept. */
  reset?: boolean;
};

export type SeedResult =
  /** How many documents of each kind. */
  | { outcome: 'written'; counts: Readonly<Record<string, number>> }
  /** The demonstration is there already; nothing was changed. */
  | { outcome: 'kept' }
  /** These collections hold what the demonstration did not write; nothing was changed. */
  | { outcome: 'refused'; holds: readonly string[] }
  /** The pictures' folder is another database's; nothing was changed. */
  | { outcome: 'misplaced'; why: string };

/**
 * Writes the demo network into an empty database, or anew into one that it wrote: all of it, or nothing when
 * something fails. A database with content of its own is never touched.
 */
export async function seedNetwork(payload: Payload, options: SeedOptions = {}): Promise<SeedResult> {
  const req = await createLocalReq({}, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database has no transactions');
  req.transactionID = transaction;
  try {
    const files = options.reset ? await filesOfRecords(payload.db.drizzle) : [];
    const result = await seed({ payload, req }, options);
    await payload.db.commitTransaction(transaction);
    if (result.outcome === 'written') await allowSweep(files);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}

async function seed(run: SeedRun, { reset = false }: SeedOptions): Promise<SeedResult> {
  const otherOwner = await findOtherOwner(run.payload.db.drizzle);
  if (otherOwner) return { outcome: 'misplaced', why: otherOwner };
  await takeLonger(run.req);
  await waitForOtherSeeds(run);
  const isDemo = await hasDemoMark(run);
  const holds = await findContent(run, { accounts: !isDemo });
  if (holds.length > 0 && !isDemo) return { outcome: 'refused', holds };
  if (holds.length > 0 && !reset) return { outcome: 'kept' };
  if (holds.length > 0) await emptyNetwork(run);
  const counts = await writeNetwork(run);
  await markAsDemo(run);
  return { outcome: 'written', counts };
}
