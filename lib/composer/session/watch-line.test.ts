// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { kindOf, pass, pretendSessions, say, words } from '@/tests/support/pretended-session';
import type { Session } from './session';

const { open, server } = pretendSessions();
const hear = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

/** How it stood with saving in the time that passes, each once. */
async function kindsWhile(session: Session, act: () => Promise<void>): Promise<string[]> {
  const kinds = new Set([kindOf(session)]);
  const end = session.listen(() => kinds.add(kindOf(session)));
  await act();
  end();
  return [...kinds];
}

it('that the browser has no line is told at once, while two clash as well, and until there is one', async () => {
  const session = open();
  await pass(0);
  session.do([say('a', 'mine')]);
  server().nodes = [words('a', 'theirs'), words('b')];
  server().revision += 1;
  await pass(6_000);
  expect(session.state().editing.conflicts).toHaveLength(1);
  server().instead = () => 'gone';
  hear('offline');
  const kinds = await kindsWhile(session, async () => {
    await pass(1_000);
    // Of the field that clashes, and of another one: the first waits for a choice, the other is to be sent.
    session.do([say('a', 'mine still')]);
    await pass(5_000);
    session.do([say('b', 'x')]);
    await pass(5_000);
  });
  expect(kinds).toEqual(['offline']);
  server().instead = () => null;
  hear('online');
  await pass(100);
  expect(kindOf(session)).toBe('saved');
  expect(server().nodes).toEqual([words('a', 'theirs'), words('b', 'x')]);
});

it('is told from the beginning of a browser without one, and not in the place of a session that has ended', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const session = open();
  expect(kindOf(session)).toBe('offline');
  onLine.mockRestore();
  await pass(5_000);
  expect(kindOf(session)).toBe('saved');
  server().instead = () => ({ status: 401 });
  await pass(5_000);
  hear('offline');
  expect(kindOf(session)).toBe('signed out');
});
