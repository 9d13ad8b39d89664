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
