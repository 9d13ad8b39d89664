// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  advanceTime,
  emptyStorage,
  kindOf,
  setText,
  setUpFakeSessions,
  textBlock,
} from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();
const hide = () => window.dispatchEvent(new Event('pagehide'));

describe('save on pagehide', () => {
  it('sends unsaved edits with a keepalive request and stores them in the browser', async () => {
    const save = vi.fn(async () => undefined);
    const session = open({ ...emptyStorage, save });
    await advanceTime(500);
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    session.apply([setText('a', 'the last words')]);
    hide();
    expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/composing'),
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
    expect(save).toHaveBeenLastCalledWith(session.state().editing);
    expect(session.state().editing.sent).not.toBeNull();
    await vi.waitFor(() =>
      expect(server().nodes).toEqual([textBlock('a', 'the last words'), textBlock('b')]),
    );
  });

  it('applies nothing twice when the tab continues', async () => {
    const session = open();
    await advanceTime(500);
    session.apply([setText('a', 'x')]);
    hide();
    session.apply([setText('b', 'y')]);
    await advanceTime(3_000);
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b', 'y')]);
    expect(server().revision).toBe(3);
    expect(kindOf(session)).toBe('saved');
  });

  it('learns the result of an unanswered save after a return from the back/forward cache', async () => {
    const session = open();
    await advanceTime(500);
    server().instead = (method) => (method === 'POST' ? { status: 400 } : null);
    session.apply([setText('a', 'x')]);
    await advanceTime(1_000);
    expect(kindOf(session)).toBe('refused');
    hide();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await advanceTime(500);
    expect(kindOf(session)).toBe('refused');
    expect(session.state().editing.sent).toBeNull();
  });

  it.each([
    ['has nothing to send', 0],
    ['is signed out', 401],
    ['cannot access the page', 404],
  ] as const)('sends nothing if the session %s', async (_case, status) => {
    const session = open();
    await advanceTime(500);
    if (status !== 0) {
      server().instead = () => ({ status });
      session.apply([setText('a', 'x')]);
      await advanceTime(1_000);
    }
    const requestCount = server().requests.length;
    hide();
    await advanceTime(0);
    expect(server().requests).toHaveLength(requestCount);
  });
});
