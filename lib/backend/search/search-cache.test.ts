import { expect, test, vi } from 'vitest';
import { memoize } from './search-cache';

test('search cache › runs concurrent lookups once and caches the result', async () => {
  const cache = new Map<string, Promise<number>>();
  const find = vi.fn(async () => 7);
  expect(await Promise.all([memoize(cache, 'baker', find), memoize(cache, 'baker', find)])).toEqual([7, 7]);
  expect(await memoize(cache, 'baker', find)).toBe(7);
  expect(find).toHaveBeenCalledTimes(1);
});

test('search cache › retries for waiting callers after a failure and does not cache it', async () => {
  const cache = new Map<string, Promise<number>>();
  const failToAnswer = vi.fn(async () => Promise.reject(new Error('No answer in time')));
  const first = memoize(cache, 'baker', failToAnswer);
  const second = memoize(cache, 'baker', async () => 7);
  await expect(first).rejects.toThrow('No answer in time');
  expect(await second).toBe(7);
  await expect(memoize(cache, 'school', failToAnswer)).rejects.toThrow();
  expect([...cache.keys()]).toEqual(['baker']);
});

test('search cache › evicts the least recently used entry', async () => {
  const cache = new Map<string, Promise<number>>();
  for (let index = 0; index < 32; index += 1) await memoize(cache, String(index), async () => index);
  await memoize(cache, '0', async () => -1);
  await memoize(cache, 'more', async () => -1);
  expect(cache.size).toBe(32);
  expect([cache.has('0'), cache.has('1')]).toEqual([true, false]);
});
