import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { askAndNote, giveUp, isGivenUp, knock, knockBy, silentFor } from './signs-of-life';

const askedByPromise = (answer: Promise<unknown>, provesLife = true) =>
  askAndNote(() => answer, [], provesLife);
const begun = performance.now();
afterEach(() => askedByPromise(Promise.resolve()));

test('the database is silent for as long as it leaves all unanswered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  askedByPromise(promise);
  await sleep(200);
  const before = silentFor(begun);
  expect(before).toBeGreaterThan(150);
  await askedByPromise(Promise.resolve());
  expect(silentFor(begun)).toBeLessThan(before);
  resolve();
  await promise;
  expect(silentFor(begun)).toBe(0);
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
])('%s tells whether it lives', async (_what, answer, provesLife, isDoubted) => {
  giveUp();
  await Promise.allSettled([askedByPromise(answer(), provesLife)]);
  expect(isGivenUp()).toBe(isDoubted);
  expect(silentFor(begun)).toBe(0);
});

test('by a callback too, and what cannot be asked is not waited for', () => {
  giveUp();
  const loseAt = (...asked: unknown[]) => {
    const tell = asked.at(-1);
    if (typeof tell === 'function') tell(new Error('ECONNRESET'));
  };
  const told: unknown[] = [];
  askAndNote(loseAt, [(error: Error) => told.push(error.message)], true);
  expect([told, isGivenUp()]).toEqual([['ECONNRESET'], true]);
  const cannot = () => {
    throw new Error('The client was closed');
  };
  expect(() => askAndNote(cannot, [() => 1], true)).toThrow('was closed');
  expect(silentFor(begun)).toBe(0);
});

test('it is knocked at once at a time, and again when that is over, whatever came of it', async () => {
  const knocks: PromiseWithResolvers<void>[] = [];
  knockBy(() => {
    const one = Promise.withResolvers<void>();
    knocks.push(one);
    return one.promise;
  });
  knock();
  knock();
  expect(knocks).toHaveLength(1);
  knocks[0]?.reject(new Error('ECONNRESET'));
  await Promise.resolve();
  await Promise.resolve();
  knock();
  expect(knocks).toHaveLength(2);
});
