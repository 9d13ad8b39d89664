import { describe, expect, it } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { beginEditing, type Editing, edit } from './editing';
import { nextSave, takeDone } from './save-edits';
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
const turned = (editing: Editing, command: 'undo' | 'redo'): Editing | null => {
  const { editing: next, back } = turnBack(editing, command);
  return back && next;
};
const undo = (editing: Editing) => turned(editing, 'undo');
const redo = (editing: Editing) => turned(editing, 'redo');
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

describe('undo', () => {
  it('takes back steps one by one, and does them again', () => {
    const first = doing(begin(block('a')), [say('a', 'x'), put(block('b'), 'a')]);
    const second = doing(first, [{ kind: 'remove', id: 'a' }]);
    expect(shown(second)).toEqual([block('b')]);
    const back = undo(second);
    expect(shown(back)).toEqual([block('a', 'x'), block('b')]);
    const start = back && undo(back);
    expect(shown(start)).toEqual([block('a')]);
    expect(start && undo(start)).toBeNull();
    const again = start && redo(start);
    expect(shown(again && redo(again))).toEqual([block('b')]);
  });

  it('takes typing that does not pause as one step', () => {
    let editing = begin(block('a', ''), block('b', ''));
    for (const [at, text] of ['A', 'Ak', 'Akw'].entries())
      editing = doing(editing, [say('a', text)], { typing: 'a text', at: at * 500 });
    editing = doing(editing, [say('a', 'Akwa')], { typing: 'a text', at: 2_100 });
    editing = doing(editing, [say('b', 'B')], { typing: 'b text', at: 2_200 });
    const texts = [];
    for (let back: Editing | null = editing; back; back = undo(back))
      texts.push(back.document.blocks.get('a')?.own);
    expect(texts).toMatchObject(['Akwa', 'Akwa', 'Akw', ''].map((text) => ({ props: { text } })));
  });

  it('forgets what was undone at the next edit', () => {
    const back = undo(doing(begin(block('a')), [say('a', 'x')]));
    expect(back && redo(doing(back, [say('a', 'y')]))).toBeNull();
  });

  it('leaves what others have changed since, and goes on to the step before', () => {
    const editing = doing(doing(begin(block('a'), block('b')), [say('b', 'mine')]), [say('a', 'mine')]);
    const sent = nextSave(editing, 's');
    const stored = takeDone({ ...editing, sent });
    const back = undo(take(stored, 3, block('a', 'theirs'), block('b', 'mine')));
    expect(shown(back)).toEqual([block('a', 'theirs'), block('b')]);
  });

  it('drops steps of which nothing is left', () => {
    const editing = doing(begin(block('a')), [say('a', 'mine')]);
    const stored = takeDone({ ...editing, sent: nextSave(editing, 's') });
    const theirs = take(stored, 3, block('a', 'theirs'));
    expect(turnBack(theirs, 'undo')).toEqual({ editing: { ...theirs, done: [] }, back: null });
  });

  it.each([
    ['is no block', 'words'],
    ['has no id', { type: 'rich-text', version: 0, props: {} }],
  ])('takes out, puts back and takes out again what %s', (_what, node) => {
    const editing = begin(node, block('a'));
    const out = doing(editing, [{ kind: 'remove', id: editing.document.root[0] ?? '' }]);
    const back = undo(out);
    expect(shown(back)).toEqual([node, block('a')]);
    const again = back && redo(back);
    expect(shown(again)).toEqual([block('a')]);
    expect(shown(again && undo(again))).toEqual([node, block('a')]);
  });

  it('puts back what was taken out where its neighbours are gone', () => {
    const box = block('box', '', { slots: { first: [block('in')] } });
    const stored = takeDone({ ...doing(begin(box), [{ kind: 'remove', id: 'in' }]), sent: null });
    const saved = takeDone({ ...stored, sent: nextSave(stored, 's') });
    expect(shown(undo(take(saved, 3, block('other'))))).toEqual([block('other'), block('in')]);
  });
});
