import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionOf } from '@/tests/support/session-of';
import { beginEditing, edit } from '../editing/editing';
import { nextSave, takeDone } from '../editing/save-edits';
import { takeStored } from '../editing/take-stored';
import { tellNext } from '../outline/tell-step';
import { runCommand } from './commands';

beforeEach(() => {
  // What is done is never saved: nothing of it comes into another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = (heading: string) => ({ id: 'a', type: 'call-to-action', version: 0, props: { heading } });
const text = (words: string) => ({ id: 'b', type: 'rich-text', version: 0, props: { text: words } });
const write = (id: string, field: string, value: string): Operation => ({
  kind: 'set',
  id,
  path: [field],
  value,
});

/** A page on which these were done one after the other and saved, and somebody else has written over the heading since. */
function overwritten(operations: readonly Operation[]) {
  const begun = beginEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const typed = operations.reduce((editing, operation) => {
    const edited = edit(editing, [operation], { at: 0 });
    if (!edited.ok) throw new Error(edited.reason);
    return edited.editing;
  }, begun);
  const saved = takeDone({ ...typed, sent: nextSave(typed, 's') });
  const words = operations.length > 1 ? 'mine' : 'B';
  const document = openDocument([call('theirs'), text(words)]);
  return sessionOf(takeStored(saved, { document, revision: 3 }));
}

const next = (session: ReturnType<typeof overwritten>, command: 'undo' | 'redo' = 'undo') =>
  tellNext(session.state().editing, command);

it('undo says what it takes back, not the step that somebody else has overwritten', () => {
  const session = overwritten([write('b', 'text', 'mine'), write('a', 'heading', 'mine')]);
  expect(next(session)).toBe('text of Text');
  expect(runCommand(session, 'undo')).toBe('Undone: text of Text');
  expect(session.state().editing.document.blocks.get('b')?.own).toEqual(text('B'));
  expect(session.state().editing.document.blocks.get('a')?.own).toEqual(call('theirs'));
  expect(next(session, 'redo')).toBe('text of Text');
  expect(runCommand(session, 'redo')).toBe('Done again: text of Text');
});

it('undo says that there is nothing when nothing is left of what was done, and forgets it', () => {
  const session = overwritten([write('a', 'heading', 'mine')]);
  expect(next(session)).toBeNull();
  expect(runCommand(session, 'undo')).toBe('There is nothing to undo');
  expect(session.state().editing.done).toEqual([]);
});

it('of a step of several only what is taken back is said', () => {
  const begun = beginEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const both = [write('a', 'heading', 'mine'), write('b', 'text', 'mine')];
  const edited = edit(begun, both, { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  const saved = takeDone({ ...edited.editing, sent: nextSave(edited.editing, 's') });
  const document = openDocument([call('theirs'), text('mine')]);
  const session = sessionOf(takeStored(saved, { document, revision: 3 }));
  expect(runCommand(session, 'undo')).toBe('Undone: text of Text');
});

it('a block without an id is taken out again when that is undone, and says so', () => {
  const node = { type: 'call-to-action', version: 0, props: {} };
  const begun = beginEditing({ document: openDocument([node]), revision: 1 });
  const edited = edit(begun, [{ kind: 'remove', id: begun.document.root[0] ?? '' }], { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  const session = sessionOf(edited.editing);
  expect(runCommand(session, 'undo')).toBe('Undone: Call to action taken out');
  expect(runCommand(session, 'redo')).toBe('Done again: Call to action taken out');
  expect(session.state().editing.document.root).toEqual([]);
});

it('a block is taken out for the one beside it, and undoing chooses what it brings back', () => {
  const begun = beginEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const session = sessionOf(begun, { selected: 'a' });
  runCommand(session, 'remove');
  expect(session.state().selected).toBe('b');
  runCommand(session, 'undo');
  expect(session.state().selected).toBe('a');
  runCommand(session, 'redo');
  expect(session.state().selected).toBe('b');
  runCommand(session, 'remove');
  expect(session.state().selected).toBeNull();
});

it('undoing takes nobody from a field that their hand is in', () => {
  const begun = beginEditing({ document: openDocument([call('A'), text('B')]), revision: 1 });
  const session = sessionOf(begun, { selected: 'a' });
  session.do([write('b', 'text', 'mine')]);
  session.focus({ id: 'a', path: ['props', 'heading'] });
  runCommand(session, 'undo');
  expect(session.state().selected).toBe('a');
});

it('undoing chooses the block that was moved, whichever way it went, and of one that was duplicated the first', () => {
  const third = { ...text('C'), id: 'c' };
  const begun = beginEditing({ document: openDocument([call('A'), text('B'), third]), revision: 1 });
  for (const command of ['down', 'up'] as const) {
    const session = sessionOf(begun, { selected: 'b' });
    runCommand(session, command);
    runCommand(session, 'undo');
    expect(session.state().selected, command).toBe('b');
    runCommand(session, 'redo');
    expect(session.state().selected, command).toBe('b');
  }
  const session = sessionOf(begun, { selected: 'b' });
  runCommand(session, 'duplicate');
  session.focus({ id: session.state().selected ?? '', path: ['props', 'text'] });
  runCommand(session, 'undo');
  expect(session.state().selected).toBe('b');
});
