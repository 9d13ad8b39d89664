import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNetwork, type Network } from './support/network';
import { ownDocument } from './support/own-documents';
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

const post = () => ({
  ...{ title: 'Selling well', excerpt: 'How', body: 'So', category: 'Advice', scope: 'network' },
  published_at: '2026-01-01T00:00:00.000Z',
});
async function create(collection: string, body: object) {
  const { doc, responseBody } = await request('network-editor', `/${collection}`, { method: 'POST', body });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  return doc;
}
const copy = (collection: string, id: number, query = '') =>
  request('network-editor', `/${collection}/${id}/duplicate${query}`, { method: 'POST', body: {} });

describe.each([
  {
    collection: 'listings',
    whole: () => completeRecord('listings', network),
    only: ['slug', 'listing_number'],
  },
  { collection: 'people', whole: () => completeRecord('people', network), only: ['slug'] },
  { collection: 'posts', whole: post, only: ['slug'] },
])('duplicate in $collection', ({ collection, whole, only }) => {
  test('is a draft with new unique fields, also of a duplicate and of long values', async () => {
    const original = await create(collection, whole());
    const first = await copy(collection, original.id);
    const second = await copy(collection, original.id);
    const third = await copy(collection, second.doc?.id ?? 0);
    const slugWith = (ending: string) =>
      Object.fromEntries(only.map((field) => [field, `${original[field]}${ending}`]));
    expect([first, second, third]).toMatchObject(
      ['-copy', '-copy-2', '-copy-3'].map((ending) => ({
        ...{ status: 200, doc: { ...slugWith(ending), _status: 'draft' } },
      })),
    );
    const long = { slug: 'x'.repeat(96), ...(only.length > 1 && { listing_number: 'N'.repeat(40) }) };
    const { id } = await create(collection, { ...whole(), ...long });
    expect(await copy(collection, id)).toMatchObject({ status: 200 });
    expect((await copy(collection, id, '?selectedLocales=x')).status).toBeLessThan(500);
  });

  test('reports which unique field conflicts and what to change', async () => {
    const original = await create(collection, { ...whole(), slug: 'taken' });
    const other = await create(collection, { ...whole(), slug: 'not-taken' });
    const message = expect.stringMatching(/^Another (listing|person|post) has this address: choose another$/);
    const path = `/${collection}/${other.id}`;
    const drafted = await request('network-editor', `${path}?draft=true`, {
      ...{ method: 'PATCH', body: { slug: original.slug }, revision: 1 },
    });
    expect(drafted.status).toBe(200);
    const body = { _status: 'published' };
    expect(await request('network-editor', path, { method: 'PATCH', body, revision: 2 })).toMatchObject({
      status: 400,
      errors: [{ message, data: { errors: [{ path: 'slug', message }] } }],
    });
  });
});

test.each([
  {
    ...{
      collection: 'people',
      held: { position: 7, name_id: 'EO-1' },
      left: { position: 100, name_id: null },
    },
    fields: () => completeRecord('people', network),
  },
  {
    ...{ collection: 'pages', held: { name: 'Fair' }, left: { body: 'Read', name: null } },
    fields: () => ({ ...ownDocument('pages', network).data, title: 'Ours', body: 'Read' }),
  },
])('duplicate › in $collection by an office has no network-only fields', async (row) => {
  const { collection, fields, held, left } = row;
  const contents = [{ name: 'Story', type: 'text', value: 'Read' }];
  const original = await create(collection, {
    ...fields(),
    ...held,
    ...(collection === 'pages' && { contents }),
  });
  expect(original).toMatchObject(held);
  const path = `/${collection}/${original.id}/duplicate?draft=true`;
  const { doc, responseBody } = await request('office-editor', path, {
    method: 'POST',
    body: { slug: 'ours-too' },
  });
  expect(doc, JSON.stringify(responseBody)).toMatchObject(left);
  expect(doc?.contents ?? []).toEqual([]);
});

test('duplicate › is refused for documents that must be unique', async () => {
  for (const [collection, id] of [
    ['offices', network.own],
    ['regions', network.region],
    ['staff', network.users['network-admin'].id],
  ] as const)
    expect((await copy(collection, Number(id))).status).toBe(404);
});
