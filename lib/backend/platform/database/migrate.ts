import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { rolledBackMigration } from './failed-migration';
import { MIGRATION_TIMEOUT_MS, QUERY_TIMEOUT_MS, withQueryTimeout } from './query-timeout';
import { type Migration, type PreviousChain, resolvePending } from './resolve-pending';

type Database = Parameters<Migration['up']>[0]['db'];

/** Key of the advisory lock: arbitrary, but the same for all instances of every release. */
const MIGRATION_LOCK_KEY = 7_365_521;
const LOCK_RETRY_MS = 250;
const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * Applies pending migrations. When several instances start at once, one migrates and the others wait for it.
 * Each migration runs in its own transaction, which also records it.
 * @throws FailedMigration; earlier migrations remain applied and recorded.
 */
export async function migrate(
  payload: Payload,
  migrations: readonly Migration[],
  previousChain?: PreviousChain,
): Promise<void> {
  const connection = await payload.db.pool.connect();
  let hasConnection = true;
  // Ends the connection instead of returning it to the pool, so that the lock is always released.
  const closeConnection = () => {
    if (hasConnection) connection.release(true);
    hasConnection = false;
  };
  try {
    const database: Database = drizzle({ client: connection });
    const runQuery = <Result>(query: () => Promise<Result>) =>
      withQueryTimeout(closeConnection, QUERY_TIMEOUT_MS, query);
    await waitForLock(payload, () => runQuery(() => tryLock(database)));
    // This module enforces the timeouts here, and no other code uses the connection.
    await runQuery(() => database.execute(sql`set statement_timeout = 0`));
    const applied = await runQuery(() => readAppliedMigrations(database));
    for (const migration of resolvePending(migrations, applied, previousChain))
      await withQueryTimeout(closeConnection, MIGRATION_TIMEOUT_MS, () =>
        runMigration(payload, database, migration),
      );
  } finally {
    closeConnection();
  }
}

async function waitForLock(payload: Payload, acquireLock: () => Promise<boolean>): Promise<void> {
  if (await acquireLock()) return;
  payload.logger.warn('Another instance is bringing the database up to date: waiting for it.');
  do await sleep(LOCK_RETRY_MS);
  while (!(await acquireLock()));
}

async function tryLock(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select pg_try_advisory_lock(${MIGRATION_LOCK_KEY}::bigint) as acquired`,
  );
  return rows[0]?.acquired === true;
}

/** Names of the migrations that are recorded as applied. */
export async function readAppliedMigrations(
  database: Pick<Database, 'execute'>,
): Promise<ReadonlySet<string>> {
  const table = await database.execute(sql`select 1 where to_regclass('payload_migrations') is not null`);
  if (table.rows.length === 0) return new Set();
  const result = await database.execute(sql`select name from payload_migrations where name is not null`);
  return new Set(namesSchema.parse(result).rows.map(({ name }) => name));
}

async function runMigration(payload: Payload, database: Database, { name, up }: Migration): Promise<void> {
  const startedAt = performance.now();
  const transactionID = randomUUID();
  const req = await createLocalReq({ req: { transactionID } }, payload);
  // Payload calls of a migration join its transaction.
  const session = { db: database, resolve: async () => {}, reject: async () => {} };
  Object.assign(payload.db.sessions ?? {}, { [transactionID]: session });
  try {
    await database.execute(sql`begin`);
    await up({ db: database, payload, req });
    await database.execute(
      sql`insert into payload_migrations (name, batch) select ${name}, coalesce(max(batch), 0) + 1 from payload_migrations`,
    );
    await database.execute(sql`commit`);
  } catch (error) {
    await database.execute(sql`rollback`).catch(() => {});
    throw rolledBackMigration(name, error);
  } finally {
    delete payload.db.sessions?.[transactionID];
  }
  payload.logger.info(`Migrated ${name} in ${Math.round(performance.now() - startedAt)} ms`);
}
