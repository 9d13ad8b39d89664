// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  advanceTime,
  emptyStorage,
  isSave,
  kindOf,
  setText,
  setUpFakeSessions,
  textBlock,
} from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();

describe('failed save', () => {
  it('is retried after a database deadlock', async () => {
    let refusals = 2;
    server().instead = (method, url) => (isSave(method, url) && refusals-- > 0 ? { status: 409 } : null);
    const session = open();
    session.apply([setText('a', 'x')]);
    await advanceTime(1_000);
    expect(kindOf(session)).toBe('busy');
    await advanceTime(10_000);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
  });

  it.each([
    ['busy', { status: 503 }],
    ['offline', 'gone'],
  ] as const)('is retried and displayed as long as the server is %s', async (kind, answer) => {
    const session = open();
    await advanceTime(0);
    server().instead = () => answer;
    session.apply([setText('a', 'x')]);
    await advanceTime(1_000);
    expect(kindOf(session)).toBe(kind);
    await advanceTime(20_000);
    expect(['busy', 'offline']).toContain(kindOf(session));
    server().instead = () => null;
    await advanceTime(4_000);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
  });

  it('shows that the page is missing, keeps the edits, and saves them when it is available again', async () => {
    const session = open();
    await advanceTime(0);
    server().instead = () => ({ status: 404 });
    session.apply([setText('a', 'x')]);
    await advanceTime(10_000);
    expect(session.state().saving).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('was deleted'),
    });
    server().instead = () => null;
    server().editor = { ...server().editor, mayWrite: false };
    await advanceTime(5_000);
    expect(session.state().saving).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('no longer edit'),
    });
    expect(session.state().editing.document.blocks.get('a')?.node).toEqual(textBlock('a', 'x'));
    server().editor = { ...server().editor, mayWrite: true };
    await advanceTime(5_000);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
  });

  it('shows the message of the server if it cannot be applied', async () => {
    server().instead = (method, url) =>
      isSave(method, url)
        ? { status: 422, body: { errors: [{ message: 'This is too much at once: change less' }] } }
        : null;
    const session = open();
    session.apply([setText('a', 'x')]);
    await advanceTime(1_000);
    expect(session.state().saving).toEqual({
      kind: 'refused',
      message: 'This is too much at once: change less',
    });
  });

  it('stores nothing in the session of another user until the user has signed in again', async () => {
    const session = open();
    await advanceTime(0);
    const { editor } = server();
    server().editor = { ...editor, email: 'kofi@example.com' };
    session.apply([setText('a', 'x')]);
    await advanceTime(5_000);
    expect(session.state().isSignedOut).toBe(true);
    session.apply([setText('b', 'y')]);
    await advanceTime(5_000);
    expect(server().nodes).toEqual([textBlock('a'), textBlock('b')]);
    server().editor = editor;
    await session.resumeAfterSignIn();
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b', 'y')]);
  });
});

describe('expired session', () => {
  it('resumes after the same user has signed in in another tab', async () => {
    const session = open();
    server().instead = () => ({ status: 401 });
    session.apply([setText('a', 'x')]);
    await advanceTime(5_000);
    expect(session.state()).toMatchObject({ isSignedOut: true, saving: { kind: 'signed out' } });
    server().instead = () => null;
    await advanceTime(5_000);
    expect(session.state()).toMatchObject({ isSignedOut: false, saving: { kind: 'saved' } });
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
  });
});

describe('failed request for page data', () => {
  it('is retried', async () => {
    const session = open();
    session.apply([{ kind: 'bind', id: 'a', bind: { source: 'office', query: { slug: 'osu' } } }]);
    const countRequests = () => server().requests.filter((one) => one.includes('/compose/page-data')).length;
    await advanceTime(1_000);
    const before = countRequests();
    expect(before).toBeGreaterThan(0);
    await advanceTime(6_000);
    expect(countRequests()).toBeGreaterThan(before);
  });
});

describe('browser storage that does not respond', () => {
  it('does not prevent saving', async () => {
    const session = open({ ...emptyStorage, save: () => new Promise(() => undefined) });
    session.apply([setText('a', 'x')]);
    await advanceTime(5_000);
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
  });
});

describe('presence', () => {
  it('is exchanged with each poll, including the selected block', async () => {
    server().others = [{ name: 'Kofi', block: 'b' }];
    const session = open();
    session.select('a');
    await advanceTime(4_500);
    expect(session.state().others).toEqual([{ name: 'Kofi', block: 'b' }]);
    expect(server().requests.at(-1)).toMatch(/^GET .*&tab=[\da-f-]{36}&block=a$/);
    server().instead = () => ({ status: 404 });
    await advanceTime(4_500);
    expect(session.state().others).toEqual([]);
  });
});
