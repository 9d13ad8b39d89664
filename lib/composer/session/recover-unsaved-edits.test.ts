import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conflictSchema } from '@/lib/document/merge/conflict';
import { openDocument } from '@/lib/document/operations/open-document';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { type Editing, edit, startEditing } from '../editing/editing';
import { nextSave } from '../editing/save-edits';
import { recoverUnsavedEdits } from './open-session';
import type { UnsavedEditsStore } from './unsaved-edits-store';

const textBlock = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
let server: FakeComposingApi;
const stored = () => ({ document: openDocument(server.nodes), revision: server.revision });

beforeEach(() => {
  server = new FakeComposingApi([textBlock('a'), textBlock('b')]);
  vi.stubGlobal('fetch', server.fetch);
});

const saves = {
  before: '11111111-1111-4111-8111-111111111111',
  last: '22222222-2222-4222-8222-222222222222',
  ofAnother: '33333333-3333-4333-8333-333333333333',
};

/** State of a closed tab that changed the text of a block. */
function closedTab(id: string, value: string): Editing {
  const edited = edit(startEditing(stored()), [{ kind: 'set', id, path: ['text'], value }], { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}
function storeWith(...tabs: Editing[]) {
  const store: UnsavedEditsStore = {
    save: async () => undefined,
    clear: async () => undefined,
    adopt: async () => tabs.shift() ?? null,
  };
  return { at: { page, editsStore: store, email: 'ama@example.com' }, tabs };
}

describe('edits of closed tabs', () => {
  it('are saved, including a save that was sent but not answered', async () => {
    const third = closedTab('b', 'third');
    const { at } = storeWith(closedTab('a', 'first'), { ...third, sent: nextSave(third, saves.before) });
    const { editing, count } = await recoverUnsavedEdits(at, stored());
    expect(count).toBe(2);
    expect(server.nodes).toEqual([textBlock('a', 'first'), textBlock('b', 'third')]);
    expect(editing.conflicts).toEqual([]);
  });

  it('are not counted if the unanswered save was stored', async () => {
    const last = closedTab('a', 'the last words');
    const sent = nextSave(last, saves.last);
    await server.fetch('/cms-api/pages/1/composing', {
      method: 'POST',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ save: saves.last, operations: sent?.operations }),
    });
    const { editing, count } = await recoverUnsavedEdits(storeWith({ ...last, sent }).at, stored());
    expect(count).toBe(0);
    expect(editing).toMatchObject({ sent: null, stored: { revision: 2 } });
    expect(server.nodes).toEqual([textBlock('a', 'the last words'), textBlock('b')]);
  });

  it('conflict if two tabs changed the same field, and lose nothing', async () => {
    const { at } = storeWith(closedTab('a', 'one tab'), closedTab('a', 'another tab'));
    const { editing, isFromOtherTab } = await recoverUnsavedEdits(at, stored());
    expect(server.nodes).toEqual([textBlock('a', 'one tab'), textBlock('b')]);
    expect(editing.conflicts).toMatchObject([{ mine: 'another tab', theirs: 'one tab' }]);
    expect(isFromOtherTab).toBe(true);
  });

  it('keep an existing conflict with another user', async () => {
    const clash = {
      kind: 'field',
      id: 'a',
      path: ['props', 'text'],
      base: 'a',
      mine: 'mine',
      theirs: 'theirs',
    };
    const { at } = storeWith({ ...closedTab('a', 'mine'), conflicts: [conflictSchema.parse(clash)] });
    const { editing, isFromOtherTab } = await recoverUnsavedEdits(at, stored());
    expect(editing.conflicts).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
    expect(isFromOtherTab).toBe(false);
  });

  it('do not count as an own conflict if another user has saved since', async () => {
    const { at } = storeWith(closedTab('a', 'mine'));
    const operations = [{ kind: 'set', id: 'a', path: ['text'], value: 'theirs' }];
    const body = JSON.stringify({ save: saves.ofAnother, operations });
    await server.fetch('/cms-api/pages/1/composing', {
      method: 'POST',
      headers: { 'if-match': '"1"' },
      body,
    });
    const { editing, isFromOtherTab } = await recoverUnsavedEdits(at, stored());
    expect(editing.conflicts).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
    expect(isFromOtherTab).toBe(false);
  });

  it('stay in the store of the next tab while the previous ones cannot be saved', async () => {
    const { at, tabs } = storeWith(closedTab('a', 'first'), closedTab('b', 'second'));
    server.instead = () => 'gone';
    const { editing, count } = await recoverUnsavedEdits(at, stored());
    expect(count).toBe(1);
    expect(tabs).toHaveLength(1);
    expect(editing.document.blocks.get('a')?.node).toEqual(textBlock('a', 'first'));
  });

  it('are sent once if the server cannot apply them, and stay on the screen', async () => {
    const { at } = storeWith(closedTab('a', 'first'));
    server.instead = (method) => (method === 'POST' ? { status: 422 } : null);
    const { editing } = await recoverUnsavedEdits(at, stored());
    expect(server.requests.filter((one) => one.startsWith('POST'))).toHaveLength(1);
    expect(editing.document.blocks.get('a')?.node).toEqual(textBlock('a', 'first'));
  });
});
