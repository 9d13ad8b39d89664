import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { hearOwnChanges } from '@/lib/backend/renewal/hear-own-changes';
import { listenForRenewals } from '@/lib/backend/renewal/listen-for-renewals';
import {
  forgetRenewals,
  mostChanges,
  readNewestRenewals,
  readRenewalsSince,
} from '@/lib/backend/renewal/renewal-log';
import { renewalState } from '@/lib/backend/renewal/renewal-state';
import { type Heard, watchRenewals } from '@/lib/backend/renewal/watch-renewals';
import { refuseToTell } from './support/refuse-to-tell';
import { startBackend, type TestBackend } from './support/start-backend';

/** How long a transaction stays open while others come and go, in ms. */
const longTransaction = process.env.TEST_LONG ? 7_000 : 200;
const patience = { timeout: 10_000 };
const redirect = (from: string) => ({ from, to: '/new', permanent: true, ...ownedBy(null) });

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function beginTransaction() {
  const { db } = backend.payload;
  const transactionID = await db.beginTransaction();
  if (transactionID === null) throw new Error('No transaction was begun');
  return { req: { transactionID }, commit: () => db.commitTransaction(transactionID) };
}

const execute = (statement: ReturnType<typeof sql>) => backend.payload.db.drizzle.execute(statement);
const position = async () => (await readNewestRenewals(backend.payload)).position;

test('a change is written down by itself and found from the position before it, not from the one after', async () => {
  const { payload } = backend;
  const before = await position();
  const { id } = await payload.create({ collection: 'redirects', data: redirect('/old') });
  const created = await readRenewalsSince(payload, before);
  expect(created.renewals).not.toEqual([]);
  expect((await readRenewalsSince(payload, created.position)).renewals).toEqual([]);
  await payload.update({ collection: 'redirects', id, data: { to: '/newer' } });
  expect((await readRenewalsSince(payload, created.position)).renewals).not.toEqual([]);
});

test('a change that is refused leaves no trace', async () => {
  const { payload } = backend;
  const before = await position();
  const refused = payload.create({ collection: 'redirects', data: { ...redirect('/a'), to: '/a' } });
  await expect(refused).rejects.toThrow();
  expect((await readRenewalsSince(payload, before)).renewals).toEqual([]);
});

test('a transaction open for long is found once it ends, timed by its end, and nobody waits for it', async () => {
  const { payload } = backend;
  const start = await position();
  const slow = await beginTransaction();
  await payload.create({ collection: 'redirects', data: redirect('/slow'), req: slow.req });
  // The same keys, saved by another while the first holds its rows: waiting would never end.
  await payload.create({ collection: 'redirects', data: redirect('/quick') });
  const meanwhile = await readRenewalsSince(payload, start);
  expect(meanwhile.renewals).not.toEqual([]);
  await sleep(longTransaction);
  await payload.create({ collection: 'redirects', data: redirect('/quicker') });
  const later = await readRenewalsSince(payload, meanwhile.position);
  expect((await readRenewalsSince(payload, later.position)).renewals).toEqual([]);
  const ended = Date.now();
  await slow.commit();
  expect((await readRenewalsSince(payload, later.position)).renewals).not.toEqual([]);
  const { renewals } = await readNewestRenewals(payload);
  expect(Math.max(...renewals.map(({ at }) => at))).toBeGreaterThanOrEqual(ended - 1);
});

test('whoever listens is told at once, also after its connection was lost', async () => {
  const { payload } = backend;
  const listener = listenForRenewals();
  const never = 30_000;
  await listener.wait(payload, never);
  for (const from of ['/told', '/told-again']) {
    const waiting = listener.wait(payload, never);
    await payload.create({ collection: 'redirects', data: redirect(from) });
    await waiting;
    await execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen renewals' and datname = current_database()`,
    );
    await listener.wait(payload, never);
  }
  listener.stop();
});

/** An instance that hears. It hears no longer than its test, also where that fails. */
function watch(heard: Heard[]) {
  const signal = new AbortController();
  const watching = watchRenewals((one) => void heard.push(one), signal.signal);
  const end = () => {
    signal.abort();
    return watching;
  };
  onTestFinished(end);
  return { end };
}

test('whoever may not listen sleeps as long as otherwise, and says why', async () => {
  const refusal = refuseToTell(backend.payload);
  const listener = listenForRenewals();
  let isOver = false;
  const waiting = listener.wait(backend.payload, 30_000).finally(() => {
    isOver = true;
  });
  await expect.poll(refusal.tries, patience).toBe(1);
  await sleep(100);
  expect(isOver).toBe(false);
  listener.stop();
  expect(await waiting).toContain('during recovery');
  expect(refusal.tries()).toBe(1);
  refusal.end();
});

