import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { createInvalidationListener } from '@/lib/backend/platform/invalidation/invalidation-listener';
import {
  deleteOldInvalidations,
  MAX_CHANGES,
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { getInvalidationState } from '@/lib/backend/platform/invalidation/invalidation-state';
import {
  type InvalidationBatch,
  subscribeToInvalidations,
} from '@/lib/backend/platform/invalidation/subscribe-to-invalidations';
import { waitForInvalidations } from '@/lib/backend/platform/invalidation/wait-for-invalidations';
import { rejectListeners } from './support/reject-listeners';
import { startBackend, type TestBackend } from './support/start-backend';

/** Duration of an open transaction among others, in ms. */
const longTransaction = process.env.TEST_LONG ? 7_000 : 200;
const pollOptions = { timeout: 10_000 };
const redirect = (from: string) => ({ from, to: '/new', permanent: true, ...toOwnerFields(null) });

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function startTransaction() {
  const { db } = backend.payload;
  const transactionID = await db.beginTransaction();
  if (transactionID === null) throw new Error('No transaction was begun');
  return { req: { transactionID }, commit: () => db.commitTransaction(transactionID) };
}

const execute = (statement: ReturnType<typeof sql>) => backend.payload.db.drizzle.execute(statement);
const position = async () => (await readNewestInvalidations(backend.payload)).position;

test('invalidation log › a change is logged automatically and found from positions before it, not after it', async () => {
  const { payload } = backend;
  const before = await position();
  const { id } = await payload.create({ collection: 'redirects', data: redirect('/old') });
  const created = await readInvalidationsSince(payload, before);
  expect(created.invalidations).not.toEqual([]);
  expect((await readInvalidationsSince(payload, created.position)).invalidations).toEqual([]);
  await payload.update({ collection: 'redirects', id, data: { to: '/newer' } });
  expect((await readInvalidationsSince(payload, created.position)).invalidations).not.toEqual([]);
});

test('invalidation log › a refused change leaves no entry', async () => {
  const { payload } = backend;
  const before = await position();
  const refused = payload.create({ collection: 'redirects', data: { ...redirect('/a'), to: '/a' } });
  await expect(refused).rejects.toThrow();
  expect((await readInvalidationsSince(payload, before)).invalidations).toEqual([]);
});

test('invalidation log › a long transaction is found once it commits, at its commit time, and blocks no reader', async () => {
  const { payload } = backend;
  const start = await position();
  const slow = await startTransaction();
  await payload.create({ collection: 'redirects', data: redirect('/slow'), req: slow.req });
  // Another transaction saves the same keys while the first holds its rows; waiting would be a deadlock.
  await payload.create({ collection: 'redirects', data: redirect('/quick') });
  const whileOpen = await readInvalidationsSince(payload, start);
  expect(whileOpen.invalidations).not.toEqual([]);
  await sleep(longTransaction);
  await payload.create({ collection: 'redirects', data: redirect('/quicker') });
  const later = await readInvalidationsSince(payload, whileOpen.position);
  expect((await readInvalidationsSince(payload, later.position)).invalidations).toEqual([]);
  const ended = Date.now();
  await slow.commit();
  expect((await readInvalidationsSince(payload, later.position)).invalidations).not.toEqual([]);
  const { invalidations } = await readNewestInvalidations(payload);
  expect(Math.max(...invalidations.map(({ at }) => at))).toBeGreaterThanOrEqual(ended - 1);
});

test('invalidation log › a listener is notified at once, also after its connection was lost', async () => {
  const { payload } = backend;
  const listener = createInvalidationListener();
  const LONG_INTERVAL_MS = 30_000;
  await listener.wait(payload, LONG_INTERVAL_MS);
  for (const from of ['/told', '/told-again']) {
    const waiting = listener.wait(payload, LONG_INTERVAL_MS);
    await payload.create({ collection: 'redirects', data: redirect(from) });
    await waiting;
    await execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen invalidations' and datname = current_database()`,
    );
    await listener.wait(payload, LONG_INTERVAL_MS);
  }
  listener.stop();
});

/** Starts an instance that listens until the end of the test, also when it fails. */
function watch(received: InvalidationBatch[]) {
  const signal = new AbortController();
  const watching = subscribeToInvalidations((one) => void received.push(one), signal.signal);
  const end = () => {
    signal.abort();
    return watching;
  };
  onTestFinished(end);
  return { end };
}

test('invalidation log › a process without permission to listen polls at the usual interval and reports the reason', async () => {
  const refusal = rejectListeners(backend.payload);
  const listener = createInvalidationListener();
  let isOver = false;
  const waiting = listener.wait(backend.payload, 30_000).finally(() => {
    isOver = true;
  });
  await expect.poll(refusal.tries, pollOptions).toBe(1);
  await sleep(100);
  expect(isOver).toBe(false);
  listener.stop();
  expect(await waiting).toContain('during recovery');
  expect(refusal.tries()).toBe(1);
  refusal.end();
});

