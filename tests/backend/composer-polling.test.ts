import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { textBlock } from './support/composer-client';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const headers: Record<string, Record<string, string>> = {};
const tabs: Record<string, string> = {};
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  for (const [role, { email }] of Object.entries(network.users)) {
    headers[role] = await signIn(api, email, 'long enough to pass');
    tabs[role] = randomUUID();
  }
});
afterAll(() => backend.stop());

const responseSchema = z.looseObject({
  revision: z.number().optional(),
  nodes: z.array(z.unknown()).optional(),
});

type PollOptions = { knownEtag?: string; locale?: string; as?: string };

/** Polls a page with an optional known ETag; the user `anonymous` is signed out. */
async function poll(id: number, by: string, { knownEtag, locale = 'en-GH', as }: PollOptions = {}) {
  const answer = await api(`/pages/${id}/composing?locale=${locale}&tab=${tabs[by] ?? randomUUID()}`, {
    headers: {
      ...headers[by],
      ...(knownEtag && { 'if-none-match': knownEtag }),
      ...(as && { 'x-acting-user': encodeURIComponent(as) }),
    },
  });
  const text = await answer.text();
  const response = responseSchema.parse(text === '' ? {} : JSON.parse(text));
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', ...response };
}

const sentSchema = z.object({ text: z.string() });
const answeredSchema = z.object({ rows: z.array(z.unknown()) });

/**
 * Returns the result of `act` and its database cost: all statements, statements that read blocks, and
 * characters in the results.
 */
async function measureStatements<Result>(act: () => Promise<Result>) {
  const spy = vi.spyOn(backend.payload.db.pool, 'query');
  try {
    const response = await act();
    const texts = spy.mock.calls.map(([statement]) => sentSchema.parse(statement).text);
    const answers = await Promise.all(spy.mock.results.map(({ value }) => value));
    const rows = answers.map((one) => JSON.stringify(answeredSchema.parse(one).rows));
    const ofBlocks = texts.filter((text) => /blocks/.test(text)).length;
    return { ...response, statements: texts.length, ofBlocks, letters: rows.join('').length };
  } finally {
    spy.mockRestore();
  }
}

const many = Array.from({ length: 100 }, (_, at) => textBlock(`block-${at}`, 'Words. '.repeat(20)));
const createPage = (fields: object = {}) =>
  createOwn({ payload: backend.payload, network }, 'pages', { _status: 'published', ...fields }, asSystem);
const draft = (id: number, data: object) =>
  backend.payload.update({ collection: 'pages', id, data, draft: true, depth: 0 });

test.each([
  ['network-editor', 6],
  ['office-editor', 12],
])(
  'composer polling › a poll with the current revision reads no blocks: of the %s, at most %i statements',
  async (by, maxStatements) => {
    const id = await createPage({ blocks: many });
    await draft(id, { title: 'Drafted' });
    const { etag: knownEtag, nodes } = await poll(id, by);
    expect(nodes).toHaveLength(100);
    const unchanged = await measureStatements(() => poll(id, by, { knownEtag }));
    expect(unchanged).toMatchObject({ status: 304, ofBlocks: 0 });
    expect(unchanged.statements).toBeLessThanOrEqual(maxStatements);
    expect(unchanged.letters).toBeLessThan(2_000);
    const others = await measureStatements(() => poll(id, by, { knownEtag: '"2.others"' }));
    expect(others).toMatchObject({ status: 200, revision: 2, ofBlocks: 0 });
    expect(others.nodes).toBeUndefined();
    await draft(id, { title: 'Drafted again' });
    expect(await poll(id, by, { knownEtag })).toMatchObject({ status: 200, revision: 3, nodes: many });
  },
);

test('composer polling › a poll with the current revision gets the same status as one without', async () => {
  const pages = [
    await createPage(),
    await createPage(),
    await createPage({ scope: 'network', office: null, route: 'customPage' }),
  ];
  await draft(pages[1] ?? 0, { title: 'Drafted' });
  for (const by of Object.keys(tabs))
    for (const id of pages) {
      const { nodes, ...response } = await poll(id, by);
      expect(nodes).toEqual([]);
      expect(await poll(id, by, { knownEtag: `"${response.revision}.others"` })).toEqual(response);
      expect(await poll(id, by, { knownEtag: response.etag })).toMatchObject({
        status: 304,
        etag: response.etag,
      });
    }
});

test('composer polling › the draft decides about read access, whatever revision the client has', async () => {
  const id = await createPage();
  expect(await poll(id, 'office-editor')).toMatchObject({ editor: { mayWrite: true } });
  await draft(id, { office: network.other });
  const { etag: knownEtag, ...response } = await poll(id, 'office-editor');
  expect(response).toMatchObject({ revision: 1, editor: { mayWrite: false } });
  expect(await poll(id, 'office-editor', { knownEtag })).toMatchObject({ status: 304 });
  expect(await poll(id, 'office-editor', { knownEtag: '"2.x"' })).toMatchObject({ revision: 1, nodes: [] });
  expect(await poll(id, 'network-editor', { knownEtag: '"1.x"' })).toMatchObject({ revision: 2, nodes: [] });
  const transferredId = await createPage({ office: network.other });
  await draft(transferredId, { office: network.own });
  expect(await poll(transferredId, 'office-editor', { knownEtag: '"2.x"' })).toMatchObject({ status: 404 });
});

test('composer polling › a user who has lost read access is rejected and removed from presence', async () => {
  const id = await createPage();
  const { etag: knownEtag } = await poll(id, 'office-editor');
  await poll(id, 'network-editor');
  const { email } = network.users['network-admin'];
  expect(await poll(id, 'office-editor', { knownEtag, as: email })).toMatchObject({ status: 401 });
  expect(await poll(id, 'office-editor', { knownEtag, locale: 'all' })).toMatchObject({ status: 400 });
  expect(await poll(id, 'anonymous', { knownEtag })).toMatchObject({ status: 401 });
  await backend.payload.db.drizzle.execute(sql`delete from composer_presence`);
  await backend.payload.update({
    collection: 'pages',
    id,
    data: { office: network.other, _status: 'published' },
  });
  for (const revision of [1, 2])
    expect(await poll(id, 'office-editor', { knownEtag: `"${revision}.x"` })).toMatchObject({ status: 404 });
  expect(await poll(id, 'network-editor')).toMatchObject({ status: 200, others: [] });
});
