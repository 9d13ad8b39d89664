import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleCases } from '../support/test-scope';
import { findNetwork, type Network } from './support/network';
import { completeRecord, openStaff } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let request: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  request = await openStaff();
});
afterAll(() => backend.stop());

/** A complete record of each kind, and the fields that its incomplete draft lacks. */
const kinds = [
  {
    collection: 'listings',
    whole: () => completeRecord('listings', network),
    broken: { title: null, summary: null, description: null, category: null, location: null, region: null },
  },
  { collection: 'people', whole: () => completeRecord('people', network), broken: { last_name: null } },
  { collection: 'menus', whole: () => completeRecord('menus', network), broken: { name: null } },
  { collection: 'offices', whole: () => completeRecord('offices', network), broken: { locality: null } },
  {
    collection: 'posts',
    whole: () => ({
      ...{ title: 'Selling well', excerpt: 'How', body: 'So', category: 'Advice' },
      ...{ published_at: '2026-01-01T00:00:00.000Z', scope: 'office', office: network.own },
    }),
    broken: { slug: 'BAD slug/../x', excerpt: null, body: null },
  },
  {
    collection: 'pages',
    whole: () => ({
      ...{ title: 'Osu', slug: 'office-page', route: 'customPage', scope: 'network' },
    }),
    broken: { title: null },
  },
] as const;

