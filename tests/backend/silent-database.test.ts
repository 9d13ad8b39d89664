import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileAnswered } from '@/lib/backend/contract/while-answered';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

// Asks at once, and once: what drizzle returns would ask anew each time it is waited for.
const execute = async (statement: ReturnType<typeof sql>) =>
  await backend.payload.db.drizzle.execute(statement);
const never = new Promise<never>(() => {});
const outcome = (work: Promise<unknown>, begun = performance.now()) =>
  whileAnswered(work, begun).then(
    () => 'answered',
    (error: Error) => error.name,
  );

test('who asks gives up when nothing is answered, and not while others are answered', async () => {
  const slow = () => execute(sql`select pg_sleep(2.5)`);
  const alone = slow();
  expect(await outcome(alone)).toBe('TimeoutError');
  await alone;

  const beside = slow();
  const end = new AbortController();
  const others = (async () => {
    while (!end.signal.aborted) await execute(sql`select 1`).then(() => sleep(100));
  })();
  expect(await outcome(beside)).toBe('answered');
  end.abort();
  await others;
});

test('the next one hardly waits, and is answered as soon as anything is', async () => {
  const asked = execute(sql`select pg_sleep(4)`);
  expect(await outcome(asked)).toBe('TimeoutError');
  let rounds = 0;
  while ((await outcome(asked)) === 'TimeoutError') rounds += 1;
  // Of the two and a half seconds that are left, each waits a third of one.
  expect(rounds).toBeGreaterThan(3);
  const later = execute(sql`select pg_sleep(0.8)`);
  expect(await outcome(later)).toBe('answered');
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
