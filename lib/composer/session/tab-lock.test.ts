import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Tab = typeof import('./tab-lock');

/** Another tab: a copy of the module with names of its own. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('./tab-lock');
}

describe('names that a tab holds, over plain HTTP', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are not another tab’s to take while it lives; those of a tab that is gone are', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.holdName('a');
    const act = vi.fn(async () => 'done');
    expect(await other.ifNobodyHolds('a', act)).toBeNull();
    expect(await one.ifNobodyHolds('a', act)).toBeNull();
    expect(act).not.toHaveBeenCalled();
    expect(await other.ifNobodyHolds('b', act)).toBe('done');
  });
});

describe('names that a tab holds', () => {
  const [waiting, held] = [new Map<string, () => void>(), new Set<string>()];
  type Asked = { signal?: AbortSignal; ifAvailable?: boolean };
  /** A browser's locks, as far as they are asked here: whoever waits comes when the one before lets go. */
  const request = async (name: string, asked: Asked | (() => unknown), act?: (lock: unknown) => unknown) => {
    if (typeof asked === 'function' || !act) return held.add(name);
    const { signal, ifAvailable } = asked;
    if (!held.has(name)) return act({ name });
    if (ifAvailable) return act(null);
    await new Promise<void>((come, leave) => {
      waiting.set(name, come);
      signal?.addEventListener('abort', () => leave(signal.reason), { once: true });
    });
    return act({ name });
  };
  const notes = new Map<string, string>();
  beforeEach(() => {
    held.clear();
    const query = async () => ({ held: [...held].map((name) => ({ name })) });
    vi.stubGlobal('navigator', { locks: { request, query } });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => notes.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** The page that a tab shows next, when the one before has held a name. */
  async function reload(name: string): Promise<Tab> {
    (await openTab()).holdName(name);
    const next = await openTab();
    next.holdName('next');
    return next;
  }

  it('are waited for while the page before in the same tab is still ending', async () => {
    const { ifNobodyHolds } = await reload('a');
    const taken = ifNobodyHolds('a', async () => 'what was typed');
    setTimeout(() => waiting.get('a')?.(), 50);
    expect(await taken).toBe('what was typed');
  });

  it('stay with whoever copied the tab and goes on, and what goes wrong meanwhile is told', async () => {
    const { ifNobodyHolds } = await reload('b');
    expect(await ifNobodyHolds('b', async () => 'what was typed')).toBeNull();
    held.clear();
    const broken = ifNobodyHolds('b', () => Promise.reject(new Error('No room')));
    await expect(broken).rejects.toThrow('No room');
  });

  it('are not waited for where another tab holds them', async () => {
    const { ifNobodyHolds } = await reload('d');
    held.add('e');
    expect(await ifNobodyHolds('e', async () => 'what was typed')).toBeNull();
    expect(waiting.has('e')).toBe(false);
  });

  it('are told of other tabs by how they begin, and none of one’s own', async () => {
    const { holdName, isHeldByAnother } = await openTab();
    holdName('page 1 own');
    expect(await isHeldByAnother('page 1 ')).toBe(false);
    held.add('page 1 other');
    expect([await isHeldByAnother('page 1 '), await isHeldByAnother('page 2 ')]).toEqual([true, false]);
  });
});

describe('new ids', () => {
  it('are random ones of version 4, where the browser has none to give', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { newUuid } = await import('../editing/new-uuid');
    const ids = new Set(Array.from({ length: 1_000 }, newUuid));
    vi.unstubAllGlobals();
    expect(ids.size).toBe(1_000);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
