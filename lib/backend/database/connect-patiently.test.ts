import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '@/tests/support/fault-proxy';
import { createDatabase, type TestDatabase } from '@/tests/support/run/create-database';
import { connectPatiently } from './connect-patiently';

let database: TestDatabase;
let proxy: FaultProxy;
beforeAll(async () => {
  database = await createDatabase('blank');
  const { hostname, port } = new URL(database.url);
  proxy = await startFaultProxy(hostname, Number(port));
});
afterAll(async () => {
  await proxy.close();
  await database.close();
});

function open() {
  const { $client: pool } = drizzle({
    connection: { connectionString: proxy.reach(database.url), connectionTimeoutMillis: 400 },
  });
  connectPatiently(pool);
  return pool;
}

test('what was not connected in time is tried once more, also for what is asked of the pool itself', async () => {
  for (const ask of ['connect', 'query'] as const) {
    const pool = open();
    proxy.fault('hang');
    const heard = setTimeout(() => proxy.fault('none'), 300);
    if (ask === 'connect') (await pool.connect()).release();
    else expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    clearTimeout(heard);
    await pool.end();
  }
});

test('a database that says nothing is given up after the second time, and one that refuses at once', async () => {
  const pool = open();
  proxy.fault('hang');
  const begun = performance.now();
  await expect(pool.connect()).rejects.toThrow('connection timeout');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(780);
  await expect(pool.query('select 1')).rejects.toThrow('connection timeout');
  proxy.fault('refuse');
  await expect(pool.query('select 1')).rejects.not.toThrow('connection timeout');
  await pool.end();
});
