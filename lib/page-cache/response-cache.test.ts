import { afterEach, expect, test, vi } from 'vitest';
import { applyInvalidation } from '../page-store/page-state';
import { getCachedResponse } from './response-cache';

let pathCount = 0;
const newPath = () => {
  pathCount += 1;
  return `/${pathCount}`;
};
const invalidate = (key: string, isPurged = false) => {
  const tags = [{ key, at: performance.timeOrigin + performance.now() + 1 }];
  applyInvalidation({
    invalidations: isPurged ? [] : tags,
    purged: isPurged ? tags : [],
    everythingBefore: 0,
  });
};
const createGenerator = (text: string, tag = 'posts') => vi.fn(async () => ({ body: text, tags: [tag] }));
const bodyOf = async (response: ReturnType<typeof getCachedResponse>) =>
  new TextDecoder().decode((await response)?.body);

afterEach(() => vi.useRealTimers());

/** Advances the clock beyond the minimum time between two regenerations. */
async function passRegenerationInterval() {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(61_000);
}

test('response cache › generates a response once for concurrent requests and caches it', async () => {
  const path = newPath();
  const generate = createGenerator('one');
  await Promise.all([getCachedResponse(path, generate), getCachedResponse(path, generate)]);
  expect(await bodyOf(getCachedResponse(path, generate))).toBe('one');
  expect(generate).toHaveBeenCalledTimes(1);
});

test('response cache › regenerates an invalidated response, at most once per interval', async () => {
  const path = newPath();
  await getCachedResponse(path, createGenerator('one', 'a'));
  invalidate('a');
  expect(await bodyOf(getCachedResponse(path, createGenerator('two', 'a')))).toBe('one');
  await passRegenerationInterval();
  expect(await bodyOf(getCachedResponse(path, createGenerator('three', 'a')))).toBe('three');
});

test('response cache › does not serve a purged response', async () => {
  const path = newPath();
  await getCachedResponse(path, createGenerator('one', 'b'));
  invalidate('b', true);
  expect(await bodyOf(getCachedResponse(path, createGenerator('two', 'b')))).toBe('two');
});

test('response cache › serves the stale response when regeneration fails, unless it was purged', async () => {
  const path = newPath();
  await getCachedResponse(path, createGenerator('one', 'c'));
  invalidate('c');
  await passRegenerationInterval();
  const fail = async () => {
    throw new Error('No database');
  };
  expect(await bodyOf(getCachedResponse(path, fail))).toBe('one');
  invalidate('c', true);
  await expect(getCachedResponse(path, fail)).rejects.toThrow('No database');
});

test('response cache › evicts the least recently used response when the size limit is exceeded', async () => {
  const generateLarge = async () => ({ body: new Uint8Array(9 * 1024 * 1024), tags: [] });
  const [first, second, third] = [newPath(), newPath(), newPath()];
  for (const path of [first, second, first, third]) await getCachedResponse(path, generateLarge);
  const regenerate = vi.fn(generateLarge);
  await getCachedResponse(first, regenerate);
  expect(regenerate).not.toHaveBeenCalled();
  await getCachedResponse(second, regenerate);
  expect(regenerate).toHaveBeenCalledTimes(1);
});

test('response cache › caches nothing when there is no response', async () => {
  const path = newPath();
  expect(await getCachedResponse(path, async () => null)).toBeNull();
  expect(await bodyOf(getCachedResponse(path, createGenerator('now')))).toBe('now');
});
