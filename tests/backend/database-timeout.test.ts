import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withDatabaseLiveness } from '@/lib/backend/platform/database/database-timeout';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let proxy: FaultProxy;
beforeAll(async () => {
  backend = await startBackend({
    mapDatabaseUrl: async (url) => {
      const { hostname, port } = new URL(url);
      proxy = await startFaultProxy(hostname, Number(port));
      return proxy.urlThrough(url);
    },
  });
});
afterAll(async () => {
  await backend.stop();
  await proxy.close();
});
afterEach(async () => {
  proxy.setFault('cut');
  await expect
    .poll(() =>
      execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

// `async` executes the statement immediately and once: a Drizzle query is executed each time it is awaited.
const execute = async (statement: ReturnType<typeof sql>) =>
  await backend.payload.db.drizzle.execute(statement);
const pending = new Promise<never>(() => {});
const outcome = (work: Promise<unknown>) =>
  withDatabaseLiveness(work, performance.now()).then(
    () => 'answered',
    (error: Error) => error.name,
  );
/** Sends a statement that is never answered. */
function queryWithoutResponse(): Promise<unknown> {
  proxy.setFault('hang');
  const query = execute(sql`select 1`);
  query.catch(() => {});
  return query;
}

test('database timeout › aborts when the database answers nothing', async () => {
  const startedAt = performance.now();
  expect(await outcome(queryWithoutResponse())).toBe('TimeoutError');
  expect(performance.now() - startedAt).toBeGreaterThan(1_400);
});

test('database timeout › waits while the database is alive, however long one statement takes', async () => {
  expect(await outcome(execute(sql`select pg_sleep(2.5)`))).toBe('answered');
});

test('database timeout › waits while every connection is busy', async () => {
  const { max } = backend.payload.db.pool.options;
  const slow = Array.from({ length: max }, () => execute(sql`select pg_sleep(2.5)`));
  expect(await outcome(execute(sql`select 1`))).toBe('answered');
  await Promise.all(slow);
});

test('database timeout › fails fast after a timeout and recovers with the first response', async () => {
  expect(await outcome(queryWithoutResponse())).toBe('TimeoutError');
  const startedAt = performance.now();
  for (let round = 0; round < 3; round += 1)
    expect(await outcome(queryWithoutResponse())).toBe('TimeoutError');
  expect(performance.now() - startedAt).toBeLessThan(3 * 1_400);
  proxy.setFault('cut');
  await expect.poll(() => outcome(execute(sql`select 1`))).toBe('answered');
  expect(await outcome(execute(sql`select pg_sleep(0.8)`))).toBe('answered');
});

test('database timeout › ignores time in which the event loop was blocked', async () => {
  const query = execute(sql`select 1`);
  const queryOutcome = outcome(query);
  const end = performance.now() + 2_500;
  while (performance.now() < end);
  expect(await queryOutcome).toBe('answered');
});

test('database timeout › does not abort work that sends no statements', async () => {
  expect(await Promise.race([outcome(pending), sleep(2_000, 'left alone')])).toBe('left alone');
});
