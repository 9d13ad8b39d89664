import { describe, expect, it } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type Editing, edit, startEditing } from './editing';
import { mergeStored, resolveConflict } from './merge-stored';
import { confirmSave, discardSave, nextSave } from './save-edits';
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

describe('saving', () => {
  it('sends unsaved changes, and the same save again until it is answered', () => {
    const editing = applyEdit(startWith(block('a')), [setText('a', 'x')]);
    const sent = nextSave(editing, 'one');
    expect(sent).toMatchObject({ save: 'one', from: 1, operations: [setText('a', 'x')] });
    const later = applyEdit({ ...editing, sent }, [setText('a', 'xy')]);
    expect(nextSave(later, 'two')).toBe(sent);
    const saved = confirmSave(later);
    expect(nextSave(saved, 'three')).toMatchObject({
      save: 'three',
      from: 2,
      operations: [setText('a', 'xy')],
    });
    expect(nextSave(confirmSave({ ...saved, sent: nextSave(saved, 'three') }), 'four')).toBeNull();
  });

  it('sends nothing if an edit was reverted', () => {
    const editing = applyEdit(applyEdit(startWith(block('a')), [setText('a', 'x')]), [setText('a', 'a')]);
    expect(nextSave(editing, 'one')).toBeNull();
  });

  it('sends a rejected save under a new id, including later edits', () => {
    const editing = applyEdit(startWith(block('a')), [setText('a', 'x')]);
    const refused = discardSave({ ...editing, sent: nextSave(editing, 'one') });
    expect(nextSave(applyEdit(refused, [setText('a', 'y')]), 'two')).toMatchObject({
      save: 'two',
      operations: [setText('a', 'y')],
    });
  });

  it('excludes fields that cannot be saved and sends the rest', () => {
    const editing = applyEdit(startWith(block('a')), [
      setText('a', 'half'),
      insertBlock(block('b'), 'a'),
      insertBlock(block('c'), 'b'),
    ]);
    const excluded = [
      { id: 'a', path: ['props', 'text'] },
      { id: 'b', path: ['props', 'text'] },
    ];
    expect(nextSave(editing, 'one', excluded)).toMatchObject({ operations: [insertBlock(block('c'), 'a')] });
    expect(nodesOf(editing)).toEqual([block('a', 'half'), block('b'), block('c')]);
  });
});

describe('excluded new block', () => {
  it('contains no stored block: blocks that were moved into it remain at their stored position', () => {
    const box = block('new', '', { slots: { first: [] } });
    const move = (id: string, to: string): Operation => ({
      kind: 'move',
      id,
      to: { parent: to, slot: 'first', after: null },
    });
    const editing = applyEdit(startWith(block('a'), block('b'), block('c')), [
      insertBlock(box, 'c'),
      move('b', 'new'),
      setText('b', 'changed'),
    ]);
    expect(nextSave(editing, 'one', [{ id: 'new', path: ['props', 'text'] }])?.operations).toEqual([
      setText('b', 'changed'),
    ]);
    const deeper = applyEdit(editing, [
      insertBlock(block('inner', '', { slots: { first: [] } }), 'c'),
      move('inner', 'new'),
    ]);
    const deepest = applyEdit(deeper, [move('a', 'inner'), { kind: 'remove', id: 'c' }]);
    const save = nextSave(deepest, 'two', [{ id: 'new', path: [] }]);
    expect(save && closeDocument(save.document)).toEqual([block('a'), block('b', 'changed')]);
  });
});

describe('block that both users moved', () => {
  const move = (id: string, after: string | null): Operation => ({
    kind: 'move',
    id,
    to: { parent: null, slot: '', after },
  });
  const blocks = ['a', 'b', 'c', 'd', 'e'];
  it.each([
    ['mine', ['a', 'e', 'b', 'c', 'd']],
    ['theirs', ['a', 'b', 'e', 'c', 'd']],
  ] as const)(
    'moves to the position of %s after the choice, not to the end of the list',
    (choice, expected) => {
      const editing = applyEdit(startWith(...blocks.map((id) => block(id))), [move('e', 'a')]);
      const merged = mergeNodes(editing, 2, ...['a', 'b', 'e', 'c', 'd'].map((id) => block(id)));
      const [conflict] = merged.conflicts;
      expect(conflict).toMatchObject({ kind: 'move', id: 'e' });
      if (!conflict) return;
      expect([...resolveConflict(merged, conflict, choice, 0).document.root]).toEqual(expected);
    },
  );
});

