import { expect, test, vi } from 'vitest';
import { NoRoom } from '../cms-api/hold-room';
import { inTurn } from './in-turn';

/** Work that says when it has begun, and is done when it is told. */
function workOf(person: string, take = inTurn, question: Parameters<typeof inTurn>[2] = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const one = { isBegun: false, resolve, reject };
  const work = () => {
    one.isBegun = true;
    return promise;
  };
  const done = take(person, work, question);
  return Object.assign(one, { done });
}
const settle = () => new Promise((resolve) => setTimeout(resolve));
const begun = async (works: readonly { isBegun: boolean }[]) => {
  await settle();
  return works.map(({ isBegun }) => isBegun);
};

test('two are at work at once, of each person one, and whoever waits comes when one is done or has failed', async () => {
  const works = ['ama', 'ama', 'kofi', 'esi', 'ama'].map((person) => workOf(person));
  expect(await begun(works)).toEqual([true, false, true, false, false]);
  works[0]?.reject(new Error('lost'));
  await expect(works[0]?.done).rejects.toThrow('lost');
  expect(await begun(works)).toEqual([true, true, true, false, false]);
  works[2]?.resolve('done');
  expect(await begun(works)).toEqual([true, true, true, true, false]);
  for (const one of works) one.resolve('done');
  expect(await Promise.all(works.slice(1).map(({ done }) => done))).toEqual(Array(4).fill('done'));
});

test('what one person asks for too often is refused, and nobody else', async () => {
  const works = Array.from({ length: 11 }, () => workOf('ama'));
  await expect(workOf('ama').done).rejects.toThrow(NoRoom);
  const other = workOf('kofi');
  expect(await begun([other])).toEqual([true]);
  for (const one of [...works, other]) one.resolve('done');
  await Promise.all([...works, other].map(({ done }) => done));
});

test('the newest question about a page takes the place of the one that waits, and of nobody else’s', async () => {
  const about = (page: string, person = 'ama') => workOf(person, inTurn, { about: page });
  const [first, other] = [about('one'), about('one', 'kofi')];
  const [elsewhere, theirs] = [about('two'), about('one', 'kofi')];
  const many = Array.from({ length: 12 }, () => about('one'));
  const refused = many.slice(0, -1).map(({ done }) => expect(done).rejects.toThrow(NoRoom));
  await Promise.all(refused);
  const works = [first, other, elsewhere, theirs, ...many.slice(-1)];
  for (const one of works) one.resolve('done');
  expect(await Promise.all(works.map(({ done }) => done))).toEqual(Array(5).fill('done'));
  expect(many.map(({ isBegun }) => isBegun)).toEqual([...Array(11).fill(false), true]);
});

test('what is broken off while it waits is never begun', async () => {
  const breaking = new AbortController();
  const [first, left] = [workOf('ama'), workOf('ama', inTurn, { signal: breaking.signal })];
  breaking.abort();
  await expect(left.done).rejects.toThrow(NoRoom);
  const late = workOf('ama', inTurn, { signal: breaking.signal });
  await expect(late.done).rejects.toThrow(NoRoom);
  const next = workOf('ama');
  for (const one of [first, next]) one.resolve('done');
  await Promise.all([first.done, next.done]);
  expect(await begun([first, left, late, next])).toEqual([true, false, false, true]);
});

test('the turn is one for all copies of the module, as Next gives one to each of its bundles', async () => {
  vi.resetModules();
  const copy = await import('./in-turn');
  expect(copy.inTurn).not.toBe(inTurn);
  const works = [workOf('ama'), workOf('kofi', copy.inTurn), workOf('esi'), workOf('ama', copy.inTurn)];
  expect(await begun(works)).toEqual([true, true, false, false]);
  works[1]?.resolve('done');
  expect(await begun(works)).toEqual([true, true, true, false]);
  for (const one of works) one.resolve('done');
  await Promise.all(works.map(({ done }) => done));
});
