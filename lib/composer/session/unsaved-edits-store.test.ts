import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { lastBlock, mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { type Editing, edit, startEditing } from '../editing/editing';
import { confirmSave, nextSave } from '../editing/save-edits';
import { deleteAbandonedEdits, openUnsavedEditsStore, readAbandonedEdits } from './unsaved-edits-store';

/** Contents of the store, and the number of written characters. */
const storage = vi.hoisted(() => ({
  values: new Map<string, unknown>(),
  written: 0,
  lockedNames: new Set<string>(),
  /** Runs before a free lock is granted. */
  beforeGrant: async (): Promise<void> => undefined,
}));

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  keys: async () => [...storage.values.keys()],
  getMany: async (keys: string[]) => keys.map((key) => structuredClone(storage.values.get(key))),
  setMany: async (entries: [string, unknown][]) => {
    storage.written += JSON.stringify(entries).length;
    for (const [key, value] of entries) storage.values.set(key, structuredClone(value));
  },
  del: async (key: string) => void storage.values.delete(key),
  delMany: async (keys: string[]) => {
    for (const key of keys) storage.values.delete(key);
  },
}));
vi.mock('./tab-lock', () => ({
  acquireLock: (name: string) => storage.lockedNames.add(name),
  withLock: async (name: string, action: () => Promise<unknown>) => {
    if (storage.lockedNames.has(name)) return null;
    await storage.beforeGrant();
    return action();
  },
}));

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const open = () => openUnsavedEditsStore(page, 'ama@example.com');
const setHeading = (value: string): Operation => ({ kind: 'set', id: typedBlock, path: ['heading'], value });

function applyEdits(editing: Editing, ...operations: Operation[]): Editing {
  const edited = edit(editing, operations, { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}
/** The state after all edits were saved. */
function saved(editing: Editing): Editing {
  const sent = nextSave(editing, 'save');
  return confirmSave({ ...editing, sent });
}
const read = async (count: number) =>
  startEditing({ document: openDocument(await mixedBlocks(count, 1)), revision: 1 });
/** Simulates a closed tab and opens the page in another one. */
const reopen = () => {
  storage.lockedNames.clear();
  return open().adopt();
};

beforeEach(() => {
  storage.values.clear();
  storage.lockedNames.clear();
  storage.beforeGrant = async () => undefined;
});
afterEach(() => {
  storage.written = 0;
});

describe('unsaved edits', () => {
  it.each([50, 500])('write only the typed text for each letter on a page of %i blocks', async (count) => {
    const store = open();
    let editing = applyEdits(await read(count), setHeading('A'));
    await store.save(editing);
    storage.written = 0;
    for (const text of ['Ab', 'Abc', 'Abcd']) {
      editing = applyEdits(editing, setHeading(text));
      await store.save(editing);
    }
    expect(storage.written / 3).toBeLessThan(400);
    // Likewise for the first letter after a save.
    editing = saved(editing);
    await store.clear();
    storage.written = 0;
    await store.save(applyEdits(editing, setHeading('Next')));
    expect(storage.written).toBeLessThan(600);
  });

  it('are restored on top of what was stored since', async () => {
    const store = open();
    const firstEdit = applyEdits(await read(50), setHeading('Stored'));
    await store.save(firstEdit);
    await store.clear();
    const first = saved(firstEdit);
    const lastEdit = applyEdits(first, setHeading('Left'), { kind: 'remove', id: lastBlock });
    const sent = nextSave(lastEdit, 'on its way');
    const typing = applyEdits({ ...lastEdit, sent }, setHeading('Typed since'));
    await store.save(typing);
    const restored = await reopen();
    expect(restored).toEqual({ ...typing, undoStack: [], redoStack: [] });
    expect(await open().adopt()).toBeNull();
  });

  it('stay small after many saves', async () => {
    const store = open();
    let editing = await read(500);
    for (const id of [...editing.document.blocks.keys()].slice(0, 120)) {
      editing = applyEdits(editing, { kind: 'hide', id, hidden: true });
      await store.save(editing);
      editing = saved(editing);
    }
    const lastEdit = applyEdits(editing, setHeading('Left'));
    storage.written = 0;
    await store.save(lastEdit);
    expect(storage.written).toBeLessThan(12_000);
    expect((await reopen())?.document).toEqual(lastEdit.document);
  });

  it('are deleted when the tab is closed and everything was saved', async () => {
    const store = open();
    await store.save(applyEdits(await read(50), setHeading('A')));
    await store.clear();
    expect(storage.values.size).toBe(1);
    expect(await reopen()).toBeNull();
    await vi.waitFor(() => expect(storage.values.size).toBe(0));
  });

  it('are restored if they were stored while another page removes expired data', async () => {
    const store = open();
    const firstEdit = applyEdits(await read(50), setHeading('A'));
    await store.save(firstEdit);
    await store.clear();
    const lastEdit = applyEdits(saved(firstEdit), setHeading('Left'));
    const storeLastEdit = vi.fn(() => store.save(lastEdit));
    storage.beforeGrant = storeLastEdit;
    storage.lockedNames.clear();
    open();
    await vi.waitFor(() => expect(storeLastEdit).toHaveBeenCalled());
    storage.beforeGrant = async () => undefined;
    expect((await reopen())?.document).toEqual(lastEdit.document);
  });

  it('stay in the store if this release cannot read them', async () => {
    const lastEdit = applyEdits(await read(50), setHeading('A'));
    await open().save(lastEdit);
    const [key = '', record] = [...storage.values].find(([name]) => !name.endsWith(' ground')) ?? [];
    storage.values.set(key, { ...Object(record), sent: 'format of a later release' });
    expect(await reopen()).toBeNull();
    storage.lockedNames.clear();
    await open().save(applyEdits(await read(50), setHeading('B')));
    storage.values.set(key, record);
    expect((await reopen())?.document).toEqual(lastEdit.document);
  });

  it('are locked while their tab is open', async () => {
    await open().save(applyEdits(await read(50), setHeading('A')));
    expect(await open().adopt()).toBeNull();
    expect(storage.values.size).toBe(2);
  });

  it('of a missing page are found by path or id, only for their user, until they are deleted', async () => {
    await open().save(applyEdits(await read(50), setHeading('A')));
    // Locked while the tab is open.
    expect(await readAbandonedEdits('ama@example.com', { path: '/x' })).toEqual([]);
    storage.lockedNames.clear();
    const findTexts = async (email: string, target: Parameters<typeof readAbandonedEdits>[1]) =>
      (await readAbandonedEdits(email, target)).map(
        ({ editing }) => editing.document.blocks.get(typedBlock)?.node,
      );
    const expectedTexts = [expect.objectContaining({ props: expect.objectContaining({ heading: 'A' }) })];
    expect(await findTexts('ama@example.com', { path: '/x' })).toEqual(expectedTexts);
    expect(await findTexts('ama@example.com', { collection: 'pages', id: '1' })).toEqual(expectedTexts);
    for (const target of [{ path: '/y' }, { collection: 'pages', id: '11' }] as const)
      expect(await findTexts('ama@example.com', target)).toEqual([]);
    expect(await findTexts('kofi@example.com', { path: '/x' })).toEqual([]);
    for (const edits of await readAbandonedEdits('ama@example.com', { path: '/x' }))
      await deleteAbandonedEdits(edits);
    expect(storage.values.size).toBe(0);
  });
});
