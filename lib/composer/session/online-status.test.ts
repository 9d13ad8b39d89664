// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { advanceTime, kindOf, setText, setUpFakeSessions, textBlock } from '@/tests/support/fake-session';
import type { Session } from './session';

const { open, server } = setUpFakeSessions();
const dispatch = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

/** All save states during an action, without duplicates. */
async function saveStatesDuring(session: Session, action: () => Promise<void>): Promise<string[]> {
  const kinds = new Set([kindOf(session)]);
  const end = session.subscribe(() => kinds.add(kindOf(session)));
  await action();
  end();
  return [...kinds];
}

it('online status › shows offline immediately, also during a conflict, until the connection is restored', async () => {
  const session = open();
  await advanceTime(0);
  session.apply([setText('a', 'mine')]);
  server().nodes = [textBlock('a', 'theirs'), textBlock('b')];
  server().revision += 1;
  await advanceTime(6_000);
  expect(session.state().editing.conflicts).toHaveLength(1);
  server().instead = () => 'gone';
  dispatch('offline');
  const kinds = await saveStatesDuring(session, async () => {
    await advanceTime(1_000);
    // Edits of the conflicting field and of another one: the first is excluded, the other one is sent.
    session.apply([setText('a', 'mine still')]);
    await advanceTime(5_000);
    session.apply([setText('b', 'x')]);
    await advanceTime(5_000);
  });
  expect(kinds).toEqual(['offline']);
  server().instead = () => null;
  dispatch('online');
  await advanceTime(100);
  expect(kindOf(session)).toBe('saved');
  expect(server().nodes).toEqual([textBlock('a', 'theirs'), textBlock('b', 'x')]);
});

it('online status › is offline at the start without a connection, and does not replace the signed-out state', async () => {
  const onLineGetter = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const session = open();
  expect(kindOf(session)).toBe('offline');
  onLineGetter.mockRestore();
  await advanceTime(5_000);
  expect(kindOf(session)).toBe('saved');
  server().instead = () => ({ status: 401 });
  await advanceTime(5_000);
  dispatch('offline');
  expect(kindOf(session)).toBe('signed out');
});
