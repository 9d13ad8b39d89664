import { describe, expect, test } from 'vitest';
import { findAddressCall, findDeadLinksCall, resolveLinkCall } from '@/schemas/composing/links';
import { resolvePageDataCall } from '@/schemas/composing/page-data';
import { findFormsCall, findNamesCall, findRecordsCall } from '@/schemas/composing/records';
import { type ContractServer, callAs, statusAs } from './contract-server';

const locale = 'en-GH';
const unknownId = 2_000_000_000;

/** The calls that read data, links and records: part of `describeComposingContract`. */
export function describeQuestionContract(server: () => ContractServer): void {
  const call = callAs(server);
  const status = statusAs(server);

  test.each([
    resolvePageDataCall,
    findDeadLinksCall,
    resolveLinkCall,
    findAddressCall,
    findRecordsCall,
    findFormsCall,
    findNamesCall,
  ])('$method $path requires a session', async (item) => {
    const body = 'body' in item ? { body: {} } : {};
    expect(await status('anonymous', item, { params: { collection: 'menus' }, ...body })).toBe(401);
  });

  describe('the data of a page', () => {
    const pageDataRequest = ({ id, path }: { id: number; path: string }) =>
      ({ locale, path, collection: 'pages', id, nodes: [] }) as const;

    test('is resolved for its blocks', async () => {
      const page = await server().createPage();
      const answer = await call('editor', resolvePageDataCall, { body: pageDataRequest(page) });
      expect(answer).toMatchObject({ status: 200, body: { id: String(page.id), supplied: {} } });
    });

    test('is rejected for an unknown page and for a malformed or too large request', async () => {
      const page = await server().createPage();
      const fetchStatus = (body: unknown) => status('editor', resolvePageDataCall, { body });
      expect(await fetchStatus({ ...pageDataRequest(page), id: unknownId })).toBe(404);
      expect(await fetchStatus({ ...pageDataRequest(page), locale: 'xx' })).toBe(400);
      expect(await fetchStatus({ ...pageDataRequest(page), nodes: ['x'.repeat(2_100_000)] })).toBe(413);
    });
  });

  describe('links', () => {
    test('that are dead are listed for a stored draft', async () => {
      const { id, path } = await server().createPage();
      const query = { collection: 'pages', id, path } as const;
      const answer = await call('editor', findDeadLinksCall, { query });
      expect(answer).toMatchObject({ status: 200, body: { links: [] } });
      expect(await status('editor', findDeadLinksCall, { query: { ...query, id: unknownId } })).toBe(404);
      expect(await status('editor', findDeadLinksCall, { query: { id } })).toBe(400);
    });

    test('are resolved to the record at their address', async () => {
      const { id, name, path } = server().office;
      const resolve = (at: string) => call('editor', resolveLinkCall, { query: { path: at, locale } });
      expect(await resolve(path)).toMatchObject({
        body: { found: { kind: 'office', id, name }, isThere: true },
      });
      expect(await resolve('/nothing-is-here')).toMatchObject({ body: { found: null, isThere: false } });
      expect(await status('editor', resolveLinkCall, { query: { path: 'x', locale } })).toBe(400);
    });

    test('in texts are resolved to the address of a record', async () => {
      const { id, path } = server().office;
      const find = (item: number) => call('editor', findAddressCall, { query: { kind: 'office', id: item } });
      expect(await find(id)).toMatchObject({ body: { path } });
      expect(await find(unknownId)).toMatchObject({ body: { path: null } });
      expect(await status('editor', findAddressCall, { query: { kind: 'media', id } })).toBe(400);
    });
  });

  describe('records', () => {
    test.each([
      [findRecordsCall, { kind: 'office' }],
      [findFormsCall, { kind: 'office' }],
      [findNamesCall, {}],
    ])('$path rejects an unknown parameter', async (item, query) => {
      const params = { collection: 'menus' };
      expect(await status('editor', item, { params, query })).toBe(200);
      expect(await status('editor', item, { params, query: { ...query, sought: 'x' } })).toBe(400);
    });

    test('are found by words and by id', async () => {
      const { id, name } = server().office;
      const record = { kind: 'office', id, name };
      const byWords = { query: { kind: ['office'], words: name } } as const;
      expect(await call('editor', findRecordsCall, byWords)).toMatchObject({ body: { records: [record] } });
      const byId = { query: { kind: 'office', id: [String(id), String(unknownId)] } } as const;
      expect(await call('editor', findRecordsCall, byId)).toMatchObject({
        body: { records: [record], hasMore: false },
      });
      expect(await status('editor', findRecordsCall, { query: {} })).toBe(400);
      expect(await status('editor', findRecordsCall, { query: { kind: 'office', limit: 51 } })).toBe(400);
    });

    test('have forms', async () => {
      const { id, slug } = server().office;
      const query = { kind: 'office', slug: [slug] } as const;
      expect(await call('editor', findFormsCall, { query })).toMatchObject({
        body: { collection: 'offices', forms: [{ id, slug }] },
      });
      expect(await status('editor', findFormsCall, { query: { kind: 'media' } })).toBe(400);
    });

    test('have words', async () => {
      const input = { params: { collection: 'menus' }, query: { words: 'none has this' } };
      expect(await call('editor', findNamesCall, input)).toMatchObject({ status: 200, body: { words: [] } });
    });
  });
}
