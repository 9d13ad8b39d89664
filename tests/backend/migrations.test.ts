import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '@/lib/backend/migrations';
import { openDatabase } from '../support/open-database';
import { createDatabase } from '../support/run/create-database';
import { isLongForm } from '../support/test-scope';
import { loadInstance } from './support/load-instance';

const names = migrations.map(({ name }) => name);
let url: string;
beforeEach(async () => {
  const database = await createDatabase('blank');
  url = database.url;
  onTestFinished(database.close);
});

async function recorded() {
  const database = openDatabase(url);
  const { rows } = await database.execute(sql`select name from payload_migrations order by name`);
  await database.$client.end();
  return rows.map(({ name }) => name);
}

/** Two instances are enough for one to wait. */
const instances = isLongForm ? 3 : 2;

test(`migrations › of ${instances} instances that start at once on an empty database, one migrates and the others wait`, async () => {
  const starts = await Promise.all(Array.from({ length: instances }, () => loadInstance(url)));
  const ended = await Promise.all(starts.map((start) => start()));
  const outputs = ended.map(({ output }) => output);
  expect(ended.map(({ code }) => code)).toEqual(starts.map(() => 0));
  for (const output of outputs) expect(output).toContain('open, with 0 offices');
  for (const name of names)
    expect(outputs.filter((output) => output.includes(`Migrated ${name} `))).toHaveLength(1);
  expect(await recorded()).toEqual(names);
});

describe('migrations within one instance', () => {
  async function open() {
    const { startBackend } = await import('../support/start-backend');
    const backend = await startBackend({ logLevel: 'silent' });
    onTestFinished(backend.stop);
    return backend;
  }

  test('a failing migration is rolled back and named, earlier ones are retained, and the next attempt resumes there', async () => {
    const { migrate } = await import('@/lib/backend/platform/database/migrate');
    const { payload } = await open();
    const migrationOf = (name: string, statement: string) => ({
      name,
      up: async ({ db }: { db: { execute: (query: ReturnType<typeof sql.raw>) => unknown } }) => {
        await db.execute(sql.raw(statement));
      },
      down: async () => {},
    });
    const first = migrationOf('1_first', 'create table first_one (id int)');
    const broken = migrationOf('2_broken', 'create table half (id int); select 1 from nowhere');
    const last = migrationOf('3_last', 'create table last_one (id int)');
    await expect(migrate(payload, [first, broken, last])).rejects.toThrow(
      'The migration 2_broken failed and was rolled back: relation "nowhere" does not exist.',
    );
    const tables = async () => {
      const { rows } = await payload.db.drizzle.execute(
        sql`select to_regclass('first_one') is not null as first, to_regclass('half') is not null as half,
          to_regclass('last_one') is not null as last`,
      );
      return rows[0];
    };
    expect(await tables()).toEqual({ first: true, half: false, last: false });

    const mended = migrationOf('2_broken', 'create table half (id int)');
    await Promise.all([1, 2, 3].map(() => migrate(payload, [first, mended, last])));
    expect(await tables()).toEqual({ first: true, half: true, last: true });
    const { rows } = await payload.db.drizzle.execute(
      sql`select name from payload_migrations where name ~ '^[123]_' order by name`,
    );
    expect(rows.map((row) => row.name)).toEqual(['1_first', '2_broken', '3_last']);

    // Migrations run without a statement timeout, other statements on the pool with one.
    const setting = sql`select setting::int as longest from pg_settings where name = 'statement_timeout'`;
    const timeouts: unknown[] = [];
    const up = async ({
      db,
    }: {
      db: { execute: (query: typeof setting) => PromiseLike<{ rows: unknown[] }> };
    }) => {
      timeouts.push(...(await db.execute(setting)).rows);
    };
    await migrate(payload, [{ name: '4_slow', up, down: async () => {} }]);
    expect(timeouts).toEqual([{ longest: 0 }]);
    expect((await payload.db.drizzle.execute(setting)).rows).toEqual([{ longest: 8_000 }]);
  });
});
