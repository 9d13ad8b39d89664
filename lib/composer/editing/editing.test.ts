import { describe, expect, it } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { choose } from './choose';
import { beginEditing, type Editing, edit } from './editing';
import { nextSave, takeDone, takeRefused } from './save-edits';
import { takeStored } from './take-stored';
import { turnBack } from './undo';

const block = (id: string, text = id, more: object = {}) => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text },
  ...more,
});
const say = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['text'], value });
const put = (node: unknown, after: string | null = null): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after },
});
const begin = (...nodes: unknown[]) => beginEditing({ document: openDocument(nodes), revision: 1 });
const shown = (editing: Editing | null) => editing && closeDocument(editing.document);
const take = (editing: Editing, revision: number, ...nodes: unknown[]) =>
  takeStored(editing, { document: openDocument(nodes), revision });

function doing(
  editing: Editing,
  operations: Operation[],
  how: { typing?: string; at?: number } = {},
): Editing {
  const edited = edit(editing, operations, { at: 0, ...how });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}

describe('saving', () => {
  it('sends what is not stored, and again the same until it is answered', () => {
    const editing = doing(begin(block('a')), [say('a', 'x')]);
    const sent = nextSave(editing, 'one');
    expect(sent).toMatchObject({ save: 'one', from: 1, operations: [say('a', 'x')] });
    const later = doing({ ...editing, sent }, [say('a', 'xy')]);
    expect(nextSave(later, 'two')).toBe(sent);
    const saved = takeDone(later);
    expect(nextSave(saved, 'three')).toMatchObject({ save: 'three', from: 2, operations: [say('a', 'xy')] });
    expect(nextSave(takeDone({ ...saved, sent: nextSave(saved, 'three') }), 'four')).toBeNull();
  });

  it('sends nothing when nothing is left of an edit', () => {
    const editing = doing(doing(begin(block('a')), [say('a', 'x')]), [say('a', 'a')]);
    expect(nextSave(editing, 'one')).toBeNull();
  });

  it('sends a refused save anew, with what was typed since', () => {
    const editing = doing(begin(block('a')), [say('a', 'x')]);
    const refused = takeRefused({ ...editing, sent: nextSave(editing, 'one') });
    expect(nextSave(doing(refused, [say('a', 'y')]), 'two')).toMatchObject({
      save: 'two',
      operations: [say('a', 'y')],
    });
  });

  it('holds back what must not be sent yet, and sends the rest', () => {
    const editing = doing(begin(block('a')), [say('a', 'half'), put(block('b'), 'a'), put(block('c'), 'b')]);
    const held = [
      { id: 'a', path: ['props', 'text'] },
      { id: 'b', path: ['props', 'text'] },
    ];
    expect(nextSave(editing, 'one', held)).toMatchObject({ operations: [put(block('c'), 'a')] });
    expect(shown(editing)).toEqual([block('a', 'half'), block('b'), block('c')]);
  });
});

describe('a new block that is held back', () => {
  it('takes nothing with it that is stored: what was moved into it stays where it is stored', () => {
    const box = block('new', '', { slots: { first: [] } });
    const move = (id: string, to: string): Operation => ({
      kind: 'move',
      id,
      to: { parent: to, slot: 'first', after: null },
    });
    const editing = doing(begin(block('a'), block('b'), block('c')), [
      put(box, 'c'),
      move('b', 'new'),
      say('b', 'changed'),
    ]);
    expect(nextSave(editing, 'one', [{ id: 'new', path: ['props', 'text'] }])?.operations).toEqual([
      say('b', 'changed'),
    ]);
    const deeper = doing(editing, [
      put(block('inner', '', { slots: { first: [] } }), 'c'),
      move('inner', 'new'),
    ]);
    const deepest = doing(deeper, [move('a', 'inner'), { kind: 'remove', id: 'c' }]);
    const held = nextSave(deepest, 'two', [{ id: 'new', path: [] }]);
    expect(held && closeDocument(held.document)).toEqual([block('a'), block('b', 'changed')]);
  });
});

describe('a block that both have moved', () => {
  const move = (id: string, after: string | null): Operation => ({
    kind: 'move',
    id,
    to: { parent: null, slot: '', after },
  });
  const blocks = ['a', 'b', 'c', 'd', 'e'];
  it.each([
    ['mine', ['a', 'e', 'b', 'c', 'd']],
    ['theirs', ['a', 'b', 'e', 'c', 'd']],
  ] as const)('goes to where %s is when that is chosen, not to the end of the list', (choice, wanted) => {
    const editing = doing(begin(...blocks.map((id) => block(id))), [move('e', 'a')]);
    const merged = take(editing, 2, ...['a', 'b', 'e', 'c', 'd'].map((id) => block(id)));
    const [conflict] = merged.conflicts;
    expect(conflict).toMatchObject({ kind: 'place', id: 'e' });
    if (!conflict) return;
    expect([...choose(merged, conflict, choice, 0).document.root]).toEqual(wanted);
  });
});

