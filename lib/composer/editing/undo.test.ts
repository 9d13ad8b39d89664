import { describe, expect, it } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type Editing, edit, startEditing } from './editing';
import { mergeStored } from './merge-stored';
import { confirmSave, nextSave } from './save-edits';
import { undoOrRedo } from './undo';

const block = (id: string, text = id, more: object = {}) => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text },
  ...more,
});
const setText = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['text'], value });
const insertBlock = (node: unknown, after: string | null = null): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after },
});
const startWith = (...nodes: unknown[]) => startEditing({ document: openDocument(nodes), revision: 1 });
const nodesOf = (editing: Editing | null) => editing && closeDocument(editing.document);
const applyHistory = (editing: Editing, command: 'undo' | 'redo'): Editing | null => {
  const { editing: next, step } = undoOrRedo(editing, command);
  return step && next;
};
const undo = (editing: Editing) => applyHistory(editing, 'undo');
const redo = (editing: Editing) => applyHistory(editing, 'redo');
const mergeNodes = (editing: Editing, revision: number, ...nodes: unknown[]) =>
  mergeStored(editing, { document: openDocument(nodes), revision });

function applyEdit(
  editing: Editing,
  operations: Operation[],
  options: { typing?: string; at?: number } = {},
): Editing {
  const edited = edit(editing, operations, { at: 0, ...options });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}

describe('undo', () => {
  it('undoes and redoes step by step', () => {
    const first = applyEdit(startWith(block('a')), [setText('a', 'x'), insertBlock(block('b'), 'a')]);
    const second = applyEdit(first, [{ kind: 'remove', id: 'a' }]);
    expect(nodesOf(second)).toEqual([block('b')]);
    const undone = undo(second);
    expect(nodesOf(undone)).toEqual([block('a', 'x'), block('b')]);
    const start = undone && undo(undone);
    expect(nodesOf(start)).toEqual([block('a')]);
    expect(start && undo(start)).toBeNull();
    const redone = start && redo(start);
    expect(nodesOf(redone && redo(redone))).toEqual([block('b')]);
  });

  it('undoes continuous typing as one step', () => {
    let editing = startWith(block('a', ''), block('b', ''));
    for (const [at, text] of ['A', 'Ak', 'Akw'].entries())
      editing = applyEdit(editing, [setText('a', text)], { typing: 'a text', at: at * 500 });
    editing = applyEdit(editing, [setText('a', 'Akwa')], { typing: 'a text', at: 2_100 });
    editing = applyEdit(editing, [setText('b', 'B')], { typing: 'b text', at: 2_200 });
    const texts = [];
    for (let current: Editing | null = editing; current; current = undo(current))
      texts.push(current.document.blocks.get('a')?.node);
    expect(texts).toMatchObject(['Akwa', 'Akwa', 'Akw', ''].map((text) => ({ props: { text } })));
  });

  it('discards the redo history after a new edit', () => {
    const undone = undo(applyEdit(startWith(block('a')), [setText('a', 'x')]));
    expect(undone && redo(applyEdit(undone, [setText('a', 'y')]))).toBeNull();
  });

  it('skips steps whose result other users have changed', () => {
    const editing = applyEdit(applyEdit(startWith(block('a'), block('b')), [setText('b', 'mine')]), [
      setText('a', 'mine'),
    ]);
    const sent = nextSave(editing, 's');
    const stored = confirmSave({ ...editing, sent });
    const undone = undo(mergeNodes(stored, 3, block('a', 'theirs'), block('b', 'mine')));
    expect(nodesOf(undone)).toEqual([block('a', 'theirs'), block('b')]);
  });

  it('drops steps of which nothing can be undone', () => {
    const editing = applyEdit(startWith(block('a')), [setText('a', 'mine')]);
    const stored = confirmSave({ ...editing, sent: nextSave(editing, 's') });
    const merged = mergeNodes(stored, 3, block('a', 'theirs'));
    expect(undoOrRedo(merged, 'undo')).toEqual({ editing: { ...merged, undoStack: [] }, step: null });
  });

  it.each([
    ['is not a block', 'words'],
    ['is a block without an id', { type: 'rich-text', version: 0, props: {} }],
  ])('undoes and redoes the removal of a node that %s', (_case, node) => {
    const editing = startWith(node, block('a'));
    const out = applyEdit(editing, [{ kind: 'remove', id: editing.document.root[0] ?? '' }]);
    const undone = undo(out);
    expect(nodesOf(undone)).toEqual([node, block('a')]);
    const redone = undone && redo(undone);
    expect(nodesOf(redone)).toEqual([block('a')]);
    expect(nodesOf(redone && undo(redone))).toEqual([node, block('a')]);
  });

  it('restores a block at the end of the page if its position no longer exists', () => {
    const box = block('box', '', { slots: { first: [block('in')] } });
    const stored = confirmSave({ ...applyEdit(startWith(box), [{ kind: 'remove', id: 'in' }]), sent: null });
    const saved = confirmSave({ ...stored, sent: nextSave(stored, 's') });
    expect(nodesOf(undo(mergeNodes(saved, 3, block('other'))))).toEqual([block('other'), block('in')]);
  });
});
