import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleCases } from '../support/test-scope';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
let asOffice: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  asOffice = await signIn(api, 'office-editor@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

type ApiCall = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: object };

/** The response to an office editor; `from` is the If-Match header. */
async function callAs({ method, path, body }: ApiCall, from: string | null = '"1"') {
  const headers = { ...asOffice, ...(from !== null && { 'if-match': from }) };
  const answer = await api(path, { method, headers, ...(body && { body }) });
  return { status: answer.status, body: await answer.text() };
}

const drafted = ['pages', 'website-sections', 'posts', 'menus', 'sale-stories', 'people', 'listings'];
/** For collections with duplicates. */
const copied = [
  'pages',
  'website-sections',
  'posts',
  'menus',
  'people',
  'listings',
  'reviews',
  'sale-stories',
];
const withoutVersions = ['reviews', 'redirects', 'templates', 'media', 'leads', 'buyers'];

/**
 * A document of another office that the office editor cannot read, with a version where the collection has
 * versions.
 */
async function createForeign(collection: CollectionSlug): Promise<{ id: number; version: number | null }> {
  const { payload } = backend;
  if (collection === 'offices') return { id: network.other, version: null };
  if (collection === 'staff') return { id: network.users['network-admin'].id, version: null };
  const isScoped = !['listings', 'leads', 'buyers'].includes(collection);
  const fields = {
    ...{ office: network.other, ...(isScoped && { scope: 'office' }) },
    ...(drafted.includes(collection) && { _status: 'draft' }),
    ...(collection === 'redirects' && { from: '/locations/greater-accra/tema/fair' }),
  };
  const id = await createOwn({ payload, network }, collection, fields, asSystem);
  if (!drafted.includes(collection)) return { id, version: null };
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } });
  return { id, version: z.coerce.number().parse(docs[0]?.id) };
}

/** All calls about one record, of Payload and of our own API. */
function callsOf(collection: string, id: number, version: number | null): ApiCall[] {
  const at = `/${collection}/${id}`;
  const body = { revision: 1 };
  const composing = `${at}/composing`;
  return [
    { method: 'GET', path: at },
    { method: 'GET', path: `${at}?draft=true` },
    { method: 'PATCH', path: at, body },
    { method: 'PATCH', path: `${at}?draft=true`, body },
    { method: 'DELETE', path: at },
    { method: 'POST', path: `/${collection}/access/${id}`, body: {} },
    ...(copied.includes(collection) ? [{ method: 'POST', path: `${at}/duplicate`, body: {} } as const] : []),
    ...(version === null
      ? []
      : ([
          { method: 'GET', path: `/${collection}/versions/${version}` },
          { method: 'POST', path: `/${collection}/versions/${version}` },
        ] as const)),
    ...(collection === 'people' || collection === 'offices'
      ? ([
          { method: 'GET', path: `${at}/archive` },
          { method: 'POST', path: `${at}/archive` },
        ] as const)
      : []),
    ...(collection === 'leads'
      ? [{ method: 'POST', path: `${at}/answer`, body: { key: 'a'.repeat(24), words: 'Thank you' } } as const]
      : []),
    ...(collection === 'pages' || collection === 'website-sections'
      ? ([
          { method: 'GET', path: composing },
          { method: 'POST', path: composing, body: { save: crypto.randomUUID(), operations: [operation] } },
          { method: 'GET', path: `${composing}/unpublished` },
          { method: 'GET', path: `${composing}/versions` },
          { method: 'GET', path: `${composing}/versions/${version}` },
          { method: 'GET', path: `${composing}/languages` },
          { method: 'POST', path: `${composing}/follow?locale=fr-CA` },
          { method: 'POST', path: `${composing}/publish` },
        ] as const)
      : []),
  ];
}
const operation = { kind: 'remove', id: 'words' };

/** An id that no record has. */
const unknownId = 2_000_000_000;