describe('changes of other users', () => {
  it('are merged with unsaved changes', () => {
    const editing = applyEdit(startWith(block('a'), block('b')), [setText('a', 'mine')]);
    const merged = mergeNodes(editing, 2, block('a'), block('b', 'theirs'), block('c'));
    expect(merged).toMatchObject({ conflicts: [], stored: { revision: 2 } });
    expect(nodesOf(merged)).toEqual([block('a', 'mine'), block('b', 'theirs'), block('c')]);
    expect(nextSave(merged, 'one')).toMatchObject({ from: 2, operations: [setText('a', 'mine')] });
  });

  it('are not merged during a save or if they are older', () => {
    const editing = applyEdit(startWith(block('a')), [setText('a', 'mine')]);
    const sent = { ...editing, sent: nextSave(editing, 'one') };
    expect(mergeNodes(sent, 2, block('a', 'theirs'))).toBe(sent);
    expect(mergeNodes(editing, 1, block('a', 'old'))).toBe(editing);
  });

  it('conflict with a typed value: the typed value stays visible and only the rest is sent', () => {
    const editing = applyEdit(startWith(block('a'), block('b')), [
      setText('a', 'mine'),
      setText('b', 'mine'),
    ]);
    const merged = mergeNodes(editing, 2, block('a', 'theirs'), block('b'));
    const [conflict] = merged.conflicts;
    expect(merged.conflicts).toEqual([
      { kind: 'field', id: 'a', path: ['props', 'text'], base: 'a', mine: 'mine', theirs: 'theirs' },
    ]);
    expect(nodesOf(merged)).toEqual([block('a', 'mine'), block('b', 'mine')]);
    expect(nextSave(merged, 'one')).toMatchObject({ operations: [setText('b', 'mine')] });
    if (!conflict) return;
    const withMine = resolveConflict(merged, conflict, 'mine', 0);
    expect(nextSave(withMine, 'two')?.operations).toContainEqual(setText('a', 'mine'));
    const withTheirs = resolveConflict(merged, conflict, 'theirs', 0);
    expect(nodesOf(withTheirs)).toEqual([block('a', 'theirs'), block('b', 'mine')]);
    expect(nodesOf(undoOrRedo(withTheirs, 'undo').editing)).toEqual([block('a', 'mine'), block('b', 'mine')]);
  });

  it('update an open conflict and resolve it if both values become equal', () => {
    const merged = mergeNodes(
      applyEdit(startWith(block('a')), [setText('a', 'mine')]),
      2,
      block('a', 'theirs'),
    );
    expect(mergeNodes(merged, 3, block('a', 'other')).conflicts).toMatchObject([
      { mine: 'mine', theirs: 'other' },
    ]);
    expect(mergeNodes(merged, 3, block('a', 'theirs'), block('b')).conflicts).toMatchObject([
      { mine: 'mine', theirs: 'theirs' },
    ]);
    expect(mergeNodes(merged, 3, block('a', 'mine')).conflicts).toEqual([]);
  });

  it('resolve a conflict if they restore the removed block, changed or not', () => {
    const merged = mergeNodes(
      applyEdit(startWith(block('a'), block('b')), [setText('a', 'mine')]),
      2,
      block('b'),
    );
    expect(merged.conflicts).toMatchObject([{ kind: 'removed', by: 'theirs' }]);
    const restored = mergeNodes(merged, 3, block('a'), block('b'));
    expect(restored.conflicts).toEqual([]);
    expect(nodesOf(restored)).toEqual([block('a', 'mine'), block('b')]);
    expect(nextSave(restored, 'one')).toMatchObject({ operations: [setText('a', 'mine')] });
    const changed = mergeNodes(merged, 3, block('a', 'theirs'), block('b'));
    expect(changed.conflicts).toMatchObject([{ kind: 'field', mine: 'mine', theirs: 'theirs' }]);
  });

  it.each([
    [
      'they took out what I changed',
      [setText('a', 'mine')],
      [block('b')],
      [block('a', 'mine'), block('b')],
      [],
    ],
    [
      'I took out what they changed',
      [{ kind: 'remove', id: 'a' }],
      [block('a', 'theirs'), block('b')],
      [block('a', 'theirs'), block('b')],
      [block('b')],
    ],
  ] as const)(
    'conflict: %s › stays open until one version is chosen',
    (_case, operations, theirs, onScreen, expected) => {
      const merged = mergeNodes(applyEdit(startWith(block('a'), block('b')), [...operations]), 2, ...theirs);
      const [conflict] = merged.conflicts;
      expect(conflict).toMatchObject({ kind: 'removed', id: 'a' });
      expect(nodesOf(merged)).toEqual(onScreen);
      expect(nextSave(merged, 'one')).toBeNull();
      if (conflict?.kind !== 'removed') return;
      expect(nodesOf(resolveConflict(merged, conflict, conflict.by, 0))).toEqual(
        expected.length > 0 ? expected : [block('b')],
      );
      const withBlock = resolveConflict(merged, conflict, conflict.by === 'mine' ? 'theirs' : 'mine', 0);
      expect(nodesOf(withBlock)).toEqual(onScreen);
      expect(nextSave(withBlock, 'two')).toEqual(
        conflict.by === 'mine'
          ? null
          : expect.objectContaining({ operations: [insertBlock(block('a', 'mine'))] }),
      );
    },
  );
});
