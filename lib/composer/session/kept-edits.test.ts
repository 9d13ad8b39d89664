import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { lastBlock, mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { beginEditing, type Editing, edit } from '../editing/editing';
import { nextSave, takeDone } from '../editing/save-edits';
import { forgetLeftBehind, openKeeping, readLeftBehind } from './kept-edits';

/** What the browser keeps, and how much was written to it, in letters. */
const kept = vi.hoisted(() => ({
  values: new Map<string, unknown>(),
  written: 0,
  held: new Set<string>(),
  /** What happens before a name that was free is given. */
  meanwhile: async (): Promise<void> => undefined,
}));

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  keys: async () => [...kept.values.keys()],
  getMany: async (keys: string[]) => keys.map((key) => structuredClone(kept.values.get(key))),
  setMany: async (entries: [string, unknown][]) => {
    kept.written += JSON.stringify(entries).length;
    for (const [key, value] of entries) kept.values.set(key, structuredClone(value));
  },
  del: async (key: string) => void kept.values.delete(key),
  delMany: async (keys: string[]) => {
    for (const key of keys) kept.values.delete(key);
  },
}));
vi.mock('./tab-lock', () => ({
  holdName: (name: string) => kept.held.add(name),
  ifNobodyHolds: async (name: string, act: () => Promise<unknown>) => {
    if (kept.held.has(name)) return null;
    await kept.meanwhile();
    return act();
  },
}));

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const open = () => openKeeping(page, 'ama@example.com');
const say = (value: string): Operation => ({ kind: 'set', id: typedBlock, path: ['heading'], value });

function doing(editing: Editing, ...operations: Operation[]): Editing {
  const edited = edit(editing, operations, { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}
/** As it is once everything was saved. */
function saved(editing: Editing): Editing {
  const sent = nextSave(editing, 'save');
  return takeDone({ ...editing, sent });
}
const read = async (count: number) =>
  beginEditing({ document: openDocument(await mixedBlocks(count, 1)), revision: 1 });
/** The tab is gone; another one opens the page. */
const reopen = () => {
  kept.held.clear();
  return open().adopt();
};

beforeEach(() => {
  kept.values.clear();
  kept.held.clear();
  kept.meanwhile = async () => undefined;
});
afterEach(() => {
  kept.written = 0;
});

describe('what is kept of a page', () => {
  it.each([50, 500])('of %i blocks is for a letter no more than what was typed', async (count) => {
    const keeping = open();
    let editing = doing(await read(count), say('A'));
    await keeping.keep(editing);
    kept.written = 0;
    for (const text of ['Ab', 'Abc', 'Abcd']) {
      editing = doing(editing, say(text));
      await keeping.keep(editing);
    }
    expect(kept.written / 3).toBeLessThan(400);
    // Nor is it more for the first letter after all was saved.
    editing = saved(editing);
    await keeping.forget();
    kept.written = 0;
    await keeping.keep(doing(editing, say('Next')));
    expect(kept.written).toBeLessThan(600);
  });

  it('comes back as it was left, over what was stored meanwhile', async () => {
    const keeping = open();
    const begun = doing(await read(50), say('Stored'));
    await keeping.keep(begun);
    await keeping.forget();
    const first = saved(begun);
    const left = doing(first, say('Left'), { kind: 'remove', id: lastBlock });
    const sent = nextSave(left, 'on its way');
    const typing = doing({ ...left, sent }, say('Typed since'));
    await keeping.keep(typing);
    const again = await reopen();
    expect(again).toEqual({ ...typing, done: [], undone: [] });
    expect(await open().adopt()).toBeNull();
  });

  it('goes on small once much was saved', async () => {
    const keeping = open();
    let editing = await read(500);
    for (const id of [...editing.document.blocks.keys()].slice(0, 120)) {
      editing = doing(editing, { kind: 'hide', id, hidden: true });
      await keeping.keep(editing);
      editing = saved(editing);
    }
    const left = doing(editing, say('Left'));
    kept.written = 0;
    await keeping.keep(left);
    expect(kept.written).toBeLessThan(12_000);
    expect((await reopen())?.document).toEqual(left.document);
  });

  it('is nothing once the tab is gone and all was saved', async () => {
    const keeping = open();
    await keeping.keep(doing(await read(50), say('A')));
    await keeping.forget();
    expect(kept.values.size).toBe(1);
    expect(await reopen()).toBeNull();
    await vi.waitFor(() => expect(kept.values.size).toBe(0));
  });

  it('comes back also when it was kept while another page looked for what is over', async () => {
    const keeping = open();
    const begun = doing(await read(50), say('A'));
    await keeping.keep(begun);
    await keeping.forget();
    const left = doing(saved(begun), say('Left'));
    const kill = vi.fn(() => keeping.keep(left));
    kept.meanwhile = kill;
    kept.held.clear();
    open();
    await vi.waitFor(() => expect(kill).toHaveBeenCalled());
    kept.meanwhile = async () => undefined;
    expect((await reopen())?.document).toEqual(left.document);
  });

  it('stays for the release that can read it', async () => {
    const left = doing(await read(50), say('A'));
    await open().keep(left);
    const [key = '', record] = [...kept.values].find(([name]) => !name.endsWith(' ground')) ?? [];
    kept.values.set(key, { ...Object(record), sent: 'as a later release says it' });
    expect(await reopen()).toBeNull();
    kept.held.clear();
    await open().keep(doing(await read(50), say('B')));
    kept.values.set(key, record);
    expect((await reopen())?.document).toEqual(left.document);
  });

  it('belongs to the tab while that lives', async () => {
    await open().keep(doing(await read(50), say('A')));
    expect(await open().adopt()).toBeNull();
    expect(kept.values.size).toBe(2);
  });

  it('is found by its address or its id where the page is gone, by its writer alone, until it is forgotten', async () => {
    await open().keep(doing(await read(50), say('A')));
    // It is the tab's as long as that lives.
    expect(await readLeftBehind('ama@example.com', { path: '/x' })).toEqual([]);
    kept.held.clear();
    const found = async (email: string, of: Parameters<typeof readLeftBehind>[1]) =>
      (await readLeftBehind(email, of)).map(({ editing }) => editing.document.blocks.get(typedBlock)?.own);
    const written = [expect.objectContaining({ props: expect.objectContaining({ heading: 'A' }) })];
    expect(await found('ama@example.com', { path: '/x' })).toEqual(written);
    expect(await found('ama@example.com', { collection: 'pages', id: '1' })).toEqual(written);
    for (const of of [{ path: '/y' }, { collection: 'pages', id: '11' }] as const)
      expect(await found('ama@example.com', of)).toEqual([]);
    expect(await found('kofi@example.com', { path: '/x' })).toEqual([]);
    for (const one of await readLeftBehind('ama@example.com', { path: '/x' })) await forgetLeftBehind(one);
    expect(kept.values.size).toBe(0);
  });
});
