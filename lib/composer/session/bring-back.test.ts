import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conflictSchema } from '@/lib/document/merge/conflict';
import { openDocument } from '@/lib/document/operations/open-document';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { beginEditing, type Editing, edit } from '../editing/editing';
import { nextSave } from '../editing/save-edits';
import { bringBack } from './bring-back';
import type { Keeping } from './kept-edits';

const words = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
let server: PretendComposing;
const stored = () => ({ document: openDocument(server.nodes), revision: server.revision });

beforeEach(() => {
  server = new PretendComposing([words('a'), words('b')]);
  vi.stubGlobal('fetch', server.fetch);
});

const saves = {
  before: '11111111-1111-4111-8111-111111111111',
  last: '22222222-2222-4222-8222-222222222222',
  ofAnother: '33333333-3333-4333-8333-333333333333',
};

/** What a tab has left that said something of a block. */
function left(id: string, value: string): Editing {
  const edited = edit(beginEditing(stored()), [{ kind: 'set', id, path: ['text'], value }], { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}
function keeping(...tabs: Editing[]) {
  const kept: Keeping = {
    keep: async () => undefined,
    forget: async () => undefined,
    adopt: async () => tabs.shift() ?? null,
  };
  return { at: { page, keeping: kept, email: 'ama@example.com' }, tabs };
}

describe('what closed tabs have left', () => {
  it('is saved, all of it, also a save that was sent and not answered', async () => {
    const third = left('b', 'third');
    const { at } = keeping(left('a', 'first'), { ...third, sent: nextSave(third, saves.before) });
    const { editing, count } = await bringBack(at, stored());
    expect(count).toBe(2);
    expect(server.nodes).toEqual([words('a', 'first'), words('b', 'third')]);
    expect(editing.conflicts).toEqual([]);
  });

  it('is not told of when it was sent last, and done, though nobody heard', async () => {
    const last = left('a', 'the last words');
    const sent = nextSave(last, saves.last);
    await server.fetch('/cms-api/pages/1/composing', {
      method: 'POST',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ save: saves.last, operations: sent?.operations }),
    });
    const { editing, count } = await bringBack(keeping({ ...last, sent }).at, stored());
    expect(count).toBe(0);
    expect(editing).toMatchObject({ sent: null, stored: { revision: 2 } });
    expect(server.nodes).toEqual([words('a', 'the last words'), words('b')]);
  });

  it('clashes where two tabs wrote one field, as two people would, and nothing of either is lost', async () => {
    const { at } = keeping(left('a', 'one tab'), left('a', 'another tab'));
    const { editing, isOwnDoing } = await bringBack(at, stored());
    expect(server.nodes).toEqual([words('a', 'one tab'), words('b')]);
    expect(editing.conflicts).toMatchObject([{ mine: 'another tab', theirs: 'one tab' }]);
    expect(isOwnDoing).toBe(true);
  });

  it('still clashes with another where it did so before', async () => {
    const clash = {
      kind: 'field',
      id: 'a',
      path: ['props', 'text'],
      base: 'a',
      mine: 'mine',
      theirs: 'theirs',
    };
    const { at } = keeping({ ...left('a', 'mine'), conflicts: [conflictSchema.parse(clash)] });
    const { editing, isOwnDoing } = await bringBack(at, stored());
    expect(editing.conflicts).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
    expect(isOwnDoing).toBe(false);
  });

  it('is no clash with oneself where others have saved since', async () => {
    const { at } = keeping(left('a', 'mine'));
    const operations = [{ kind: 'set', id: 'a', path: ['text'], value: 'theirs' }];
    const body = JSON.stringify({ save: saves.ofAnother, operations });
    await server.fetch('/cms-api/pages/1/composing', {
      method: 'POST',
      headers: { 'if-match': '"1"' },
      body,
    });
    const { editing, isOwnDoing } = await bringBack(at, stored());
    expect(editing.conflicts).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
    expect(isOwnDoing).toBe(false);
  });

  it('waits where it is while the one before cannot be saved', async () => {
    const { at, tabs } = keeping(left('a', 'first'), left('b', 'second'));
    server.instead = () => 'gone';
    const { editing, count } = await bringBack(at, stored());
    expect(count).toBe(1);
    expect(tabs).toHaveLength(1);
    expect(editing.document.blocks.get('a')?.own).toEqual(words('a', 'first'));
  });

  it('is sent once when it does not fit what is stored, and that stays as it is', async () => {
    const { at } = keeping(left('a', 'first'));
    server.instead = (method) => (method === 'POST' ? { status: 422 } : null);
    const { editing } = await bringBack(at, stored());
    expect(server.asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);
    expect(editing.document.blocks.get('a')?.own).toEqual(words('a', 'first'));
  });
});
