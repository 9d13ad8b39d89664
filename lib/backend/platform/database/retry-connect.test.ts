import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '@/tests/support/fault-proxy';
import { createDatabase, type TestDatabase } from '@/tests/support/run/create-database';
import { retryConnect } from './retry-connect';

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
    connection: { connectionString: proxy.urlThrough(database.url), connectionTimeoutMillis: 400 },
  });
  retryConnect(pool);
  return pool;
}

test('retry connect › retries once after a connection timeout, also for queries on the pool', async () => {
  for (const method of ['connect', 'query'] as const) {
    const pool = open();
    proxy.setFault('hang');
    const timer = setTimeout(() => proxy.setFault('none'), 300);
    if (method === 'connect') (await pool.connect()).release();
    else expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    clearTimeout(timer);
    await pool.end();
  }
});

test('retry connect › gives up after the second timeout, and at once when the connection is refused', async () => {
  const pool = open();
  proxy.setFault('hang');
  const startedAt = performance.now();
  await expect(pool.connect()).rejects.toThrow('connection timeout');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(780);
  await expect(pool.query('select 1')).rejects.toThrow('connection timeout');
  proxy.setFault('refuse');
  await expect(pool.query('select 1')).rejects.not.toThrow('connection timeout');
  await pool.end();
});
