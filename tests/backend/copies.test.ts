import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNetwork, type Network } from './support/network';
import { ownDocument } from './support/own-documents';
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

const post = () => ({
  ...{ title: 'Selling well', excerpt: 'How', body: 'So', category: 'Advice', scope: 'network' },
  published_at: '2026-01-01T00:00:00.000Z',
});
async function make(collection: string, body: object) {
  const { doc, told } = await ask('network-editor', `/${collection}`, { method: 'POST', body });
  if (!doc) throw new Error(JSON.stringify(told));
  return doc;
}
const copy = (collection: string, id: number, query = '') =>
  ask('network-editor', `/${collection}/${id}/duplicate${query}`, { method: 'POST', body: {} });

describe.each([
  { collection: 'listings', whole: () => wholeRecord('listings', network), only: ['slug', 'listing_number'] },
  { collection: 'people', whole: () => wholeRecord('people', network), only: ['slug'] },
  { collection: 'posts', whole: post, only: ['slug'] },
])('a copy in $collection', ({ collection, whole, only }) => {
  test('is a draft with what only it may have, of a copy too, and of whatever is long', async () => {
    const made = await make(collection, whole());
    const first = await copy(collection, made.id);
    const second = await copy(collection, made.id);
    const third = await copy(collection, second.doc?.id ?? 0);
    const given = (ending: string) =>
      Object.fromEntries(only.map((field) => [field, `${made[field]}${ending}`]));
    expect([first, second, third]).toMatchObject(
      ['-copy', '-copy-2', '-copy-3'].map((ending) => ({
        ...{ status: 200, doc: { ...given(ending), _status: 'draft' } },
      })),
    );
    const long = { slug: 'x'.repeat(96), ...(only.length > 1 && { listing_number: 'N'.repeat(40) }) };
    const { id } = await make(collection, { ...whole(), ...long });
    expect(await copy(collection, id)).toMatchObject({ status: 200 });
    expect((await copy(collection, id, '?selectedLocales=x')).status).toBeLessThan(500);
  });

  test('says of what another has which field it is, and what to do', async () => {
    const made = await make(collection, { ...whole(), slug: 'taken' });
    const other = await make(collection, { ...whole(), slug: 'not-taken' });
    const message = expect.stringMatching(/^Another (listing|person|post) has this address: choose another$/);
    const path = `/${collection}/${other.id}`;
    const drafted = await ask('network-editor', `${path}?draft=true`, {
      ...{ method: 'PATCH', body: { slug: made.slug }, revision: 1 },
    });
    expect(drafted.status).toBe(200);
    const body = { _status: 'published' };
    expect(await ask('network-editor', path, { method: 'PATCH', body, revision: 2 })).toMatchObject({
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
    fields: () => wholeRecord('people', network),
  },
  {
    ...{ collection: 'pages', held: { name: 'Fair' }, left: { body: 'Read', name: null } },
    fields: () => ({ ...ownDocument('pages', network).data, title: 'Ours', body: 'Read' }),
  },
])('a copy in $collection that an office makes has nothing that the office may not write', async (row) => {
  const { collection, fields, held, left } = row;
  const contents = [{ name: 'Story', type: 'text', value: 'Read' }];
  const made = await make(collection, { ...fields(), ...held, ...(collection === 'pages' && { contents }) });
  expect(made).toMatchObject(held);
  const path = `/${collection}/${made.id}/duplicate?draft=true`;
  const { doc, told } = await ask('office-editor', path, { method: 'POST', body: { slug: 'ours-too' } });
  expect(doc, JSON.stringify(told)).toMatchObject(left);
  expect(doc?.contents ?? []).toEqual([]);
});

test('what there can only be one of is not copied', async () => {
  for (const [collection, id] of [
    ['offices', network.own],
    ['regions', network.region],
    ['staff', network.users['network-admin'].id],
  ] as const)
    expect((await copy(collection, Number(id))).status).toBe(404);
});
