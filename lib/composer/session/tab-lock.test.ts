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
  /** A browser's locks, as far as they are asked here: whoever waits comes when the one before lets go. */
  class Locks {
    #held = new Set<string>();
    #waiting: (() => void)[] = [];
    letGo(name: string) {
      this.#held.delete(name);
      for (const come of this.#waiting.splice(0)) come();
    }
    hold = (name: string) => this.#held.add(name);
    request = async (name: string, { signal }: { signal: AbortSignal }, act: () => unknown) => {
      while (this.#held.has(name))
        await new Promise<void>((come, leave) => {
          this.#waiting.push(come);
          signal.addEventListener('abort', () => leave(signal.reason), { once: true });
        });
      return act();
    };
  }
  const locks = new Locks();
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are waited for while a tab that was reloaded is still on its way out', async () => {
    const { ifNobodyHolds } = await openTab();
    locks.hold('a');
    const taken = ifNobodyHolds('a', async () => 'what was typed');
    setTimeout(() => locks.letGo('a'), 50);
    expect(await taken).toBe('what was typed');
  });

  it('stay with a tab that goes on, and what goes wrong meanwhile is told', async () => {
    const { ifNobodyHolds } = await openTab();
    locks.hold('b');
    expect(await ifNobodyHolds('b', async () => 'what was typed')).toBeNull();
    const broken = ifNobodyHolds('c', () => Promise.reject(new Error('No room')));
    await expect(broken).rejects.toThrow('No room');
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