test('an instance that may not listen hears all the same, its own changes at once, and says so once', async () => {
  const warned = vi.spyOn(backend.payload.logger, 'warn');
  const refusal = refuseToTell(backend.payload);
  const heard: Heard[] = [];
  const watching = watch(heard);
  await expect.poll(() => renewalState().untold, patience).toContain('during recovery');
  const { length } = heard;
  await execute(sql`insert into renewals (keys) values (array['regions'])`);
  await expect.poll(() => heard.length, patience).toBeGreaterThan(length);
  await expect.poll(refusal.tries, patience).toBeGreaterThan(2);
  for (const key of ['regions:1', 'regions:2', 'regions:3', 'regions:4', 'regions:5']) {
    await hearOwnChanges(async () => {
      await execute(sql`insert into renewals (keys) values (array[${key}])`);
      return new Response();
    })();
    expect(heard.at(-1)?.renewals.map((renewal) => renewal.key)).toContain(key);
  }
  expect(warned.mock.calls.flat().filter((line) => String(line).startsWith('Renewals'))).toHaveLength(1);
  const { readinessChecks } = await import('@/lib/backend/readiness/readiness-checks');
  const { readReadiness } = await import('@/lib/backend/readiness/readiness-check');
  const note = 'Not told by the database, but looked for once a second.';
  expect(await readReadiness(readinessChecks)).toEqual({
    ready: true,
    faults: [],
    notes: [{ check: 'renewals', note }],
  });
  refusal.end();
  await expect.poll(() => renewalState().untold, { timeout: 20_000 }).toBe(null);
  await watching.end();
  warned.mockRestore();
});

test('an instance hears what was before it and what comes, and says when it cannot', async () => {
  const { payload } = backend;
  const heard: Heard[] = [];
  const watching = watch(heard);
  await expect.poll(() => heard.length, patience).toBe(1);
  expect(heard[0]?.renewals).not.toEqual([]);
  expect(renewalState()).toEqual({ isCurrent: true, fault: null, untold: null });

  await payload.create({ collection: 'redirects', data: redirect('/heard') });
  await expect.poll(() => heard.length, patience).toBe(2);

  const told = vi.spyOn(console, 'error').mockReturnValue();
  await execute(sql`alter table renewals rename to hidden`);
  await expect.poll(() => renewalState().fault, patience).toMatch(/renewals/);
  expect(told).toHaveBeenCalledOnce();
  await execute(sql`alter table hidden rename to renewals`);
  await expect.poll(() => renewalState().fault, patience).toBe(null);
  await watching.end();
});

test('neither a start nor a round reads more of a long log than it needs; old renewals are forgotten', async () => {
  const { payload } = backend;
  await execute(sql`alter table renewals disable trigger renewals_tell`);
  await execute(sql`insert into renewals (keys, renewed_at)
    select array['listings:' || n], now() - interval '40 days' from generate_series(1, ${3 * mostChanges}) n`);
  await execute(sql`insert into renewals (keys, gone, renewed_at)
    values (array['listings:0'], array['listings:0'], now() - interval '35 days')`);
  await execute(sql`analyze renewals`);
  const { renewals, gone, isAll, oldest } = await readNewestRenewals(payload);
  expect(gone.map(({ key }) => key)).toContain('listings:0');
  expect({ isAll, keys: renewals.length < mostChanges + 20 }).toEqual({ isAll: false, keys: true });
  expect(oldest).toBeLessThan(Date.now() - 39 * 86_400_000);
  const now = await quietPosition();
  expect(
    await scanned(sql`select keys from renewals
    where transaction >= pg_snapshot_xmin(${now}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${now}::pg_snapshot)`),
  ).toMatch(/Index.*renewals_transaction/);
  expect(await scanned(sql`select keys from renewals order by renewed_at desc limit ${mostChanges}`)).toMatch(
    /Index.*renewals_renewed_at/,
  );
  expect(await scanned(sql`select unnest(gone) from renewals where gone <> '{}'`)).toMatch(
    /Index.*renewals_gone/,
  );
  const left = async () =>
    (await execute(sql`select count(*)::int as left from renewals where id <= ${3 * mostChanges}`)).rows[0]
      ?.left;
  const before = Number(await left());
  expect(await forgetRenewals(payload, 30)).toBe(true);
  expect(await left()).toBe(before - 10_000);
  while (await forgetRenewals(payload, 30));
  const { rows } = await execute(
    sql`select min(renewed_at) > now() - interval '30 days' as young from renewals`,
  );
  expect(rows).not.toEqual([{ young: false }]);
  await execute(sql`alter table renewals enable trigger renewals_tell`);
});

test('what the public may not see any longer is gone, and what is only changed is not', async () => {
  const { payload } = backend;
  const data = { name: 'R', slug: 'gone', code: 'GH-AA', latitude: 5, longitude: 0 };
  const { id } = await payload.create({ collection: 'regions', data });
  const before = await position();
  await payload.update({ collection: 'regions', id, data: { name: 'S' } });
  expect((await readRenewalsSince(payload, before)).gone).toEqual([]);
  await payload.delete({ collection: 'regions', id });
  const gone = ['regions', `regions:${id}`, `regions:${id}.*`];
  expect((await readRenewalsSince(payload, before)).gone.toSorted()).toEqual(gone);
  const newest = await readNewestRenewals(payload);
  expect(newest.gone.map(({ key }) => key)).toEqual(expect.arrayContaining(gone));
});

/** A position that no transaction of another test's database holds back. */
async function quietPosition(): Promise<string> {
  const { rows } = await execute(sql`select pg_current_xact_id()::text as now`);
  return `${rows[0]?.now}:${rows[0]?.now}:`;
}

async function scanned(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await execute(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
