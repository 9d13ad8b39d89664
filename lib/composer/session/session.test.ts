// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  isSave,
  kindOf,
  nothingKept,
  pass,
  pretendSessions,
  say,
  words,
} from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();

describe('an answer that is no save', () => {
  it('of a database where two waited for each other is tried again', async () => {
    let refusals = 2;
    server().instead = (method, url) => (isSave(method, url) && refusals-- > 0 ? { status: 409 } : null);
    const session = open();
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(kindOf(session)).toBe('busy');
    await pass(10_000);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
  });

  it.each([
    ['busy', { status: 503 }],
    ['offline', 'gone'],
  ] as const)('of a server that is %s is tried again, and told as long as it lasts', async (kind, answer) => {
    const session = open();
    await pass(0);
    server().instead = () => answer;
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(kindOf(session)).toBe(kind);
    await pass(20_000);
    expect(['busy', 'offline']).toContain(kindOf(session));
    server().instead = () => null;
    await pass(4_000);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
  });

  it('says that nothing more can be saved when the page is gone, keeps what was typed, and saves it when it is back', async () => {
    const session = open();
    await pass(0);
    server().instead = () => ({ status: 404 });
    session.do([say('a', 'x')]);
    await pass(10_000);
    expect(session.state().saving).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('taken away'),
    });
    server().instead = () => null;
    server().editor = { ...server().editor, mayWrite: false };
    await pass(5_000);
    expect(session.state().saving).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('not yours'),
    });
    expect(session.state().editing.document.blocks.get('a')?.own).toEqual(words('a', 'x'));
    server().editor = { ...server().editor, mayWrite: true };
    await pass(5_000);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
  });

  it('of what cannot be done to what is stored is told in its words', async () => {
    server().instead = (method, url) =>
      isSave(method, url)
        ? { status: 422, body: { errors: [{ message: 'This is too much at once: change less' }] } }
        : null;
    const session = open();
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(session.state().saving).toEqual({
      kind: 'refused',
      message: 'This is too much at once: change less',
    });
  });

  it('of another person’s session saves nothing, until the password was given again', async () => {
    const session = open();
    await pass(0);
    const { editor } = server();
    server().editor = { ...editor, email: 'kofi@example.com' };
    session.do([say('a', 'x')]);
    await pass(5_000);
    expect(session.state().isSignedOut).toBe(true);
    session.do([say('b', 'y')]);
    await pass(5_000);
    expect(server().nodes).toEqual([words('a'), words('b')]);
    server().editor = editor;
    await session.signedIn();
    expect(server().nodes).toEqual([words('a', 'x'), words('b', 'y')]);
  });
});

describe('a session that has ended', () => {
  it('goes on when its person has signed in again in another tab', async () => {
    const session = open();
    server().instead = () => ({ status: 401 });
    session.do([say('a', 'x')]);
    await pass(5_000);
    expect(session.state()).toMatchObject({ isSignedOut: true, saving: { kind: 'signed out' } });
    server().instead = () => null;
    await pass(5_000);
    expect(session.state()).toMatchObject({ isSignedOut: false, saving: { kind: 'saved' } });
    expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
  });
});

describe('data that could not be had', () => {
  it('is asked for again', async () => {
    const session = open();
    session.do([{ kind: 'bind', id: 'a', bind: { source: 'office', query: { slug: 'osu' } } }]);
    const asked = () => server().asked.filter((one) => one.includes('/compose/filling')).length;
    await pass(1_000);
    const before = asked();
    expect(before).toBeGreaterThan(0);
    await pass(6_000);
    expect(asked()).toBeGreaterThan(before);
  });
});

describe('a browser whose storage does not answer', () => {
  it('keeps nobody from saving', async () => {
    const session = open({ ...nothingKept, keep: () => new Promise(() => undefined) });
    session.do([say('a', 'x')]);
    await pass(5_000);
    expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
  });
});

describe('who else is there', () => {
  it('is told with every look at what others have saved, which says the block that is chosen here', async () => {
    server().others = [{ name: 'Kofi', block: 'b' }];
    const session = open();
    session.select('a');
    await pass(4_500);
    expect(session.state().others).toEqual([{ name: 'Kofi', block: 'b' }]);
    expect(server().asked.at(-1)).toMatch(/^GET .*&tab=[\da-f-]{36}&block=a$/);
    server().instead = () => ({ status: 404 });
    await pass(4_500);
    expect(session.state().others).toEqual([]);
  });
});
