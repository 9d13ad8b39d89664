import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { beginEditing, type Editing, edit } from '../editing/editing';
import { openSession } from './open-session';

const left: Editing[] = [];
vi.mock('./kept-edits', () => ({
  openKeeping: () => ({
    keep: async () => undefined,
    forget: async () => undefined,
    adopt: async () => left.shift() ?? null,
  }),
}));

const words = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const filling = {
  ...{ id: '1', title: 'A page', names: {}, header: [], supplied: {}, footer: [] },
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};
let server: PretendComposing;

beforeEach(() => {
  server = new PretendComposing([words('a')]);
  server.instead = (_method, { pathname }) =>
    pathname === '/compose/filling' ? { status: 200, body: filling } : null;
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe('a page that is opened', () => {
  it('asks for nothing of what came with the first answer', async () => {
    const { revision, isPublished, nodes, editor } = server;
    const head = { revision, isPublished, by: null, at: '2026-01-01T00:00:00.000Z' };
    const told = JSON.stringify({ stored: { ...head, nodes, editor }, filling });
    // As React hands it over: there is nothing to chain to.
    const handed = Promise.resolve(told);
    handed.catch = () => Promise.reject(new Error('Not to be had'));
    const session = await openSession(page, handed, { isOnSite: false, wasOnSite: false });
    expect(server.asked).toEqual([]);
    expect(closeDocument(session.state().editing.document)).toEqual(server.nodes);
    expect(session.state().filling.page.title).toBe('A page');
  });

  it('says that visitors see something older once what a closed tab has left is saved', async () => {
    const begun = beginEditing({ document: openDocument(server.nodes), revision: server.revision });
    const edited = edit(begun, [{ kind: 'set', id: 'a', path: ['text'], value: 'left' }], { at: 0 });
    if (edited.ok) left.push(edited.editing);
    server.isPublished = true;
    const session = await openSession(page, Promise.resolve(null), { isOnSite: true, wasOnSite: true });
    expect(session.state()).toMatchObject({ isPublished: false, isOnSite: true, saving: { kind: 'saved' } });
    expect(server.nodes).toEqual([{ ...words('a'), props: { text: 'left' } }]);
  });

  it.each([
    ['nothing came', async () => null],
    ['it was cut off', async () => Promise.reject(new Error('Cut off'))],
    ['it is something else', async () => '{"stored":{}}'],
    ['it cannot be read', async () => '{'],
  ])('asks where %s', async (_what, tell) => {
    const session = await openSession(page, tell(), { isOnSite: false, wasOnSite: false });
    expect(server.asked).toEqual(['GET /cms-api/pages/1/composing?locale=en-GH', 'POST /compose/filling']);
    expect(closeDocument(session.state().editing.document)).toEqual(server.nodes);
  });
});
