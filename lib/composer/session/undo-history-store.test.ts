// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { type Editing, edit, startEditing } from '../editing/editing';
import { undoOrRedo } from '../editing/undo';
import { readUndoHistory, storeUndoHistory } from './undo-history-store';

const textBlock = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const ama = 'ama@example.com';
const open = (...nodes: object[]) => startEditing({ document: openDocument(nodes), revision: 1 });

function setText(editing: Editing, id: string, value: string): Editing {
  const edited = edit(editing, [{ kind: 'set', id, path: ['text'], value }], { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}

beforeEach(() => sessionStorage.clear());

it('undo history store › restores undo and redo when the tab returns, except for fields that others changed since', () => {
  const done = setText(setText(open(textBlock('a'), textBlock('b')), 'a', 'mine'), 'b', 'mine, too');
  storeUndoHistory(page, ama, undoOrRedo(done, 'undo').editing);
  const restored = { ...open(textBlock('a', 'mine'), textBlock('b')), ...readUndoHistory(page, ama) };
  expect(closeDocument(undoOrRedo(restored, 'redo').editing.document)).toEqual([
    textBlock('a', 'mine'),
    textBlock('b', 'mine, too'),
  ]);
  expect(closeDocument(undoOrRedo(restored, 'undo').editing.document)).toEqual([
    textBlock('a'),
    textBlock('b'),
  ]);
  const changed = { ...open(textBlock('a', 'theirs'), textBlock('b')), ...readUndoHistory(page, ama) };
  expect(undoOrRedo(changed, 'undo').step).toBeNull();
});

it('undo history store › separates users and languages', () => {
  storeUndoHistory(page, ama, setText(open(textBlock('a')), 'a', 'mine'));
  const none = { undoStack: [], redoStack: [] };
  expect(readUndoHistory(page, 'kofi@example.com')).toEqual(none);
  expect(readUndoHistory({ ...page, locale: 'en-US' }, ama)).toEqual(none);
});

it('undo history store › keeps the newest steps within its limit, and those of this page before other pages', () => {
  const long = 'x'.repeat(50_000);
  const all = [1, 2, 3].reduce((editing, at) => setText(editing, 'a', `${long}${at}`), open(textBlock('a')));
  for (let id = 1; id <= 20; id += 1) storeUndoHistory({ ...page, id: String(id) }, ama, all);
  const stepsOf = (id: number) => readUndoHistory({ ...page, id: String(id) }, ama).undoStack;
  expect(stepsOf(20).length).toBeGreaterThan(0);
  expect(stepsOf(20).length).toBeLessThan(3);
  expect(stepsOf(20).at(-1)?.operations).toEqual(all.undoStack.at(-1)?.operations);
  expect([stepsOf(19).length > 0, stepsOf(1)]).toEqual([true, []]);
  expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(1_200_000);
});

it('undo history store › ignores invalid data, and clears older steps if the new ones cannot be stored', () => {
  storeUndoHistory(page, ama, setText(open(textBlock('a')), 'a', 'mine'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storeUndoHistory(page, ama, setText(open(textBlock('a')), 'a', 'newer'));
  expect(readUndoHistory(page, ama)).toEqual({ undoStack: [], redoStack: [] });
  for (const text of ['{', '{}', '[{"of":"ama@example.com/pages/1/en-GH","steps":"{}"}]']) {
    sessionStorage.setItem('composer-undo-history', text);
    expect(readUndoHistory(page, ama)).toEqual({ undoStack: [], redoStack: [] });
    storeUndoHistory(page, ama, setText(open(textBlock('a')), 'a', 'mine'));
  }
});
