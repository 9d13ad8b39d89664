import { afterEach, expect, test, vi } from 'vitest';
import { markStale } from '../page-store/mark-stale';
import { keepAnswer } from './kept-answers';

let names = 0;
const freshName = () => {
  names += 1;
  return `/${names}`;
};
const renew = (key: string, isGone = false) => {
  const marks = [{ key, at: performance.timeOrigin + performance.now() + 1 }];
  markStale({ renewals: isGone ? [] : marks, gone: isGone ? marks : [], everythingBefore: 0 });
};
const tell = (words: string, tag = 'posts') => vi.fn(async () => ({ body: words, tags: [tag] }));
const said = async (answer: ReturnType<typeof keepAnswer>) => new TextDecoder().decode((await answer)?.body);

afterEach(() => vi.useRealTimers());

/** As long as nobody is to make the same anew. */
async function letSomeTimePass() {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(61_000);
}

test('an answer is made once for all who ask, and kept', async () => {
  const name = freshName();
  const make = tell('one');
  await Promise.all([keepAnswer(name, make), keepAnswer(name, make)]);
  expect(await said(keepAnswer(name, make))).toBe('one');
  expect(make).toHaveBeenCalledTimes(1);
});

test('what is renewed is made anew, but not for each change', async () => {
  const name = freshName();
  await keepAnswer(name, tell('one', 'a'));
  renew('a');
  expect(await said(keepAnswer(name, tell('two', 'a')))).toBe('one');
  await letSomeTimePass();
  expect(await said(keepAnswer(name, tell('three', 'a')))).toBe('three');
});

test('what is gone is told by nobody any more, at once', async () => {
  const name = freshName();
  await keepAnswer(name, tell('one', 'b'));
  renew('b', true);
  expect(await said(keepAnswer(name, tell('two', 'b')))).toBe('two');
});

test('what cannot be made anew is answered as it was, unless it is gone', async () => {
  const name = freshName();
  await keepAnswer(name, tell('one', 'c'));
  renew('c');
  await letSomeTimePass();
  const fail = async () => {
    throw new Error('No database');
  };
  expect(await said(keepAnswer(name, fail))).toBe('one');
  renew('c', true);
  await expect(keepAnswer(name, fail)).rejects.toThrow('No database');
});

test('what is too much is forgotten, longest ago first', async () => {
  const big = async () => ({ body: new Uint8Array(9 * 1024 * 1024), tags: [] });
  const [first, second, third] = [freshName(), freshName(), freshName()];
  for (const name of [first, second, first, third]) await keepAnswer(name, big);
  const again = vi.fn(big);
  await keepAnswer(first, again);
  expect(again).not.toHaveBeenCalled();
  await keepAnswer(second, again);
  expect(again).toHaveBeenCalledTimes(1);
});

test('where there is nothing, nothing is kept', async () => {
  const name = freshName();
  expect(await keepAnswer(name, async () => null)).toBeNull();
  expect(await said(keepAnswer(name, tell('now')))).toBe('now');
});