test('invalidation log › an instance that cannot listen receives changes by polling and its own at once, and warns once', async () => {
  const warned = vi.spyOn(backend.payload.logger, 'warn');
  const refusal = rejectListeners(backend.payload);
  const received: InvalidationBatch[] = [];
  const watching = watch(received);
  await expect.poll(() => getInvalidationState().notifyError, pollOptions).toContain('during recovery');
  const { length } = received;
  await execute(sql`insert into invalidations (keys) values (array['regions'])`);
  await expect.poll(() => received.length, pollOptions).toBeGreaterThan(length);
  await expect.poll(refusal.tries, pollOptions).toBeGreaterThan(2);
  for (const key of ['regions:1', 'regions:2', 'regions:3', 'regions:4', 'regions:5']) {
    await waitForInvalidations(async () => {
      await execute(sql`insert into invalidations (keys) values (array[${key}])`);
      return new Response();
    })();
    expect(received.at(-1)?.invalidations.map((invalidation) => invalidation.key)).toContain(key);
  }
  expect(
    warned.mock.calls
      .flat()
      .filter((message) => String(message).startsWith('The database sends no notifications')),
  ).toHaveLength(1);
  const { readinessChecks } = await import('@/lib/backend/readiness-checks');
  const { readReadiness } = await import('@/lib/backend/platform/readiness');
  const note = 'No database notifications; polling once a second.';
  expect(await readReadiness(readinessChecks)).toEqual({
    ready: true,
    issues: [],
    notes: [{ check: 'invalidations', note }],
  });
  refusal.end();
  await expect.poll(() => getInvalidationState().notifyError, { timeout: 20_000 }).toBe(null);
  await watching.end();
  warned.mockRestore();
});

test('invalidation log › an instance receives earlier and new changes, and reports when it cannot', async () => {
  const { payload } = backend;
  const received: InvalidationBatch[] = [];
  const watching = watch(received);
  await expect.poll(() => received.length, pollOptions).toBe(1);
  expect(received[0]?.invalidations).not.toEqual([]);
  expect(getInvalidationState()).toEqual({ isCurrent: true, readError: null, notifyError: null });

  await payload.create({ collection: 'redirects', data: redirect('/heard') });
  await expect.poll(() => received.length, pollOptions).toBe(2);

  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await execute(sql`alter table invalidations rename to hidden`);
  await expect.poll(() => getInvalidationState().readError, pollOptions).toMatch(/invalidations/);
  expect(logged).toHaveBeenCalledOnce();
  await execute(sql`alter table hidden rename to invalidations`);
  await expect.poll(() => getInvalidationState().readError, pollOptions).toBe(null);
  await watching.end();
});

test('invalidation log › a start or a poll reads only the needed part of a long log; old entries are pruned', async () => {
  const { payload } = backend;
  await execute(sql`alter table invalidations disable trigger invalidations_notify`);
  await execute(sql`insert into invalidations (keys, invalidated_at)
    select array['listings:' || n], now() - interval '40 days' from generate_series(1, ${3 * MAX_CHANGES}) n`);
  await execute(sql`insert into invalidations (keys, purged, invalidated_at)
    values (array['listings:0'], array['listings:0'], now() - interval '35 days')`);
  await execute(sql`analyze invalidations`);
  const { invalidations, purged, isComplete, oldest } = await readNewestInvalidations(payload);
  expect(purged.map(({ key }) => key)).toContain('listings:0');
  expect({ isAll: isComplete, keys: invalidations.length < MAX_CHANGES + 20 }).toEqual({
    isAll: false,
    keys: true,
  });
  expect(oldest).toBeLessThan(Date.now() - 39 * 86_400_000);
  const now = await quietPosition();
  expect(
    await scanned(sql`select keys from invalidations
    where transaction >= pg_snapshot_xmin(${now}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${now}::pg_snapshot)`),
  ).toMatch(/Index.*invalidations_transaction/);
  expect(
    await scanned(sql`select keys from invalidations order by invalidated_at desc limit ${MAX_CHANGES}`),
  ).toMatch(/Index.*invalidations_invalidated_at/);
  expect(await scanned(sql`select unnest(purged) from invalidations where purged <> '{}'`)).toMatch(
    /Index.*invalidations_purged/,
  );
  const countRows = async () =>
    (await execute(sql`select count(*)::int as left from invalidations where id <= ${3 * MAX_CHANGES}`))
      .rows[0]?.left;
  const before = Number(await countRows());
  expect(await deleteOldInvalidations(payload, 30)).toBe(true);
  expect(await countRows()).toBe(before - 10_000);
  while (await deleteOldInvalidations(payload, 30));
  const { rows } = await execute(
    sql`select min(invalidated_at) > now() - interval '30 days' as young from invalidations`,
  );
  expect(rows).not.toEqual([{ young: false }]);
  await execute(sql`alter table invalidations enable trigger invalidations_notify`);
});

test('invalidation log › a record that is no longer public is purged; one that changed is only invalidated', async () => {
  const { payload } = backend;
  const data = { name: 'R', slug: 'gone', code: 'GH-AA', latitude: 5, longitude: 0 };
  const { id } = await payload.create({ collection: 'regions', data });
  const before = await position();
  await payload.update({ collection: 'regions', id, data: { name: 'S' } });
  expect((await readInvalidationsSince(payload, before)).purged).toEqual([]);
  await payload.delete({ collection: 'regions', id });
  const purgedKeys = ['regions', `regions:${id}`, `regions:${id}.*`];
  expect((await readInvalidationsSince(payload, before)).purged.toSorted()).toEqual(purgedKeys);
  const newest = await readNewestInvalidations(payload);
  expect(newest.purged.map(({ key }) => key)).toEqual(expect.arrayContaining(purgedKeys));
});

/** A position that is not held back by transactions of other test databases. */
async function quietPosition(): Promise<string> {
  const { rows } = await execute(sql`select pg_current_xact_id()::text as now`);
  return `${rows[0]?.now}:${rows[0]?.now}:`;
}

async function scanned(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await execute(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
