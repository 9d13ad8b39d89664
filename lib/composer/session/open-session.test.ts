import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { type Editing, edit, startEditing } from '../editing/editing';
import { openSession } from './open-session';

const closedTabs: Editing[] = [];
vi.mock('./unsaved-edits-store', () => ({
  openUnsavedEditsStore: () => ({
    save: async () => undefined,
    clear: async () => undefined,
    adopt: async () => closedTabs.shift() ?? null,
  }),
}));

const textBlock = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const pageData = {
  ...{ id: '1', title: 'A page', names: {}, header: [], supplied: {}, footer: [] },
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};
let server: FakeComposingApi;

beforeEach(() => {
  server = new FakeComposingApi([textBlock('a')]);
  server.instead = (_method, { pathname }) =>
    pathname === '/compose/page-data' ? { status: 200, body: pageData } : null;
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe('openSession', () => {
  it('sends no request if the first response contains draft and page data', async () => {
    const { revision, isPublished, nodes, editor } = server;
    const head = { revision, isPublished, by: null, at: '2026-01-01T00:00:00.000Z' };
    const json = JSON.stringify({ stored: { ...head, nodes, editor }, pageData });
    // Like the promise that React passes, which cannot be chained.
    const initialPage = Promise.resolve(json);
    initialPage.catch = () => Promise.reject(new Error('Not to be had'));
    const session = await openSession(page, initialPage, { isOnSite: false, wasOnSite: false });
    expect(server.requests).toEqual([]);
    expect(closeDocument(session.state().editing.document)).toEqual(server.nodes);
    expect(session.state().pageData.data.title).toBe('A page');
  });

  it('reports an older published version after it saved edits of a closed tab', async () => {
    const editing = startEditing({ document: openDocument(server.nodes), revision: server.revision });
    const edited = edit(editing, [{ kind: 'set', id: 'a', path: ['text'], value: 'left' }], { at: 0 });
    if (edited.ok) closedTabs.push(edited.editing);
    server.isPublished = true;
    const session = await openSession(page, Promise.resolve(null), { isOnSite: true, wasOnSite: true });
    expect(session.state()).toMatchObject({ isPublished: false, isOnSite: true, saving: { kind: 'saved' } });
    expect(server.nodes).toEqual([{ ...textBlock('a'), props: { text: 'left' } }]);
  });

  it.each([
    ['the first response contains no data', async () => null],
    ['the first response is aborted', async () => Promise.reject(new Error('Cut off'))],
    ['the data is invalid', async () => '{"stored":{}}'],
    ['the data is not JSON', async () => '{'],
  ])('fetches draft and page data if %s', async (_case, readInitialPage) => {
    const session = await openSession(page, readInitialPage(), { isOnSite: false, wasOnSite: false });
    expect(server.requests).toEqual([
      'GET /cms-api/pages/1/composing?locale=en-GH',
      'POST /compose/page-data',
    ]);
    expect(closeDocument(session.state().editing.document)).toEqual(server.nodes);
  });
});
