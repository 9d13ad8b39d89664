import { sql } from '@payloadcms/db-postgres';
import { executeFor } from '@/lib/backend/database/execute-for';
import type { SeedRun } from './seed-run';

/** Makes another seeding of the same database wait until this one's transaction has ended. */
export async function waitForOtherSeeds({ req }: SeedRun): Promise<void> {
  await executeFor(req, sql`select pg_advisory_xact_lock(hashtext('tessera: demonstration'))`);
}

/** True when the demonstration wrote this database, which alone entitles it to empty it. */
export async function hasDemoMark({ req }: SeedRun): Promise<boolean> {
  const tables = await executeFor(req, sql`select 1 where to_regclass('demonstration') is not null`);
  return tables.length > 0;
}

/** Marks the database as a demonstration, in the transaction that makes it one. */
export async function markAsDemo({ req }: SeedRun): Promise<void> {
  await executeFor(req, sql`create table if not exists demonstration (seeded_at timestamptz not null)`);
  await executeFor(req, sql`insert into demonstration values (now())`);
}
