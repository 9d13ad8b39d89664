import { sql } from '@payloadcms/db-postgres';
import { executeSql } from '@/lib/backend/platform/database/request-transaction';
import type { SeedRun } from './seed-run';

/** Makes concurrent seeds of the same database wait until the transaction of this one has ended. */
export async function lockSeeding({ req }: SeedRun): Promise<void> {
  await executeSql(req, sql`select pg_advisory_xact_lock(hashtext('tessera: demonstration'))`);
}

/** True when the seed created the content of this database; only then may it delete that content. */
export async function hasDemoMark({ req }: SeedRun): Promise<boolean> {
  const tables = await executeSql(req, sql`select 1 where to_regclass('demonstration') is not null`);
  return tables.length > 0;
}

/** Marks the database as a demo, in the transaction of the seed. */
export async function markAsDemo({ req }: SeedRun): Promise<void> {
  await executeSql(req, sql`create table if not exists demonstration (seeded_at timestamptz not null)`);
  await executeSql(req, sql`insert into demonstration values (now())`);
}
