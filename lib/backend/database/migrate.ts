import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { askInTime, longestAnswer, longestMigration } from './ask-in-time';
import { FailedMigration } from './failed-migration';

export type Migration = NonNullable<Payload['db']['prodMigrations']>[number];
type Database = Parameters<Migration['up']>[0]['db'];

/** Any number, the same for all instances of every release. */
const lock = 7_365_521;
const betweenTries = 250;
const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * Brings the database up to date. Of several instances that start at once one does, the others wait until it
 * has; each migration is a transaction of its own, recorded in it.
 * @throws FailedMigration, with those before it done and recorded.
 */
export async function migrate(payload: Payload, migrations: readonly Migration[]): Promise<void> {
  const connection = await payload.db.pool.connect();
  let isHeld = true;
  // Ended, not handed back: the lock goes with it, whatever happened.
  const letGo = () => {
    if (isHeld) connection.release(true);
    isHeld = false;
  };
  try {
    const database: Database = drizzle({ client: connection });
    const ask = <Answer>(question: () => Promise<Answer>) => askInTime(letGo, longestAnswer, question);
    await waitForTurn(payload, () => ask(() => takeTurn(database)));
    // Those here are broken off by us, and the connection is nobody else's.
    await ask(() => database.execute(sql`set statement_timeout = 0`));
    const done = await ask(() => readDone(database));
    for (const migration of migrations.filter(({ name }) => !done.has(name)))
      await askInTime(letGo, longestMigration, () => runMigration(payload, database, migration));
  } finally {
    letGo();
  }
}

async function waitForTurn(payload: Payload, isOurs: () => Promise<boolean>): Promise<void> {
  if (await isOurs()) return;
  payload.logger.warn('Another instance is bringing the database up to date: waiting for it.');
  do await sleep(betweenTries);
  while (!(await isOurs()));
}

async function takeTurn(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select pg_try_advisory_lock(${lock}::bigint) as ours`);
  return rows[0]?.ours === true;
}

/** The names of the migrations that this database has behind it. */
export async function readDone(database: Pick<Database, 'execute'>): Promise<ReadonlySet<string>> {
  const table = await database.execute(sql`select 1 where to_regclass('payload_migrations') is not null`);
  if (table.rows.length === 0) return new Set();
  const answer = await database.execute(sql`select name from payload_migrations where name is not null`);
  return new Set(namesSchema.parse(answer).rows.map(({ name }) => name));
}

async function runMigration(payload: Payload, database: Database, { name, up }: Migration): Promise<void> {
  const start = performance.now();
  const transactionID = randomUUID();
  const req = await createLocalReq({ req: { transactionID } }, payload);
  // What a migration does through Payload joins the transaction as well.
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
    throw new FailedMigration(name, error);
  } finally {
    delete payload.db.sessions?.[transactionID];
  }
  payload.logger.info(`Migrated ${name} in ${Math.round(performance.now() - start)} ms`);
}
