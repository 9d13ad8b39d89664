import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  getUnansweredMs,
  isUnresponsive,
  markUnresponsive,
  probeDatabase,
  setDatabaseProbe,
  trackQuery,
} from './liveness';

const trackPromise = (promise: Promise<unknown>, provesLife = true) =>
  trackQuery(() => promise, [], provesLife);
const startedAt = performance.now();
afterEach(() => trackPromise(Promise.resolve()));

test('database liveness › is silent for as long as no query is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  trackPromise(promise);
  await sleep(200);
  const before = getUnansweredMs(startedAt);
  expect(before).toBeGreaterThan(150);
  await trackPromise(Promise.resolve());
  expect(getUnansweredMs(startedAt)).toBeLessThan(before);
  resolve();
  await promise;
  expect(getUnansweredMs(startedAt)).toBe(0);
});

test.each([
  ['an answer', () => Promise.resolve(), true, false],
  [
    'a refusal of its own',
    () => Promise.reject(Object.assign(new Error(), { severity: 'ERROR' })),
    true,
    false,
  ],
  ['a connection that was lost', () => Promise.reject(new Error('ECONNRESET')), true, true],
  ['a connection that was open', () => Promise.resolve(), false, true],
])(
  'database liveness › %s shows whether the database responds',
  async (_case, answer, provesLife, expected) => {
    markUnresponsive();
    await Promise.allSettled([trackPromise(answer(), provesLife)]);
    expect(isUnresponsive()).toBe(expected);
    expect(getUnansweredMs(startedAt)).toBe(0);
  },
);

test('database liveness › tracks callbacks, and does not wait for a query that throws', () => {
  markUnresponsive();
  const failWithCallback = (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') callback(new Error('ECONNRESET'));
  };
  const errors: unknown[] = [];
  trackQuery(failWithCallback, [(error: Error) => errors.push(error.message)], true);
  expect([errors, isUnresponsive()]).toEqual([['ECONNRESET'], true]);
  const throwClosed = () => {
    throw new Error('The client was closed');
  };
  expect(() => trackQuery(throwClosed, [() => 1], true)).toThrow('was closed');
  expect(getUnansweredMs(startedAt)).toBe(0);
});

test('database liveness › runs one probe at a time, and the next one after it ends in success or failure', async () => {
  const probes: PromiseWithResolvers<void>[] = [];
  setDatabaseProbe(() => {
    const pending = Promise.withResolvers<void>();
    probes.push(pending);
    return pending.promise;
  });
  probeDatabase();
  probeDatabase();
  expect(probes).toHaveLength(1);
  probes[0]?.reject(new Error('ECONNRESET'));
  await Promise.resolve();
  await Promise.resolve();
  probeDatabase();
  expect(probes).toHaveLength(2);
});
