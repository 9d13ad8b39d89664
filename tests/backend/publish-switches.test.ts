import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { thinOut } from '../support/long-form';
import { findNetwork, type Network } from './support/network';
import { openStaff, wholeRecord } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let ask: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  ask = await openStaff();
});
afterAll(() => backend.stop());

/** What each kind of record is, whole, and what of it is taken away in a draft. */
const kinds = [
  {
    collection: 'listings',
    whole: () => wholeRecord('listings', network),
    broken: { title: null, summary: null, description: null, category: null, location: null, region: null },
  },
  { collection: 'people', whole: () => wholeRecord('people', network), broken: { last_name: null } },
  { collection: 'menus', whole: () => wholeRecord('menus', network), broken: { name: null } },
  { collection: 'offices', whole: () => wholeRecord('offices', network), broken: { locality: null } },
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
const broken = async (collection: string, whole: object, without: object) => {
  const { doc, told } = await ask('network-editor', `/${collection}`, {
    ...{ method: 'POST', body: { ...whole, _status: 'published' } },
  });
  if (!doc) throw new Error(JSON.stringify(told));
  const path = `/${collection}/${doc.id}`;
  const drafted = await ask('network-editor', `${path}?draft=true`, {
    ...{ method: 'PATCH', body: without, revision: 1 },
  });
  expect(drafted).toMatchObject({ status: 200 });
  return { path, id: doc.id };
};
const versionsOf = async (collection: string, id: number) => {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&depth=0`;
  const { told } = await ask('network-admin', `/${collection}/versions?${query}`);
  return versionsSchema.parse(told).docs;
};

const published = { _status: 'published' };
const draft = { _status: 'draft' };
/** What switches off a rule, hides what was there or means nothing. */
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

describe.each(thinOut(kinds, 1))(
  'an unfinished draft in $collection',
  ({ collection, whole, broken: without }) => {
    test('is published by no switch, and nothing that was kept of it is written over', async () => {
      const { path, id } = await broken(collection, whole(), without);
      const before = await versionsOf(collection, id);
      const answers = [];
      for (const { query, body } of odd) {
        const { status } = await ask('network-editor', path + query, { method: 'PATCH', body, revision: 2 });
        answers.push({ query, body, status });
      }
      expect(answers).toEqual(odd.map((one) => ({ ...one, status: 400 })));
      expect(await versionsOf(collection, id)).toEqual(before);
    });

    test('is taken from the website as the form does it', async () => {
      const { path, id } = await broken(collection, { ...whole(), slug: 'taken-back' }, without);
      const query = '?depth=0&fallback-locale=null&unpublishAllLocales=true';
      const answer = await ask('network-editor', path + query, { method: 'PATCH', body: draft, revision: 2 });
      expect(answer).toMatchObject({ status: 200, doc: draft });
      expect(await backend.payload.findByID({ collection, id, depth: 0 })).toMatchObject(draft);
    });
  },
);

test('an autosave is a draft of what saves itself', async () => {
  const post = await broken('posts', { ...kinds[4].whole(), title: 'Saved by itself' }, {});
  const autosave = '?draft=true&autosave=true&depth=0&fallback-locale=null&locale=en-GH';
  expect(
    await ask('network-editor', post.path + autosave, {
      method: 'PATCH',
      body: { category: 'x' },
      revision: 2,
    }),
  ).toMatchObject({ status: 200 });
  const listing = await broken('listings', wholeRecord('listings', network), {});
  expect(
    await ask('network-editor', listing.path + autosave, {
      method: 'PATCH',
      body: { category: 'x' },
      revision: 2,
    }),
  ).toMatchObject({ status: 400 });
});

test('nor by the composer, whatever its address says', async () => {
  const { path, id } = await broken(
    'pages',
    { ...kinds[5].whole(), slug: 'not-by-the-composer' },
    { title: null },
  );
  const before = await versionsOf('pages', id);
  for (const { query } of [{ query: '' }, ...odd]) {
    const call = { method: 'POST', revision: 2 } as const;
    expect(await ask('network-editor', `${path}/composing/publish${query}`, call), query).toMatchObject({
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
])('the composer reads one language: %s', async (query, status) => {
  const { path } = await broken('pages', { ...kinds[5].whole(), slug: `read-${query.length}` }, {});
  expect(await ask('network-editor', `${path}/composing?${query}`)).toMatchObject({ status });
  const words = await ask('network-editor', `/listings/composing/words?${query}`);
  expect(words.status).toBeLessThan(500);
  const records = await ask('network-editor', `/composing/records?kind=page&${query}`);
  expect(records.status).toBeLessThan(500);
  const unpublished = await ask('network-editor', `${path}/composing/unpublished?${query}`);
  expect(unpublished.status).toBeLessThan(500);
});
