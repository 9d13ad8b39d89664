import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { beginEditing } from '../editing/editing';
import type { Keeping } from './kept-edits';
import { Session } from './session';

const words = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
const say = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['text'], value });
const context = { office: null, region: null, agent: null, listing: null, post: null };
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const nothingKept: Keeping = {
  keep: async () => undefined,
  forget: async () => undefined,
  adopt: async () => null,
};

let server: PretendComposing;
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = new PretendComposing([words('a'), words('b')]);
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function open(keeping: Keeping = nothingKept): Session {
  const editing = beginEditing({ document: openDocument(server.nodes), revision: server.revision });
  const editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true } as const;
  const filling = { of: editing.document, page: JSON.parse(JSON.stringify({ context })) };
  const session = new Session(
    page,
    {
      ...{ editing, editor, filling, others: [], refused: [], notice: null, asking: null },
      saving: { kind: 'saved' },
      selected: null,
      isSignedOut: false,
    },
    keeping,
  );
  end = session.start();
  return session;
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const kindOf = (session: Session) => session.state().saving.kind;
const isSave = (method: string, url: URL) => method === 'POST' && url.pathname.endsWith('/composing');

describe('one block that the server does not take', () => {
  const refuses = (bad: string) => (method: string, url: URL, body: string) =>
    isSave(method, url) && body.includes(bad)
      ? {
          status: 400,
          body: { errors: [{ message: 'No', data: { errors: [{ message: 'Not this', block: 'b' }] } }] },
        }
      : null;

  it('keeps nothing else from being saved, and is sent again once it is changed', async () => {
    server.instead = refuses('bad');
    const session = open();
    session.do([say('b', 'bad')]);
    session.do([say('a', 'good')]);
    await pass(1_000);
    expect(server.nodes).toEqual([words('a', 'good'), words('b')]);
    expect(session.state()).toMatchObject({
      saving: { kind: 'saved' },
      refused: [{ id: 'b', message: 'Not this' }],
    });
    await session.publish();
    expect(server.isPublished).toBe(false);
    session.do([say('a', 'better')]);
    await pass(1_000);
    expect(server.nodes).toEqual([words('a', 'better'), words('b')]);
    session.do([say('b', 'mended')]);
    await pass(1_000);
    expect(server.nodes).toEqual([words('a', 'better'), words('b', 'mended')]);
    expect(session.state().refused).toEqual([]);
  });

  it.each([
    ['moved', { kind: 'move', id: 'b', to: { parent: null, slot: '', after: null } }],
    ['taken out', { kind: 'remove', id: 'b' }],
    [
      'put into another one',
      { kind: 'insert', node: words('c'), at: { parent: 'b', slot: 'first', after: null } },
    ],
  ] as const)('waits alone when it was %s, too', async (_how, operation) => {
    server.nodes = [words('a'), { ...words('b'), slots: { first: [] } }];
    server.instead = refuses(`"kind":"${operation.kind}"`);
    const session = open();
    session.do([operation]);
    session.do([say('a', 'good')]);
    await pass(1_500);
    expect(server.nodes).toEqual([words('a', 'good'), { ...words('b'), slots: { first: [] } }]);
    expect(session.state()).toMatchObject({ saving: { kind: 'saved' }, refused: [{ message: 'Not this' }] });
    expect(session.undo() ?? session.undo()).toBeNull();
    await pass(1_500);
    expect(session.state().refused).toEqual([]);
    expect(server.nodes).toEqual([words('a'), { ...words('b'), slots: { first: [] } }]);
  });

  it('waits with all the rest when it is not named', async () => {
    server.instead = (method, url) =>
      isSave(method, url) ? { status: 400, body: { errors: [{ message: 'Too much' }] } } : null;
    const session = open();
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(session.state().saving).toEqual({ kind: 'refused', message: 'Too much' });
  });
});

