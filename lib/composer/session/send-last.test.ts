// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { kindOf, nothingKept, pass, pretendSessions, say, words } from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();
const hide = () => window.dispatchEvent(new Event('pagehide'));

describe('a tab that goes', () => {
  it('sends at once what is not stored, by what outlives it, and keeps it as it was sent', async () => {
    const keep = vi.fn(async () => undefined);
    const session = open({ ...nothingKept, keep });
    await pass(500);
    const asked = vi.spyOn(globalThis, 'fetch');
    session.do([say('a', 'the last words')]);
    hide();
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/composing'),
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
    expect(keep).toHaveBeenLastCalledWith(session.state().editing);
    expect(session.state().editing.sent).not.toBeNull();
    await vi.waitFor(() => expect(server().nodes).toEqual([words('a', 'the last words'), words('b')]));
  });

  it('and comes back has done nothing twice, and goes on', async () => {
    const session = open();
    await pass(500);
    session.do([say('a', 'x')]);
    hide();
    session.do([say('b', 'y')]);
    await pass(3_000);
    expect(server().nodes).toEqual([words('a', 'x'), words('b', 'y')]);
    expect(server().revision).toBe(3);
    expect(kindOf(session)).toBe('saved');
  });

  it('and comes back, put away whole, learns what came of what it sent', async () => {
    const session = open();
    await pass(500);
    server().instead = (method) => (method === 'POST' ? { status: 400 } : null);
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(kindOf(session)).toBe('refused');
    hide();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(500);
    expect(kindOf(session)).toBe('refused');
    expect(session.state().editing.sent).toBeNull();
  });

  it.each([
    ['has nothing to send', 0],
    ['is signed out', 401],
    ['has lost its page', 404],
  ] as const)('sends nothing when it %s', async (_what, status) => {
    const session = open();
    await pass(500);
    if (status !== 0) {
      server().instead = () => ({ status });
      session.do([say('a', 'x')]);
      await pass(1_000);
    }
    const asked = server().asked.length;
    hide();
    await pass(0);
    expect(server().asked).toHaveLength(asked);
  });
});
