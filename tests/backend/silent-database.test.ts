import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { whileAnswered } from '@/lib/backend/contract/while-answered';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let proxy: FaultProxy;
beforeAll(async () => {
  backend = await startBackend({
    behind: async (url) => {
      const { hostname, port } = new URL(url);
      proxy = await startFaultProxy(hostname, Number(port));
      return proxy.reach(url);
    },
  });
});
afterAll(async () => {
  await backend.stop();
  await proxy.close();
});
afterEach(async () => {
  proxy.fault('cut');
  await expect
    .poll(() =>
      execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

// Asks at once, and once: what drizzle returns would ask anew each time it is waited for.
const execute = async (statement: ReturnType<typeof sql>) =>
  await backend.payload.db.drizzle.execute(statement);
const never = new Promise<never>(() => {});
const outcome = (work: Promise<unknown>) =>
  whileAnswered(work, performance.now()).then(
    () => 'answered',
    (error: Error) => error.name,
  );
/** Asks what is never answered. */
function askSilence(): Promise<unknown> {
  proxy.fault('hang');
  const asked = execute(sql`select 1`);
  asked.catch(() => {});
  return asked;
}

test('who asks gives up when nothing is answered', async () => {
  const begun = performance.now();
  expect(await outcome(askSilence())).toBe('TimeoutError');
  expect(performance.now() - begun).toBeGreaterThan(1_400);
});

test('and not while the database lives, however long it takes for one thing and is asked nothing else', async () => {
  expect(await outcome(execute(sql`select pg_sleep(2.5)`))).toBe('answered');
});

test('nor while it has every connection busy', async () => {
  const { max } = backend.payload.db.pool.options;
  const slow = Array.from({ length: max }, () => execute(sql`select pg_sleep(2.5)`));
  expect(await outcome(execute(sql`select 1`))).toBe('answered');
  await Promise.all(slow);
});

test('the next one hardly waits, and is answered as soon as anything is', async () => {
  expect(await outcome(askSilence())).toBe('TimeoutError');
  const begun = performance.now();
  for (let round = 0; round < 3; round += 1) expect(await outcome(askSilence())).toBe('TimeoutError');
  expect(performance.now() - begun).toBeLessThan(3 * 1_400);
  proxy.fault('cut');
  await expect.poll(() => outcome(execute(sql`select 1`))).toBe('answered');
  expect(await outcome(execute(sql`select pg_sleep(0.8)`))).toBe('answered');
});

test('the time a busy machine takes counts for nothing', async () => {
  const asked = execute(sql`select 1`);
  const outcomeOfAsked = outcome(asked);
  const end = performance.now() + 2_500;
  while (performance.now() < end);
  expect(await outcomeOfAsked).toBe('answered');
});

test('what asks nothing of the database is left alone', async () => {
  expect(await Promise.race([outcome(never), sleep(2_000, 'left alone')])).toBe('left alone');
});
