import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { createSession } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { edit, startEditing } from '../editing/editing';
import { mergeStored } from '../editing/merge-stored';
import { confirmSave, nextSave } from '../editing/save-edits';
import { describeNextStep } from '../outline/describe-changes';
import { runCommand } from './commands';

beforeEach(() => {
  // Nothing is saved, so that no request reaches another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = (heading: string) => ({ id: 'a', type: 'call-to-action', version: 0, props: { heading } });
const text = (content: string) => ({ id: 'b', type: 'rich-text', version: 0, props: { text: content } });
const write = (id: string, field: string, value: string): Operation => ({
  kind: 'set',
  id,
  path: [field],
  value,
});

/**
 * A page on which these operations were applied one by one and saved, and whose heading another user has
 * changed since.
 */
function overwritten(operations: readonly Operation[]) {
  const initial = startEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const typed = operations.reduce((editing, operation) => {
    const edited = edit(editing, [operation], { at: 0 });
    if (!edited.ok) throw new Error(edited.reason);
    return edited.editing;
  }, initial);
  const saved = confirmSave({ ...typed, sent: nextSave(typed, 's') });
  const storedText = operations.length > 1 ? 'mine' : 'B';
  const document = openDocument([call('theirs'), text(storedText)]);
  return createSession(mergeStored(saved, { document, revision: 3 }));
}

const next = (session: ReturnType<typeof overwritten>, command: 'undo' | 'redo' = 'undo') =>
  describeNextStep(session.state().editing, command);

it('undo › names the step that it reverts, not one that another user has overwritten', () => {
  const session = overwritten([write('b', 'text', 'mine'), write('a', 'heading', 'mine')]);
  expect(next(session)).toBe('text of Text');
  expect(runCommand(session, 'undo')).toBe('Undone: text of Text');
  expect(session.state().editing.document.blocks.get('b')?.node).toEqual(text('B'));
  expect(session.state().editing.document.blocks.get('a')?.node).toEqual(call('theirs'));
  expect(next(session, 'redo')).toBe('text of Text');
  expect(runCommand(session, 'redo')).toBe('Redone: text of Text');
});

it('undo › reports that nothing is left to revert, and drops the overwritten step', () => {
  const session = overwritten([write('a', 'heading', 'mine')]);
  expect(next(session)).toBeNull();
  expect(runCommand(session, 'undo')).toBe('There is nothing to undo');
  expect(session.state().editing.undoStack).toEqual([]);
});

it('undo › names only the part of a step that it reverts', () => {
  const initial = startEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const both = [write('a', 'heading', 'mine'), write('b', 'text', 'mine')];
  const edited = edit(initial, both, { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  const saved = confirmSave({ ...edited.editing, sent: nextSave(edited.editing, 's') });
  const document = openDocument([call('theirs'), text('mine')]);
  const session = createSession(mergeStored(saved, { document, revision: 3 }));
  expect(runCommand(session, 'undo')).toBe('Undone: text of Text');
});

it('undo › names a block without an id when it reverts its removal', () => {
  const node = { type: 'call-to-action', version: 0, props: {} };
  const initial = startEditing({ document: openDocument([node]), revision: 1 });
  const edited = edit(initial, [{ kind: 'remove', id: initial.document.root[0] ?? '' }], { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  const session = createSession(edited.editing);
  expect(runCommand(session, 'undo')).toBe('Undone: Call to action deleted');
  expect(runCommand(session, 'redo')).toBe('Redone: Call to action deleted');
  expect(session.state().editing.document.root).toEqual([]);
});

it('commands › a removal selects the neighbour, and undo selects the restored block', () => {
  const initial = startEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const session = createSession(initial, { selected: 'a' });
  runCommand(session, 'remove');
  expect(session.state().selected).toBe('b');
  runCommand(session, 'undo');
  expect(session.state().selected).toBe('a');
  runCommand(session, 'redo');
  expect(session.state().selected).toBe('b');
  runCommand(session, 'remove');
  expect(session.state().selected).toBeNull();
});

it('undo › keeps the selection while a field has the focus', () => {
  const initial = startEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const session = createSession(initial, { selected: 'a' });
  session.apply([write('b', 'text', 'mine')]);
  session.focus({ id: 'a', path: ['props', 'heading'] });
  runCommand(session, 'undo');
  expect(session.state().selected).toBe('a');
});

it('undo › selects the moved block in either direction, and the original of a duplicate', () => {
  const third = { ...text('C'), id: 'c' };
  const initial = startEditing({ document: openDocument([call('A'), text('B'), third]), revision: 1 });
  for (const command of ['down', 'up'] as const) {
    const session = createSession(initial, { selected: 'b' });
    runCommand(session, command);
    runCommand(session, 'undo');
    expect(session.state().selected, command).toBe('b');
    runCommand(session, 'redo');
    expect(session.state().selected, command).toBe('b');
  }
  const session = createSession(initial, { selected: 'b' });
  runCommand(session, 'duplicate');
  session.focus({ id: session.state().selected ?? '', path: ['props', 'text'] });
  runCommand(session, 'undo');
  expect(session.state().selected).toBe('b');
});