describe('an answer that is no save', () => {
  it('of a database where two waited for each other is tried again', async () => {
    let refusals = 2;
    server.instead = (method, url) => (isSave(method, url) && refusals-- > 0 ? { status: 409 } : null);
    const session = open();
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(kindOf(session)).toBe('busy');
    await pass(10_000);
    expect(kindOf(session)).toBe('saved');
    expect(server.nodes).toEqual([words('a', 'x'), words('b')]);
  });

  it.each([
    ['busy', { status: 503 }],
    ['offline', 'gone'],
  ] as const)('of a server that is %s is tried again, and told as long as it lasts', async (kind, answer) => {
    const session = open();
    await pass(0);
    server.instead = () => answer;
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(kindOf(session)).toBe(kind);
    await pass(20_000);
    expect(['busy', 'offline']).toContain(kindOf(session));
    server.instead = () => null;
    await pass(4_000);
    expect(kindOf(session)).toBe('saved');
    expect(server.nodes).toEqual([words('a', 'x'), words('b')]);
  });

  it('says that nothing more can be saved when the page is gone, keeps what was typed, and saves it when it is back', async () => {
    const session = open();
    await pass(0);
    server.instead = () => ({ status: 404 });
    session.do([say('a', 'x')]);
    await pass(10_000);
    expect(session.state().saving).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('taken away'),
    });
    server.instead = () => null;
    server.editor = { ...server.editor, mayWrite: false };
    await pass(5_000);
    expect(session.state().saving).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('not yours'),
    });
    expect(session.state().editing.document.blocks.get('a')?.own).toEqual(words('a', 'x'));
    server.editor = { ...server.editor, mayWrite: true };
    await pass(5_000);
    expect(kindOf(session)).toBe('saved');
    expect(server.nodes).toEqual([words('a', 'x'), words('b')]);
  });

  it('of another person’s session saves nothing, until the password was given again', async () => {
    const session = open();
    await pass(0);
    const { editor } = server;
    server.editor = { ...editor, email: 'kofi@example.com' };
    session.do([say('a', 'x')]);
    await pass(5_000);
    expect(session.state().isSignedOut).toBe(true);
    session.do([say('b', 'y')]);
    await pass(5_000);
    expect(server.nodes).toEqual([words('a'), words('b')]);
    server.editor = editor;
    await session.signedIn();
    expect(server.nodes).toEqual([words('a', 'x'), words('b', 'y')]);
  });
});

describe('a session that has ended', () => {
  it('goes on when its person has signed in again in another tab', async () => {
    const session = open();
    server.instead = () => ({ status: 401 });
    session.do([say('a', 'x')]);
    await pass(5_000);
    expect(session.state()).toMatchObject({ isSignedOut: true, saving: { kind: 'signed out' } });
    server.instead = () => null;
    await pass(5_000);
    expect(session.state()).toMatchObject({ isSignedOut: false, saving: { kind: 'saved' } });
    expect(server.nodes).toEqual([words('a', 'x'), words('b')]);
  });
});

describe('data that could not be had', () => {
  it('is asked for again', async () => {
    const session = open();
    session.do([{ kind: 'bind', id: 'a', bind: { source: 'office', query: { slug: 'osu' } } }]);
    const asked = () => server.asked.filter((one) => one.includes('/compose/filling')).length;
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
    expect(server.nodes).toEqual([words('a', 'x'), words('b')]);
  });
});

describe('who else is there', () => {
  it('is told with every look at what others have saved, which says the block that is chosen here', async () => {
    server.others = [{ name: 'Kofi', block: 'b' }];
    const session = open();
    session.select('a');
    await pass(4_500);
    expect(session.state().others).toEqual([{ name: 'Kofi', block: 'b' }]);
    expect(server.asked.at(-1)).toMatch(/^GET .*&tab=[\da-f-]{36}&block=a$/);
    server.instead = () => ({ status: 404 });
    await pass(4_500);
    expect(session.state().others).toEqual([]);
  });
});

describe('publishing', () => {
  it('is done at once when nothing but what is on the screen goes out', async () => {
    const session = open();
    session.do([say('a', 'x')]);
    await session.publish();
    expect(server.isPublished).toBe(true);
    expect(session.state().notice?.kind).toBe('published');
  });

  it.each([
    { languages: ['en-GH', 'en-US'], hasSettings: false },
    { languages: [], hasSettings: true },
  ])('asks first when more goes out: %j', async (more) => {
    server.unpublished = { isNew: false, ...more };
    const session = open();
    await session.publish();
    expect(server.isPublished).toBe(false);
    expect(session.state().asking).toMatchObject(more);
    session.keepUnpublished();
    expect(session.state().asking).toBeNull();
    await session.publish();
    await session.publish({ isSure: true });
    expect(server.isPublished).toBe(true);
    expect(session.state().asking).toBeNull();
  });
});

describe('a step back', () => {
  it('over what was locked meanwhile is refused with the reason, and forgotten; the one before it is done', async () => {
    const session = open();
    session.do([say('a', 'x')]);
    session.do([say('b', 'y')]);
    await pass(1_000);
    server.nodes = [words('a', 'x'), { ...words('b', 'y'), lock: true }];
    server.revision += 1;
    await pass(5_000);
    expect(session.undo()).toMatch(/lock/i);
    expect(session.undo()).toBeNull();
    expect(closeDocument(session.state().editing.document)).toEqual([
      words('a'),
      { ...words('b', 'y'), lock: true },
    ]);
  });
});