test.each(sampleCases([...drafted, ...withoutVersions, 'offices', 'staff'] as const, 3))(
  'record disclosure › %s of another office gets an office editor the same response as a missing record',
  async (slug) => {
    const collection = backend.payload.config.collections.find((one) => one.slug === slug)?.slug;
    if (!collection) throw new Error(`There is no ${slug}`);
    const { id, version } = await createForeign(collection);
    const [foreign, none] = [
      callsOf(slug, id, version),
      callsOf(slug, unknownId, version === null ? null : unknownId),
    ];
    for (const [at, call] of foreign.entries()) {
      const missing = none[at];
      const label = `${call.method} ${call.path}`;
      const answer = await callAs(call);
      expect(answer.status, `${label}: ${answer.body}`).toBe(404);
      expect(answer, label).toEqual(missing && (await callAs(missing)));
    }
  },
);

test.each(sampleCases(['pages', 'website-sections', 'posts', 'people', 'listings'] as const, 2))(
  "record disclosure › %s that the network drafts for the editor's office gets the same response as a missing record",
  async (slug) => {
    const { payload } = backend;
    const fields = { office: network.other, ...(slug !== 'listings' && { scope: 'office' }) };
    const id = await createOwn({ payload, network }, slug, { ...fields, _status: 'published' }, asSystem);
    const update = { collection: slug, id, data: { office: network.own }, draft: true } as const;
    await payload.update(update);
    const listed = await callAs({ method: 'GET', path: `/${slug}?draft=true&where[id][equals]=${id}` });
    expect(listed.body).toContain('"docs":[]');
    const none = callsOf(slug, unknownId, null);
    for (const [at, call] of callsOf(slug, id, null).entries()) {
      const answer = await callAs(call, '"2"');
      expect(answer, `${call.method} ${call.path}`).toEqual(none[at] && (await callAs(none[at], '"2"')));
    }
  },
);

describe('refusal by role and scope comes first', () => {
  const createNetworkPage = () =>
    createOwn(
      { payload: backend.payload, network },
      'pages',
      { scope: 'network', office: null, route: 'customPage', _status: 'published' },
      asSystem,
    );

  test('for a readable page, whatever is sent', async () => {
    const id = await createNetworkPage();
    const at = `/pages/${id}/composing`;
    const many = Array.from({ length: 300 }, (_, one) => ({ id: `b${one}`, type: 'rich-text', version: 0 }));
    const operations = many.map((node) => ({
      kind: 'insert',
      node,
      at: { parent: null, slot: '', after: null },
    }));
    for (const call of [
      { method: 'POST', path: at, body: { save: crypto.randomUUID(), operations } },
      { method: 'POST', path: at, body: { save: 'none', operations: [] } },
      { method: 'POST', path: `${at}/follow?locale=en-GH` },
      { method: 'POST', path: `${at}/publish` },
      { method: 'PATCH', path: `/pages/${id}`, body: { blocks: [...many, ...many] } },
      { method: 'DELETE', path: `/pages/${id}` },
    ] as const)
      for (const from of ['"1"', '"99"', null])
        expect(await callAs(call, from), `${call.method} ${call.path} ${from}`).toEqual({
          status: 403,
          body: expect.stringContaining('ask the network’s staff'),
        });
  });

  test('for a page that the network drafts for the office', async () => {
    const id = await createNetworkPage();
    const data = { scope: 'office', office: network.own } as const;
    await backend.payload.update({ collection: 'pages', id, data, draft: true });
    for (const call of callsOf('pages', id, null).filter(({ method }) => method !== 'GET'))
      if (!/duplicate|access/.test(call.path))
        expect(await callAs(call, '"2"'), `${call.method} ${call.path}`).toMatchObject({ status: 403 });
    const read = async (path: string) => (await callAs({ method: 'GET', path })).body;
    expect(await read(`/pages/${id}/composing`)).toContain('"mayWrite":false');
    expect(await read(`/pages?draft=true&where[id][equals]=${id}`)).toContain(`"id":${id}`);
  });

  test('before waiting for a concurrent writer of the document', async () => {
    const id = await createNetworkPage();
    const client = await backend.payload.db.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from pages where id = $1 for update', [id]);
      const call = { method: 'PATCH', path: `/pages/${id}`, body: { title: 'Mine' } } as const;
      expect(await callAs(call)).toMatchObject({ status: 403 });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
