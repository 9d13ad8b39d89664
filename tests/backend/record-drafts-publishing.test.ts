import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { completeRecord, type Drafted, openStaff } from './support/record-drafts';
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

const backendAndNetwork = () => ({ payload: backend.payload, network });

async function create(collection: Drafted, fields: object = {}, query = ''): Promise<number> {
  const body = { ...completeRecord(collection, network), ...fields };
  const { doc, responseBody } = await request('network-admin', `/${collection}${query}`, {
    method: 'POST',
    body,
  });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  return doc.id;
}

const change = (path: string, body: object) => request('network-admin', path, { method: 'PATCH', body });
const remove = (path: string, revision: number) =>
  request('network-admin', path, { method: 'DELETE', revision });

test('record drafts › a record that a draft refers to is protected from deletion, and an archived one stays hidden whatever was drafted', async () => {
  const office = await create('offices');
  const listing = await create('listings', { office });
  const agent = await create('people');
  expect((await change(`/listings/${listing}?draft=true`, { agent, revision: 1 })).status).toBe(200);
  expect(await remove(`/people/${agent}`, 1)).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringMatching(/it is used by 1 listing/) }],
  });
  const picture = await createOwn(backendAndNetwork(), 'media', {}, asSystem);
  const { filename } = await backend.payload.findByID({ collection: 'media', id: picture });
  const about = { about: `![shop](/media/${filename})`, revision: 1 };
  expect((await change(`/people/${await create('people')}?draft=true`, about)).status).toBe(200);
  expect(await remove(`/media/${picture}`, 1)).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringMatching(/it is used by 1 person/) }],
  });

  const archived = await request('network-admin', `/offices/${office}/archive`, {
    method: 'POST',
    revision: 1,
  });
  expect(archived.responseBody).toMatchObject({ message: expect.stringMatching(/1 listing/) });
  const drafts = await backend.payload.findByID({
    collection: 'listings',
    id: listing,
    draft: true,
    depth: 0,
  });
  expect(drafts).toMatchObject({ status: 'withdrawn', agent, revision: 3, _status: 'draft' });
  expect(await backend.payload.findByID({ collection: 'listings', id: listing, depth: 0 })).toMatchObject({
    ...{ status: 'withdrawn', agent: null, revision: 3, _status: 'published' },
  });
  const open = { status: 'active', _status: 'published', revision: 3 };
  expect(await change(`/listings/${listing}`, open)).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringContaining('is closed') }],
  });
  expect((await change(`/listings/${listing}?draft=true`, { status: 'active', revision: 3 })).status).toBe(
    200,
  );
});

test('record drafts › a drafted address takes effect when it is published, with its redirects and child pages', async () => {
  const { payload } = backend;
  const office = await create('offices', { slug: 'before' });
  const from = '/locations/greater-accra/before/old';
  const { id: redirect } = await payload.create({
    collection: 'redirects',
    data: { from, to: '/blog', scope: 'office', office },
  });
  const redirects = async () => {
    const { docs } = await payload.find({ collection: 'redirects', sort: 'id', depth: 0, limit: 100 });
    return docs.map((one) => one.from);
  };
  await change(`/offices/${office}?draft=true`, { slug: 'after', revision: 1 });
  expect(await redirects()).toEqual([from]);
  expect((await change(`/offices/${office}`, { _status: 'published', revision: 2 })).status).toBe(200);
  expect(await payload.findByID({ collection: 'redirects', id: redirect })).toMatchObject({
    from: '/locations/greater-accra/after/old',
  });
  expect(await redirects()).toContain('/locations/greater-accra/before');
});

test('record drafts › several locales of a menu are drafted and published together', async () => {
  const menu = await create('menus', { name: 'tongues' });
  const { items } = await backend.payload.findByID({ collection: 'menus', id: menu, depth: 0 });
  const label = (text: string) => (items ?? []).map((item) => ({ ...item, label: text }));
  await change(`/menus/${menu}?draft=true&locale=fr-CA`, { items: label('Bureaux'), revision: 1 });
  const publicMenu = async (locale: 'en-GH' | 'fr-CA') => {
    const { docs } = await backend.payload.find({
      ...{ collection: 'menus', where: { id: { equals: menu } }, locale, depth: 0, overrideAccess: false },
    });
    return docs[0]?.items?.[0]?.label;
  };
  expect([await publicMenu('en-GH'), await publicMenu('fr-CA')]).toEqual(['shown', 'shown']);
  expect((await change(`/menus/${menu}`, { _status: 'published', revision: 2 })).status).toBe(200);
  expect([await publicMenu('en-GH'), await publicMenu('fr-CA')]).toEqual(['shown', 'Bureaux']);
});
