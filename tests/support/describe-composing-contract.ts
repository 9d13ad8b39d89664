import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RequestParts } from '@/lib/composer/server/call-server';
import type { CallDefinition } from '@/schemas/composing/call-definition';
import {
  pollDraftCall,
  publishDraftCall,
  readDraftCall,
  readTranslatedLanguagesCall,
  readUnpublishedChangesCall,
  resetTranslationCall,
  saveDraftCall,
} from '@/schemas/composing/drafts';
import { listVersionsCall, readVersionCall } from '@/schemas/composing/versions';
import type { Locale } from '@/schemas/locale';
import type { Operation } from '@/schemas/operation';
import { type ContractServer, callAs, statusAs } from './contract-server';
import { describeCmsContract } from './describe-cms-contract';
import { describeQuestionContract } from './describe-question-contract';

const locale: Locale = 'en-GH';
const unknownId = 2_000_000_000;
const setText = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['text'], value });
const saveOf = (id: string, value: string) => ({ save: randomUUID(), operations: [setText(id, value)] });
const reads: readonly CallDefinition[] = [
  readDraftCall,
  pollDraftCall,
  readUnpublishedChangesCall,
  readTranslatedLanguagesCall,
  listVersionsCall,
  readVersionCall,
];
const writes: readonly CallDefinition[] = [saveDraftCall, publishDraftCall, resetTranslationCall];
const named = (calls: readonly CallDefinition[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** The contract tests of the composer API, for the fake and for the real server. */
export function describeComposingContract(server: () => ContractServer): void {
  const call = callAs(server);
  const status = statusAs(server);
  const pageOf = async () => {
    const { id, path } = await server().createPage();
    return { id, path, params: { collection: 'pages', id } };
  };
  /** A request that is complete enough to be rejected because of its sender or document. */
  const request = (id: number, headers: Record<string, string> = {}): RequestParts => ({
    params: { collection: 'pages', id, version: 1 },
    query: { locale: 'en-US' },
    headers: { 'if-match': '"1"', ...headers },
  });
  /** Adds a body if the call has one. */
  const withBody = (item: CallDefinition, parts: RequestParts): RequestParts =>
    item.body ? { ...parts, body: saveOf('a', 'x') } : parts;

  describe('calls of a document', () => {
    test.each(named([...reads, ...writes]))('%s requires a session of the same user', async (_name, item) => {
      const { id } = await pageOf();
      expect(await status('anonymous', item, withBody(item, request(id)))).toBe(401);
      const asOther = request(id, { 'x-acting-user': encodeURIComponent('somebody@example.com') });
      expect(await status('editor', item, withBody(item, asOther))).toBe(401);
    });

    test.each(named([...reads, ...writes]))('%s answers 404 for an unknown document', async (_name, item) => {
      expect(await status('editor', item, withBody(item, request(unknownId)))).toBe(404);
    });

    test.each(named(writes))('%s is forbidden without access to the document', async (_name, item) => {
      const { id } = await pageOf();
      expect([403, 404]).toContain(await status('stranger', item, withBody(item, request(id))));
    });

    test.each(named(writes))('%s requires the stored revision', async (_name, item) => {
      const { id } = await pageOf();
      const late = request(id, { 'if-match': '"99"' });
      expect(await status('editor', item, withBody(item, late))).toBe(409);
      const { headers: _, ...unsaid } = request(id);
      expect(await status('editor', item, withBody(item, unsaid))).toBe(428);
      const malformed = request(id, { 'if-match': '"x"' });
      expect(await status('editor', item, withBody(item, malformed))).toBe(400);
    });

    test.each(named([readDraftCall, listVersionsCall, readVersionCall]))(
      '%s rejects all languages at once',
      async (_name, item) => {
        const { params } = await pageOf();
        const inAll = { params: { ...params, version: 1 }, query: { locale: 'all' } };
        expect(await status('editor', item, inAll)).toBe(400);
      },
    );
  });

  describe('a draft', () => {
    test('is read, and polled for changes', async () => {
      const { params } = await pageOf();
      const read = await call('editor', readDraftCall, { params, query: { locale } });
      if (!read.ok) throw new Error(read.refusal.message);
      const { revision, presenceDigest, nodes, editor } = read.body;
      expect(nodes).toMatchObject([{ id: 'a' }]);
      expect(editor).toMatchObject({ email: server().email, mayWrite: true });
      const poll = (known: string) =>
        call('editor', pollDraftCall, {
          params,
          query: { locale, tab: randomUUID(), block: 'a' },
          headers: { 'if-none-match': known },
        });
      expect(await poll(`"${revision}.${presenceDigest}"`)).toMatchObject({ status: 304, body: null });
      const others = await poll(`"${revision}."`);
      expect(others).toMatchObject({ status: 200, body: { revision } });
      expect(others).not.toHaveProperty('body.nodes');
      expect(await poll('"0."')).toMatchObject({ status: 200, body: { nodes } });
    });

    test('is saved once per save id', async () => {
      const { params } = await pageOf();
      const save = { 'if-match': '"1"', 'x-acting-user': encodeURIComponent(server().email) };
      const input = { params, query: { locale }, headers: save, body: saveOf('a', 'new') } as const;
      expect(await call('editor', saveDraftCall, input)).toMatchObject({
        status: 200,
        body: { revision: 2 },
      });
      expect(await call('editor', saveDraftCall, input)).toMatchObject({
        status: 200,
        body: { revision: 2 },
      });
      const unpublished = {
        params,
        query: { locale },
        headers: { 'x-acting-user': save['x-acting-user'] },
      };
      expect(await call('editor', readUnpublishedChangesCall, unpublished)).toMatchObject({
        body: { languages: [locale], hasSettings: false },
      });
    });

    test('is not saved when the operations are malformed, too large, or for an unknown block', async () => {
      const { params } = await pageOf();
      const save = (body: unknown) =>
        status('editor', saveDraftCall, { params, query: { locale }, headers: { 'if-match': '"1"' }, body });
      expect(await save({ save: 'x', operations: [setText('a', 'x')] })).toBe(400);
      expect(await save({ save: randomUUID(), operations: [] })).toBe(400);
      expect(await save(saveOf('z', 'x'))).toBe(422);
      expect(await save(saveOf('a', 'x'.repeat(2_100_000)))).toBe(413);
    });

    test('is published', async () => {
      const { params } = await pageOf();
      const headers = { 'if-match': '"1"', 'x-acting-user': encodeURIComponent(server().email) };
      await call('editor', saveDraftCall, { params, query: { locale }, headers, body: saveOf('a', 'new') });
      const published = await call('editor', publishDraftCall, {
        params,
        headers: { ...headers, 'if-match': '"2"' },
      });
      expect(published).toMatchObject({ status: 200, body: { revision: 3 } });
      const read = await call('editor', readDraftCall, { params, query: { locale } });
      expect(read).toMatchObject({ body: { isPublished: true, revision: 3 } });
    });

    test('of another language can follow the content language again', async () => {
      const { params } = await pageOf();
      const headers = { 'if-match': '"1"', 'x-acting-user': encodeURIComponent(server().email) };
      const own = () => call('editor', readTranslatedLanguagesCall, { params, query: { locale } });
      const american = { params, query: { locale: 'en-US' } } as const;
      await call('editor', saveDraftCall, { ...american, headers, body: saveOf('a', 'color') });
      expect(await own()).toMatchObject({ body: { languages: expect.arrayContaining([locale, 'en-US']) } });
      const second = { ...headers, 'if-match': '"2"' };
      const followed = await call('editor', resetTranslationCall, { ...american, headers: second });
      expect(followed).toMatchObject({ status: 200, body: { revision: 3 } });
      expect(await own()).toMatchObject({ body: { languages: [locale] } });
      const first = { params, query: { locale }, headers: { ...headers, 'if-match': '"3"' } } as const;
      expect(await call('editor', resetTranslationCall, first)).toMatchObject({ status: 422 });
    });

    test('has versions', async () => {
      const { params } = await pageOf();
      const headers = { 'if-match': '"1"', 'x-acting-user': encodeURIComponent(server().email) };
      await call('editor', saveDraftCall, { params, query: { locale }, headers, body: saveOf('a', 'new') });
      const listed = await call('editor', listVersionsCall, { params, query: { locale, page: 1 } });
      if (!listed.ok) throw new Error(listed.refusal.message);
      const [newest] = listed.body.versions;
      const version = { params: { ...params, version: newest?.id ?? 0 }, query: { locale } } as const;
      expect(await call('editor', readVersionCall, version)).toMatchObject({
        body: { nodes: [{ id: 'a', props: { text: 'new' } }] },
      });
      const unknown = { ...version, params: { ...params, version: unknownId } };
      expect(await call('editor', readVersionCall, unknown)).toMatchObject({ status: 404 });
      expect(await status('editor', listVersionsCall, { params, query: { locale, page: 0 } })).toBe(400);
    });
  });

  describeQuestionContract(server);
  describeCmsContract(server);
}
