import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Tab = typeof import('./tab-lock');

/** Simulates another tab with its own copy of the module. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('./tab-lock');
}

describe('tab locks over plain HTTP', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are exclusive while their tab is open, and free after it was closed', async () => {
    const [firstTab, secondTab] = [await openTab(), await openTab()];
    firstTab.acquireLock('a');
    const action = vi.fn(async () => 'done');
    expect(await secondTab.withLock('a', action)).toBeNull();
    expect(await firstTab.withLock('a', action)).toBeNull();
    expect(action).not.toHaveBeenCalled();
    expect(await secondTab.withLock('b', action)).toBe('done');
  });
});

describe('tab locks', () => {
  const [waiting, lockedNames] = [new Map<string, () => void>(), new Set<string>()];
  type LockOptions = { signal?: AbortSignal; ifAvailable?: boolean };
  /** Minimal Web Locks API: a waiting request is granted when `waiting` is called. */
  const request = async (
    name: string,
    options: LockOptions | (() => unknown),
    callback?: (lock: unknown) => unknown,
  ) => {
    if (typeof options === 'function' || !callback) return lockedNames.add(name);
    const { signal, ifAvailable } = options;
    if (!lockedNames.has(name)) return callback({ name });
    if (ifAvailable) return callback(null);
    await new Promise<void>((grant, reject) => {
      waiting.set(name, grant);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return callback({ name });
  };
  const notes = new Map<string, string>();
  beforeEach(() => {
    lockedNames.clear();
    const query = async () => ({ held: [...lockedNames].map((name) => ({ name })) });
    vi.stubGlobal('navigator', { locks: { request, query } });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => notes.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Simulates a reload of a tab that held a lock. */
  async function reloadTab(name: string): Promise<Tab> {
    (await openTab()).acquireLock(name);
    const next = await openTab();
    next.acquireLock('next');
    return next;
  }

  it('wait for the previous page of the same tab while it is unloading', async () => {
    const { withLock } = await reloadTab('a');
    const result = withLock('a', async () => 'what was typed');
    setTimeout(() => waiting.get('a')?.(), 50);
    expect(await result).toBe('what was typed');
  });

  it('stay with a duplicated tab that is still open, and report errors of the action', async () => {
    const { withLock } = await reloadTab('b');
    expect(await withLock('b', async () => 'what was typed')).toBeNull();
    lockedNames.clear();
    const broken = withLock('b', () => Promise.reject(new Error('No room')));
    await expect(broken).rejects.toThrow('No room');
  });

  it('do not wait for another tab', async () => {
    const { withLock } = await reloadTab('d');
    lockedNames.add('e');
    expect(await withLock('e', async () => 'what was typed')).toBeNull();
    expect(waiting.has('e')).toBe(false);
  });

  it('are found in other tabs by prefix, excluding those of the own tab', async () => {
    const { acquireLock, isLockedByAnotherTab } = await openTab();
    acquireLock('page 1 own');
    expect(await isLockedByAnotherTab('page 1 ')).toBe(false);
    lockedNames.add('page 1 other');
    expect([await isLockedByAnotherTab('page 1 '), await isLockedByAnotherTab('page 2 ')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('newUuid', () => {
  it('returns distinct random UUIDs of version 4 without crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { newUuid } = await import('../editing/new-uuid');
    const ids = new Set(Array.from({ length: 1_000 }, newUuid));
    vi.unstubAllGlobals();
    expect(ids.size).toBe(1_000);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
