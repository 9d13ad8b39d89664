import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { type As, asSystem } from './support/cases';
import { createNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
beforeEach(() => backend.payload.delete({ collection: 'redirects', where: { id: { exists: true } } }));
afterAll(() => backend.stop());

const make = (collection: 'pages' | 'listings' | 'posts' | 'people', fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, collection, fields, asSystem);
const published = { _status: 'published' as const };

async function leads(path: string): Promise<string | null> {
  const { docs } = await backend.payload.find({ collection: 'redirects', pagination: false });
  const rules = docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }));
  const { find, refused } = compileRedirects(rules);
  expect(refused).toEqual([]);
  return find(path)?.to ?? null;
}
const count = async () => (await backend.payload.count({ collection: 'redirects' })).totalDocs;

describe('a changed slug leaves a redirect', () => {
  test('of a listing, changed by its office', async () => {
    const id = await make('listings', { slug: 'bakery', status: 'active' });
    const data = { slug: 'bakery-in-osu', revision: 1 };
    await backend.payload.update({ collection: 'listings', id, data, ...editor });
    expect(await leads('/buy-a-business/listings/bakery')).toBe('/buy-a-business/listings/bakery-in-osu');
    expect(await leads('/agents/esi/listings/bakery')).toBe('/agents/esi/listings/bakery-in-osu');
    expect(await leads('/buy-a-business/listings/bakery-in-osu')).toBeNull();
  });

  test('of a person with a page, and of what lies below it', async () => {
    const id = await make('people', { is_agent: true, slug: 'esi-mensah' });
    await backend.payload.update({ collection: 'people', id, data: { slug: 'esi-owusu' } });
    expect(await leads('/agents/esi-mensah')).toBe('/agents/esi-owusu');
    expect(await leads('/agents/esi-mensah/listings/bakery')).toBe('/agents/esi-owusu/listings/bakery');
  });

  test('of a post and a page when the change is published, never by a draft', async () => {
    const { payload } = backend;
    const post = await make('posts', { slug: 'why', ...published });
    const page = await make('pages', { slug: 'fair', ...published });
    await payload.update({ collection: 'posts', id: post, data: { slug: 'why-now' }, draft: true });
    await payload.update({ collection: 'pages', id: page, data: { slug: 'food-fair' }, draft: true });
    expect(await count()).toBe(0);
    await payload.update({ collection: 'posts', id: post, data: { slug: 'why-now', ...published } });
    await payload.update({ collection: 'pages', id: page, data: { slug: 'food-fair', ...published } });
    expect(await leads('/blog/why')).toBe('/blog/why-now');
    expect(await leads('/locations/greater-accra/osu/fair')).toBe('/locations/greater-accra/osu/food-fair');
  });

  test('of an office and of a region, with all that lies below', async () => {
    const { payload } = backend;
    await payload.update({ collection: 'offices', id: network.own, data: { slug: 'osu-castle' } });
    expect(await leads('/locations/greater-accra/osu')).toBe('/locations/greater-accra/osu-castle');
    expect(await leads('/locations/greater-accra/osu/blog/why')).toBe(
      '/locations/greater-accra/osu-castle/blog/why',
    );
    await payload.update({ collection: 'regions', id: network.region, data: { slug: 'accra' } });
    expect(await leads('/locations/greater-accra/osu/reviews')).toBe('/locations/accra/osu-castle/reviews');
    expect(await leads('/locations/greater-accra')).toBe('/locations/accra');
    await payload.update({ collection: 'regions', id: network.region, data: { slug: 'greater-accra' } });
    await payload.update({ collection: 'offices', id: network.own, data: { slug: 'osu' } });
    expect(await leads('/locations/greater-accra/osu')).toBeNull();
    expect(await leads('/locations/accra/osu-castle/reviews')).toBe('/locations/greater-accra/osu/reviews');
  });

  test('of nothing that nobody could see', async () => {
    const { payload } = backend;
    const listing = await make('listings', { slug: 'secret', status: 'draft' });
    await payload.update({ collection: 'listings', id: listing, data: { slug: 'secret-too' } });
    const person = await make('people', { slug: 'kofi', is_agent: false });
    await payload.update({ collection: 'people', id: person, data: { slug: 'kofi-o' } });
    await payload.update({ collection: 'listings', id: listing, data: { title: 'Same' } });
    expect(await count()).toBe(0);
  });
});

test('what comes to stand at an address is not led away from, unless staff said so', async () => {
  const { payload } = backend;
  const id = await make('posts', { slug: 'first', ...published });
  await payload.update({ collection: 'posts', id, data: { slug: 'second', ...published } });
  expect(await leads('/blog/first')).toBe('/blog/second');
  await make('posts', { slug: 'first', ...published });
  expect(await leads('/blog/first')).toBeNull();
  await payload.create({
    collection: 'redirects',
    data: { from: '/blog/third', to: '/blog', ...ownedBy(null) },
  });
  await make('posts', { slug: 'third', ...published });
  expect(await leads('/blog/third')).toBe('/blog');
});

test('a redirect of staff for the old address stays, and one that would close a circle is left out', async () => {
  const { payload } = backend;
  const rule = (from: string, to: string) =>
    payload.create({ collection: 'redirects', data: { from, to, ...ownedBy(null) } });
  const id = await make('posts', { slug: 'a', ...published });
  await rule('/blog/a', '/resources');
  await rule('/blog/c', '/blog/b');
  await payload.update({ collection: 'posts', id, data: { slug: 'b', ...published } });
  expect(await leads('/blog/a')).toBe('/resources');
  await payload.update({ collection: 'posts', id, data: { slug: 'c', ...published } });
  expect(await leads('/blog/b')).toBeNull();
});
