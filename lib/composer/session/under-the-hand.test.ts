// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { pass, pretendSessions, say, words } from '@/tests/support/pretended-session';
import { readField } from '../editing/own-field';

const { open, server } = pretendSessions();
const text = { id: 'a', path: ['props', 'text'] };

/** Somebody else saves. */
async function others(value: string) {
  server().nodes = [words('a', value), words('b')];
  server().revision += 1;
  await pass(4_500);
}
const shown = (session: ReturnType<typeof open>) => readField(session.state().editing.document, text);

it('a field that has the focus is not replaced: both versions wait for a choice', async () => {
  const session = open();
  session.focus(text);
  await others('theirs');
  expect(shown(session)).toBe('a');
  expect(session.state().editing.conflicts).toMatchObject([{ ...text, mine: 'a', theirs: 'theirs' }]);
  expect(server().nodes).toEqual([words('a', 'theirs'), words('b')]);
  const [conflict] = session.state().editing.conflicts;
  if (conflict) session.choose(conflict, 'theirs');
  expect(shown(session)).toBe('theirs');
});

it('once it is left theirs is taken where nothing was typed that is not stored, and mine told where I had written it', async () => {
  const session = open();
  session.do([say('a', 'mine')]);
  await session.save();
  session.focus(text);
  await others('theirs');
  expect(shown(session)).toBe('mine');
  session.focus(null);
  expect(shown(session)).toBe('theirs');
  expect(session.state()).toMatchObject({
    editing: { conflicts: [] },
    replaced: [{ ...text, mine: 'mine' }],
  });
  await session.save();
  expect(server().nodes).toEqual([words('a', 'theirs'), words('b')]);
});

it('where something was typed meanwhile both wait for a choice, until they say the same', async () => {
  const session = open();
  session.focus(text);
  await others('theirs');
  session.do([say('a', 'mine')]);
  session.focus(null);
  expect(session.state().editing.conflicts).toMatchObject([{ ...text, mine: 'a', theirs: 'theirs' }]);
  expect(shown(session)).toBe('mine');
  session.do([say('a', 'theirs')]);
  expect(session.state().editing.conflicts).toEqual([]);
});

it('any other field is, and so is that one once it is left', async () => {
  const session = open();
  session.focus({ id: 'b', path: ['props', 'text'] });
  await others('theirs');
  expect(shown(session)).toBe('theirs');
  expect(session.state().replaced).toEqual([]);
});

it('who has written and saved what somebody else replaces is told, with what it was', async () => {
  const session = open();
  session.do([say('a', 'mine')]);
  await session.save();
  await others('theirs');
  expect(shown(session)).toBe('theirs');
  const [replaced] = session.state().replaced;
  expect(replaced).toEqual({ ...text, mine: 'mine' });
  if (replaced) session.settle(replaced);
  expect(session.state().replaced).toEqual([]);
  await others('theirs again');
  expect(session.state().replaced).toEqual([]);
});

it('what the same person has saved in another tab is known for their own, until somebody else has a part in it', async () => {
  const session = open();
  session.focus(text);
  server().areOwn = true;
  await others('mine, in another tab');
  expect(session.state()).toMatchObject({ isOwnDoing: true, editing: { conflicts: [{ id: 'a' }] } });
  server().areOwn = false;
  await others('theirs');
  expect(session.state().isOwnDoing).toBe(false);
  server().areOwn = true;
  await others('mine again');
  expect(session.state().isOwnDoing).toBe(false);
});

it('that the same person has the page open in another tab is known from the browser, also of a hidden one', async () => {
  const names = ['composer ama@example.com/pages/1/en-GH/x', 'composer kofi@example.com/pages/1/en-GH/y'];
  const query = async () => ({ held: names.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { query } });
  const session = open();
  await pass(4_500);
  expect(session.state().isInAnotherTab).toBe(true);
  names.shift();
  await pass(4_500);
  expect(session.state().isInAnotherTab).toBe(false);
});
