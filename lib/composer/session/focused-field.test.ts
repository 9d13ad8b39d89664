// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { advanceTime, setText, setUpFakeSessions, textBlock } from '@/tests/support/fake-session';
import { readField } from '../editing/block-field-path';

const { open, server } = setUpFakeSessions();
const text = { id: 'a', path: ['props', 'text'] };

/** Another user saves a text. */
async function saveAsOther(value: string) {
  server().nodes = [textBlock('a', value), textBlock('b')];
  server().revision += 1;
  await advanceTime(4_500);
}
const displayedText = (session: ReturnType<typeof open>) => readField(session.state().editing.document, text);

it('remote change of the focused field › becomes a conflict and does not replace the value', async () => {
  const session = open();
  session.focus(text);
  await saveAsOther('theirs');
  expect(displayedText(session)).toBe('a');
  expect(session.state().editing.conflicts).toMatchObject([{ ...text, mine: 'a', theirs: 'theirs' }]);
  expect(server().nodes).toEqual([textBlock('a', 'theirs'), textBlock('b')]);
  const [conflict] = session.state().editing.conflicts;
  if (conflict) session.resolveConflict(conflict, 'theirs');
  expect(displayedText(session)).toBe('theirs');
});

it('remote change of the focused field › is applied on blur without unsaved input, and the replaced own value is reported', async () => {
  const session = open();
  session.apply([setText('a', 'mine')]);
  await session.save();
  session.focus(text);
  await saveAsOther('theirs');
  expect(displayedText(session)).toBe('mine');
  session.focus(null);
  expect(displayedText(session)).toBe('theirs');
  expect(session.state()).toMatchObject({
    editing: { conflicts: [] },
    replaced: [{ ...text, mine: 'mine' }],
  });
  await session.save();
  expect(server().nodes).toEqual([textBlock('a', 'theirs'), textBlock('b')]);
});

it('remote change of the focused field › stays a conflict with unsaved input until both values are equal', async () => {
  const session = open();
  session.focus(text);
  await saveAsOther('theirs');
  session.apply([setText('a', 'mine')]);
  session.focus(null);
  expect(session.state().editing.conflicts).toMatchObject([{ ...text, mine: 'a', theirs: 'theirs' }]);
  expect(displayedText(session)).toBe('mine');
  session.apply([setText('a', 'theirs')]);
  expect(session.state().editing.conflicts).toEqual([]);
});

it('remote change of another field › is applied immediately', async () => {
  const session = open();
  session.focus({ id: 'b', path: ['props', 'text'] });
  await saveAsOther('theirs');
  expect(displayedText(session)).toBe('theirs');
  expect(session.state().replaced).toEqual([]);
});

it('remote change of a saved field › reports the replaced own value', async () => {
  const session = open();
  session.apply([setText('a', 'mine')]);
  await session.save();
  await saveAsOther('theirs');
  expect(displayedText(session)).toBe('theirs');
  const [replaced] = session.state().replaced;
  expect(replaced).toEqual({ ...text, mine: 'mine' });
  if (replaced) session.dismissReplaced(replaced);
  expect(session.state().replaced).toEqual([]);
  await saveAsOther('theirs again');
  expect(session.state().replaced).toEqual([]);
});

it('remote change by the same user in another tab › is marked as own until another user is involved', async () => {
  const session = open();
  session.focus(text);
  server().isOwnRevision = true;
  await saveAsOther('mine, in another tab');
  expect(session.state()).toMatchObject({ isFromOtherTab: true, editing: { conflicts: [{ id: 'a' }] } });
  server().isOwnRevision = false;
  await saveAsOther('theirs');
  expect(session.state().isFromOtherTab).toBe(false);
  server().isOwnRevision = true;
  await saveAsOther('mine again');
  expect(session.state().isFromOtherTab).toBe(false);
});

it('same page in another tab › is detected by the locks of the browser, including hidden tabs', async () => {
  const names = ['composer ama@example.com/pages/1/en-GH/x', 'composer kofi@example.com/pages/1/en-GH/y'];
  const query = async () => ({ held: names.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { query } });
  const session = open();
  await advanceTime(4_500);
  expect(session.state().isInAnotherTab).toBe(true);
  names.shift();
  await advanceTime(4_500);
  expect(session.state().isInAnotherTab).toBe(false);
});
