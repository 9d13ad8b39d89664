import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { createContractContext } from '@/lib/backend/contract/context';
import { findRedirectsFrom } from '@/lib/backend/contract/reads/redirects';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network, officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
beforeEach(() => backend.payload.delete({ collection: 'redirects', where: { id: { exists: true } } }));
afterAll(() => backend.stop());

const create = (collection: 'pages' | 'listings' | 'posts' | 'people', fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, collection, fields, asSystem);
const published = { _status: 'published' as const };

async function leads(path: string): Promise<string | null> {
  const { docs } = await backend.payload.find({ collection: 'redirects', pagination: false });
  const rules = docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }));
  const { find, rejected } = compileRedirects(rules);
  expect(rejected).toEqual([]);
  return find(path)?.to ?? null;
}
const count = async () => (await backend.payload.count({ collection: 'redirects' })).totalDocs;

describe('slug redirects', () => {
  test('are created for a listing that its office renames', async () => {
    const id = await create('listings', { slug: 'bakery', status: 'active' });
    const data = { slug: 'bakery-in-osu', revision: 1 };
    await backend.payload.update({ collection: 'listings', id, data, ...editor });
    expect(await leads('/buy-a-business/listings/bakery')).toBe('/buy-a-business/listings/bakery-in-osu');
    expect(await leads('/agents/esi/listings/bakery')).toBe('/agents/esi/listings/bakery-in-osu');
    expect(await leads('/buy-a-business/listings/bakery-in-osu')).toBeNull();
  });

  test('are created for a person with a page and the pages below it', async () => {
    const id = await create('people', { is_agent: true, slug: 'esi-mensah' });
    await backend.payload.update({ collection: 'people', id, data: { slug: 'esi-owusu' } });
    expect(await leads('/agents/esi-mensah')).toBe('/agents/esi-owusu');
    expect(await leads('/agents/esi-mensah/listings/bakery')).toBe('/agents/esi-owusu/listings/bakery');
  });

  test('are created for a post and a page when the change is published, never by a draft', async () => {
    const { payload } = backend;
    const post = await create('posts', { slug: 'why', ...published });
    const page = await create('pages', { slug: 'fair', ...published });
    await payload.update({ collection: 'posts', id: post, data: { slug: 'why-now' }, draft: true });
    await payload.update({ collection: 'pages', id: page, data: { slug: 'food-fair' }, draft: true });
    expect(await count()).toBe(0);
    await payload.update({ collection: 'posts', id: post, data: { slug: 'why-now', ...published } });
    await payload.update({ collection: 'pages', id: page, data: { slug: 'food-fair', ...published } });
    expect(await leads('/blog/why')).toBe('/blog/why-now');
    expect(await leads('/locations/greater-accra/osu/fair')).toBe('/locations/greater-accra/osu/food-fair');
  });

  test('are created for an office and a region with all pages below them', async () => {
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

  test('are not created for documents that were never public', async () => {
    const { payload } = backend;
    const listing = await create('listings', { slug: 'secret', status: 'draft' });
    await payload.update({ collection: 'listings', id: listing, data: { slug: 'secret-too' } });
    const person = await create('people', { slug: 'kofi', is_agent: false });
    await payload.update({ collection: 'people', id: person, data: { slug: 'kofi-o' } });
    await payload.update({ collection: 'listings', id: listing, data: { title: 'Same' } });
    expect(await count()).toBe(0);
  });
});

describe('redirects of an office', () => {
  const home = '/locations/greater-accra/osu';
  const own = (from: string, to: string) =>
    backend.payload.create({
      collection: 'redirects',
      data: { from: `${home}${from}`, to, ...toOwnerFields(network.own) },
    });
  const stored = async () => {
    const where = { scope: { equals: 'office' as const } };
    const { docs } = await backend.payload.find({ collection: 'redirects', where, sort: 'id' });
    return docs.map(({ from, to, lookup_key }) => [from, to, lookup_key]);
  };
  const rename = (collection: 'offices' | 'regions', id: number, slug: string) =>
    backend.payload.update({ collection, id, data: { slug } });
  const found = async (path: string) => (await findRedirectsFrom(await createContractContext(), path)).length;

  test('are deleted with it and free its old address for the next office', async () => {
    await own('/fair', `${home}/fair-2026?from=fair#top`);
    await own('/guides/:guide', '/blog/:guide');
    await rename('offices', network.own, 'osu-old');
    const moved = '/locations/greater-accra/osu-old';
    expect(await stored()).toEqual([
      [`${moved}/fair`, `${moved}/fair-2026?from=fair#top`, `${moved}/fair`],
      [`${moved}/guides/:guide`, '/blog/:guide', `${moved}/guides`],
    ]);
    expect(await leads(`${home}/fair`)).toBe(`${moved}/fair-2026?from=fair#top`);
    const { id } = await backend.payload.create({
      collection: 'offices',
      data: officeData(network.region, 'osu'),
    });
    for (const below of ['', '/fair', '/guides/tax', '/contact-us'])
      expect(await leads(`${home}${below}`)).toBeNull();
    expect(await found(`${home}/fair`)).toBe(0);
    await backend.payload.delete({ collection: 'offices', id });
    await rename('regions', network.region, 'accra');
    expect((await stored())[0]).toEqual([
      '/locations/accra/osu-old/fair',
      '/locations/accra/osu-old/fair-2026?from=fair#top',
      '/locations/accra/osu-old/fair',
    ]);
    await rename('regions', network.region, 'greater-accra');
    await rename('offices', network.own, 'osu');
    expect((await stored())[0]?.[0]).toBe(`${home}/fair`);
  });

  test('of a closed office are deleted with it too', async () => {
    await own('/fair', '/blog');
    const data = { status: 'Closed' as const, slug: 'osu-closed' };
    await backend.payload.update({ collection: 'offices', id: network.own, data });
    expect((await stored())[0]?.[0]).toBe('/locations/greater-accra/osu-closed/fair');
    expect(await found('/locations/greater-accra/osu-closed/fair')).toBe(0);
    const open = { status: 'Active' as const, slug: 'osu' };
    await backend.payload.update({ collection: 'offices', id: network.own, data: open });
    expect(await found(`${home}/fair`)).toBe(1);
  });

  test('from an earlier release that are misplaced or cover its pages are ignored and block nothing', async () => {
    const { id } = await own('/fair', '/blog');
    const set = (from: string) =>
      backend.payload.db.drizzle.execute(
        `update redirects set "from" = '${from}', lookup_key = '${from.replace(/\/:.*/, '')}' where id = ${id}`,
      );
    await set('/locations/greater-accra/tema/fair');
    expect(await found('/locations/greater-accra/tema/fair')).toBe(0);
    await set(`${home}/:any`);
    await rename('offices', network.own, 'osu-old');
    expect((await stored())[0]?.[0]).toBe(`${home}/:any`);
    const next = await backend.payload.create({
      collection: 'offices',
      data: officeData(network.region, 'osu'),
    });
    expect(await found(`${home}/contact-us`)).toBe(0);
    await backend.payload.delete({ collection: 'offices', id: next.id });
    await rename('offices', network.own, 'osu');
  });
});

test('slug redirects › a new document at the address takes precedence unless staff wrote the redirect', async () => {
  const { payload } = backend;
  const id = await create('posts', { slug: 'first', ...published });
  await payload.update({ collection: 'posts', id, data: { slug: 'second', ...published } });
  expect(await leads('/blog/first')).toBe('/blog/second');
  await create('posts', { slug: 'first', ...published });
  expect(await leads('/blog/first')).toBeNull();
  await payload.create({
    collection: 'redirects',
    data: { from: '/blog/third', to: '/blog', ...toOwnerFields(null) },
  });
  await create('posts', { slug: 'third', ...published });
  expect(await leads('/blog/third')).toBe('/blog');
});

test('slug redirects › a staff redirect for the old address stays, and one that would close a cycle is omitted', async () => {
  const { payload } = backend;
  const rule = (from: string, to: string) =>
    payload.create({ collection: 'redirects', data: { from, to, ...toOwnerFields(null) } });
  const id = await create('posts', { slug: 'a', ...published });
  await rule('/blog/a', '/resources');
  await rule('/blog/c', '/blog/b');
  await payload.update({ collection: 'posts', id, data: { slug: 'b', ...published } });
  expect(await leads('/blog/a')).toBe('/resources');
  await payload.update({ collection: 'posts', id, data: { slug: 'c', ...published } });
  expect(await leads('/blog/b')).toBeNull();
});

test('slug redirects › at the address of a page for all offices, only that page is read, without its blocks', async () => {
  const { payload } = backend;
  const about = { route: 'tribeCustomPage', slug: 'about', ...published };
  const [shared, moved] = [
    await create('pages', { ...about, ...toOwnerFields(null) }),
    await create('pages', about),
  ];
  await create('pages', { ...about, ...toOwnerFields(network.other) });
  const spy = vi.spyOn(payload, 'find');
  await payload.update({ collection: 'pages', id: moved, data: { slug: 'about-us', ...published } });
  const found = await Promise.all(spy.mock.results.map(({ value }) => value));
  spy.mockRestore();
  const read = found.flatMap(({ docs }) => docs).filter(({ id, slug }) => slug === 'about' && id !== moved);
  expect(read).toMatchObject([{ id: shared, scope: 'network' }]);
  expect(read[0]).not.toHaveProperty('blocks');
  expect(await leads('/locations/greater-accra/osu/about')).toBeNull();
});