const versionsSchema = z.object({
  docs: z.array(z.looseObject({ id: z.number(), version: z.looseObject({ _status: z.string() }) })),
});
const broken = async (collection: string, complete: object, changes: object) => {
  const { doc, responseBody } = await request('network-editor', `/${collection}`, {
    ...{ method: 'POST', body: { ...complete, _status: 'published' } },
  });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  const path = `/${collection}/${doc.id}`;
  const drafted = await request('network-editor', `${path}?draft=true`, {
    ...{ method: 'PATCH', body: changes, revision: 1 },
  });
  expect(drafted).toMatchObject({ status: 200 });
  return { path, id: doc.id };
};
const versionsOf = async (collection: string, id: number) => {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&depth=0`;
  const { responseBody } = await request('network-admin', `/${collection}/versions?${query}`);
  return versionsSchema.parse(responseBody).docs;
};

const published = { _status: 'published' };
const draft = { _status: 'draft' };
/** Parameters that could disable a rule or reveal hidden data, or have no meaning. */
const odd = [
  { query: '?unpublishAllLocales=true', body: published },
  { query: '?unpublishAllLocales=true', body: {} },
  { query: '?unpublishAllLocales=true', body: { ...draft, category: 'x' } },
  { query: '?unpublishAllLocales=true&draft=true', body: draft },
  { query: '?unpublishAllLocales=true&publishSpecificLocale=en-GH', body: published },
  { query: '?unpublishAllLocales=true&autosave=true', body: published },
  { query: '?publishAllLocales=true', body: published },
  { query: '?publishAllLocales=false', body: published },
  { query: '?publishSpecificLocale=en-GH', body: published },
  { query: '?publishSpecificLocale=en-GH', body: {} },
  { query: '?publishSpecificLocale=en-GH', body: draft },
  { query: '?publishSpecificLocale=en-GH&draft=true', body: published },
  { query: '?publishAllLocales=true&draft=true', body: published },
  { query: '?autosave=true', body: published },
  { query: '?autosave=true', body: draft },
  { query: '?autosave=true&draft=true', body: published },
  { query: '?draft=true', body: published },
  { query: '?draft=true&trash=true&overrideLock=true', body: published },
  { query: '?locale=all', body: published },
  { query: '?locale=*', body: published },
  { query: '?flattenLocales=true', body: published },
];

describe.each(sampleCases(kinds, 1))(
  'incomplete draft in $collection',
  ({ collection, whole, broken: without }) => {
    test('is not published by any query parameter, and its stored values are not overwritten', async () => {
      const { path, id } = await broken(collection, whole(), without);
      const before = await versionsOf(collection, id);
      const answers = [];
      for (const { query, body } of odd) {
        const { status } = await request('network-editor', path + query, {
          method: 'PATCH',
          body,
          revision: 2,
        });
        answers.push({ query, body, status });
      }
      expect(answers).toEqual(odd.map((one) => ({ ...one, status: 400 })));
      expect(await versionsOf(collection, id)).toEqual(before);
    });

    test('is unpublished as from the form', async () => {
      const { path, id } = await broken(collection, { ...whole(), slug: 'taken-back' }, without);
      const query = '?depth=0&fallback-locale=null&unpublishAllLocales=true';
      const answer = await request('network-editor', path + query, {
        method: 'PATCH',
        body: draft,
        revision: 2,
      });
      expect(answer).toMatchObject({ status: 200, doc: draft });
      expect(await backend.payload.findByID({ collection, id, depth: 0 })).toMatchObject(draft);
    });
  },
);

test.each([
  ['pages', kinds[5].whole],
  ['posts', kinds[4].whole],
] as const)(
  'publish parameters › a write in %s without a status is saved in the draft of a published document',
  async (collection, whole) => {
    const changes = { title: 'Only in the draft' };
    const { path, id } = await broken(collection, { ...whole(), slug: 'stays-published' }, changes);
    const find = () =>
      backend.payload.findByID({ collection, id, depth: 0, overrideAccess: false, disableErrors: true });
    const before = await find();
    expect(before).toMatchObject(published);
    expect(await request('network-editor', path, { method: 'PATCH', body: {}, revision: 2 })).toMatchObject({
      ...{ status: 200, doc: { ...changes, ...draft, revision: 3 } },
    });
    expect(await find()).toEqual(before);
  },
);

test('publish parameters › an autosave is stored as a draft for collections with autosave', async () => {
  const post = await broken('posts', { ...kinds[4].whole(), title: 'Saved by itself' }, {});
  const autosave = '?draft=true&autosave=true&depth=0&fallback-locale=null&locale=en-GH';
  expect(
    await request('network-editor', post.path + autosave, {
      method: 'PATCH',
      body: { category: 'x' },
      revision: 2,
    }),
  ).toMatchObject({ status: 200 });
  const listing = await broken('listings', completeRecord('listings', network), {});
  expect(
    await request('network-editor', listing.path + autosave, {
      method: 'PATCH',
      body: { category: 'x' },
      revision: 2,
    }),
  ).toMatchObject({ status: 400 });
});

test('publish parameters › the composer publishes nothing, whatever its URL contains', async () => {
  const { path, id } = await broken(
    'pages',
    { ...kinds[5].whole(), slug: 'not-by-the-composer' },
    { title: null },
  );
  const before = await versionsOf('pages', id);
  for (const { query } of [{ query: '' }, ...odd]) {
    const call = { method: 'POST', revision: 2 } as const;
    expect(await request('network-editor', `${path}/composing/publish${query}`, call), query).toMatchObject({
      status: 400,
    });
  }
  expect(await versionsOf('pages', id)).toEqual(before);
});

test.each([
  ['locale=all', 400],
  ['locale=*', 400],
  ['locale=zz', 400],
  ['locale=en-GH&locale=en-US', 400],
  ['locale[]=all', 400],
  ['locale=', 200],
  ['', 200],
])('publish parameters › the composer reads one locale: %s', async (query, status) => {
  const { path } = await broken('pages', { ...kinds[5].whole(), slug: `read-${query.length}` }, {});
  const draftResponse = await request('network-editor', `${path}/composing?${query}`);
  expect(draftResponse).toMatchObject({ status });
  if (status === 400)
    expect(JSON.stringify(draftResponse.responseBody)).toMatch(/Set locale to one of (?!.*(\ball\b|\*))/);
  const fieldValues = await request('network-editor', `/listings/composing/words?${query}`);
  expect(fieldValues.status).toBeLessThan(500);
  const records = await request('network-editor', `/composing/records?kind=page&${query}`);
  expect(records.status).toBeLessThan(500);
  const unpublished = await request('network-editor', `${path}/composing/unpublished?${query}`);
  expect(unpublished.status).toBeLessThan(500);
});