describe('what others have saved', () => {
  it('comes onto the screen beside what is not saved yet', () => {
    const editing = doing(begin(block('a'), block('b')), [say('a', 'mine')]);
    const merged = take(editing, 2, block('a'), block('b', 'theirs'), block('c'));
    expect(merged).toMatchObject({ conflicts: [], stored: { revision: 2 } });
    expect(shown(merged)).toEqual([block('a', 'mine'), block('b', 'theirs'), block('c')]);
    expect(nextSave(merged, 'one')).toMatchObject({ from: 2, operations: [say('a', 'mine')] });
  });

  it('waits while a save is on its way, and is never older than what is known', () => {
    const editing = doing(begin(block('a')), [say('a', 'mine')]);
    const sent = { ...editing, sent: nextSave(editing, 'one') };
    expect(take(sent, 2, block('a', 'theirs'))).toBe(sent);
    expect(take(editing, 1, block('a', 'old'))).toBe(editing);
  });

  it('clashes with what was typed: both are kept, what was typed on the screen, and only the rest is sent', () => {
    const editing = doing(begin(block('a'), block('b')), [say('a', 'mine'), say('b', 'mine')]);
    const merged = take(editing, 2, block('a', 'theirs'), block('b'));
    const [conflict] = merged.conflicts;
    expect(merged.conflicts).toEqual([
      { kind: 'field', id: 'a', path: ['props', 'text'], base: 'a', mine: 'mine', theirs: 'theirs' },
    ]);
    expect(shown(merged)).toEqual([block('a', 'mine'), block('b', 'mine')]);
    expect(nextSave(merged, 'one')).toMatchObject({ operations: [say('b', 'mine')] });
    if (!conflict) return;
    const mine = choose(merged, conflict, 'mine', 0);
    expect(nextSave(mine, 'two')?.operations).toContainEqual(say('a', 'mine'));
    const theirs = choose(merged, conflict, 'theirs', 0);
    expect(shown(theirs)).toEqual([block('a', 'theirs'), block('b', 'mine')]);
    expect(shown(turnBack(theirs, 'undo').editing)).toEqual([block('a', 'mine'), block('b', 'mine')]);
  });

  it('moves on while a clash is open: with their next value, and away when both say the same', () => {
    const merged = take(doing(begin(block('a')), [say('a', 'mine')]), 2, block('a', 'theirs'));
    expect(take(merged, 3, block('a', 'other')).conflicts).toMatchObject([{ mine: 'mine', theirs: 'other' }]);
    expect(take(merged, 3, block('a', 'theirs'), block('b')).conflicts).toMatchObject([
      { mine: 'mine', theirs: 'theirs' },
    ]);
    expect(take(merged, 3, block('a', 'mine')).conflicts).toEqual([]);
  });

  it('is over when they put back what they have taken out, changed or not', () => {
    const merged = take(doing(begin(block('a'), block('b')), [say('a', 'mine')]), 2, block('b'));
    expect(merged.conflicts).toMatchObject([{ kind: 'removed', by: 'theirs' }]);
    const back = take(merged, 3, block('a'), block('b'));
    expect(back.conflicts).toEqual([]);
    expect(shown(back)).toEqual([block('a', 'mine'), block('b')]);
    expect(nextSave(back, 'one')).toMatchObject({ operations: [say('a', 'mine')] });
    const changed = take(merged, 3, block('a', 'theirs'), block('b'));
    expect(changed.conflicts).toMatchObject([{ kind: 'field', mine: 'mine', theirs: 'theirs' }]);
  });

  it.each([
    ['they took out what I changed', [say('a', 'mine')], [block('b')], [block('a', 'mine'), block('b')], []],
    [
      'I took out what they changed',
      [{ kind: 'remove', id: 'a' }],
      [block('a', 'theirs'), block('b')],
      [block('a', 'theirs'), block('b')],
      [block('b')],
    ],
  ] as const)('%s: it stays until somebody chooses', (_what, done, theirs, onScreen, gone) => {
    const merged = take(doing(begin(block('a'), block('b')), [...done]), 2, ...theirs);
    const [conflict] = merged.conflicts;
    expect(conflict).toMatchObject({ kind: 'removed', id: 'a' });
    expect(shown(merged)).toEqual(onScreen);
    expect(nextSave(merged, 'one')).toBeNull();
    if (conflict?.kind !== 'removed') return;
    expect(shown(choose(merged, conflict, conflict.by, 0))).toEqual(gone.length > 0 ? gone : [block('b')]);
    const kept = choose(merged, conflict, conflict.by === 'mine' ? 'theirs' : 'mine', 0);
    expect(shown(kept)).toEqual(onScreen);
    expect(nextSave(kept, 'two')).toEqual(
      conflict.by === 'mine' ? null : expect.objectContaining({ operations: [put(block('a', 'mine'))] }),
    );
  });
});
