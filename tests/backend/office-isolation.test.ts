import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
afterAll(() => backend.stop());

const refused = { name: expect.stringMatching(/Forbidden|NotFound|ValidationError/) };
const page = (slug: string) => ({
  title: 'Page',
  slug,
  route: 'tribeCustomPage' as const,
  scope: 'office' as const,
  layout: 'default' as const,
});

describe('office editor', () => {
  test('gets the own office as owner when none is named', async () => {
    const { payload } = backend;
    const created = await payload.create({ collection: 'pages', data: page('a'), ...editor, depth: 0 });
    expect(created.office).toBe(network.own);
  });

  test('cannot move a document to another office or the network, also not by a draft', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'pages', data: page('b'), ...editor });
    for (const office of [network.other, null]) {
      for (const draft of [false, true]) {
        const move = payload.update({
          collection: 'pages',
          id,
          data: { office, revision: 1 },
          draft,
          ...editor,
        });
        await expect(move, `${office} ${draft}`).rejects.toMatchObject(refused);
      }
    }
  });

  test('cannot restore a version from when it belonged to another office, but other versions', async () => {
    const { payload } = backend;
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...page('v'), office: network.other },
    });
    await payload.update({ collection: 'pages', id, data: { office: network.own, title: 'Moved' } });
    await payload.update({ collection: 'pages', id, data: { title: 'Changed', revision: 2 }, ...editor });
    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'createdAt', depth: 0 });
    const [foreign, moved] = docs.map((version) => version.id);
    const restore = (version: string | undefined) =>
      payload.restoreVersion({ collection: 'pages', id: version ?? '', context: { revision: 3 }, ...editor });
    await expect(restore(foreign)).rejects.toMatchObject(refused);
    await restore(moved);
    const restored = await payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(restored).toMatchObject({ title: 'Moved', office: network.own });
  });

  test('cannot name an invalid office', async () => {
    const office: number = JSON.parse('"x"');
    const created = backend.payload.create({
      collection: 'menus',
      data: { name: 'm', scope: 'office', office },
      ...editor,
    });
    await expect(created).rejects.toMatchObject(refused);
  });

  test('cannot choose an agent of another office', async () => {
    const { payload } = backend;
    const data = {
      first_name: 'Kofi',
      last_name: 'Boateng',
      is_agent: true,
      slug: 'kofi',
      ...toOwnerFields(network.other),
    };
    const { id } = await payload.create({ collection: 'people', data });
    const review = {
      author: 'Ama',
      quote: 'Good',
      rating: 5,
      written_at: '2026-01-01',
      agent: id,
      scope: 'office' as const,
    };
    const created = payload.create({ collection: 'reviews', data: review, ...editor });
    await expect(created).rejects.toMatchObject(refused);
  });

  test('edits the record of the own office except for its address, status and type', async () => {
    const { payload } = backend;
    const own = { collection: 'offices' as const, id: network.own, ...editor };
    const restrictedValues = { slug: 'mine', status: 'Closed' as const, tribe_types: ['master' as const] };
    const data = { heading: 'New', revision: 1 };
    await expect(payload.update({ ...own, data: { ...data, ...restrictedValues } })).rejects.toMatchObject({
      status: 403,
      data: { errors: [{ path: 'slug' }, { path: 'status' }, { path: 'tribe_types' }] },
    });
    const changed = await payload.update({ ...own, data });
    expect(changed).toMatchObject({ heading: 'New', slug: 'osu', status: 'Active', tribe_types: ['office'] });
  });

  test('cannot search by fields it may not read', async () => {
    const { payload } = backend;
    const where = { 'office.slug': { equals: 'tema' } };
    await payload.create({ collection: 'menus', data: { name: 'secret', ...toOwnerFields(network.other) } });
    const { docs } = await payload.find({ collection: 'menus', where, ...editor });
    expect(docs).toEqual([]);
  });

  test('cannot raise the own role or add an office', async () => {
    const { payload } = backend;
    const id = network.users['office-editor'].id;
    const data = {
      role: 'network-admin' as const,
      offices: [network.own, network.other],
      name: 'Renamed',
      revision: 1,
    };
    const change = payload.update({ collection: 'staff', id, data, ...editor });
    await expect(change).rejects.toMatchObject({ status: 403 });
    const stored = await payload.findByID({ collection: 'staff', id, depth: 0 });
    expect(stored).toMatchObject({ role: 'office-editor', offices: [network.own], name: 'office-editor' });
  });

  test('cannot refer to a picture of another office, also not in a draft, but to one of the network', async () => {
    const { payload } = backend;
    const world = { payload, network };
    const foreign = await createOwn(world, 'media', toOwnerFields(network.other), asSystem);
    const shared = await createOwn(world, 'media', toOwnerFields(null), asSystem);
    const own = await createOwn(world, 'posts', {}, asSystem);
    const post = (image: number, draft: boolean) =>
      payload.update({ collection: 'posts', id: own, data: { image, revision: 1 }, draft, ...editor });
    const contents = (picture: number) => [{ name: 'Hero', type: 'media' as const, media: [picture] }];
    const office = async (data: object) => {
      const revision = Number((await storedRow(payload, 'offices', network.own))?.revision);
      return payload.update({
        collection: 'offices',
        id: network.own,
        data: { ...data, revision },
        ...editor,
      });
    };
    const draftWith = (picture: number) => office({ contents: contents(picture) });
    await expect(post(foreign, false)).rejects.toMatchObject(refused);
    await expect(post(foreign, true)).rejects.toMatchObject(refused);
    await expect(draftWith(foreign)).rejects.toMatchObject(refused);
    await expect(office({ image: foreign })).rejects.toMatchObject(refused);
    await post(shared, false);
    await draftWith(shared);
    expect(await storedRow(payload, 'posts', own)).toMatchObject({ image: shared });
  });

  test('cannot refer from a review to the sale story of another office, but to one of the network', async () => {
    const world = { payload: backend.payload, network };
    const foreign = await createOwn(world, 'sale-stories', toOwnerFields(network.other), asSystem);
    const shared = await createOwn(world, 'sale-stories', toOwnerFields(null), asSystem);
    await expect(createOwn(world, 'reviews', { story: foreign }, editor)).rejects.toMatchObject(refused);
    const id = await createOwn(world, 'reviews', { story: shared }, editor);
    expect(await storedRow(backend.payload, 'reviews', id)).toMatchObject({ story: shared });
  });

  test('cannot read versions of a document that it no longer owns', async () => {
    const { payload } = backend;
    const id = await createOwn({ payload, network }, 'pages', {}, asSystem);
    const where = { parent: { equals: id } };
    const count = async () =>
      (await payload.findVersions({ collection: 'pages', where, ...editor }).catch(() => ({ docs: [] }))).docs
        .length;
    expect(await count()).toBe(1);
    await payload.update({ collection: 'pages', id, data: { office: network.other } });
    expect(await count()).toBe(0);
    const { docs } = await payload.findVersions({ collection: 'pages', where });
    const versions = docs.map((version) =>
      payload.findVersionByID({ collection: 'pages', id: version.id, ...editor }),
    );
    expect(versions).toHaveLength(2);
    await Promise.all(versions.map((version) => expect(version).rejects.toMatchObject(refused)));
  });

  test('can redirect from its own addresses within this site only', async () => {
    const { payload } = backend;
    const home = '/locations/greater-accra/osu';
    const redirect = (to: string) =>
      payload.create({
        collection: 'redirects',
        data: { from: `/locations/greater-accra/osu/old-${to.length}`, to, scope: 'office' },
        ...editor,
      });
    for (const to of ['https://elsewhere.example/', 'http://elsewhere.example', '//elsewhere.example'])
      await expect(redirect(to), to).rejects.toMatchObject(refused);
    expect(await redirect('/locations/greater-accra/osu')).toMatchObject({
      to: '/locations/greater-accra/osu',
    });
    const data = { to: '/blog', scope: 'office' as const };
    for (const from of ['/', '//', '/./', '/contact-us', '/:any', '/blog/:post'].map(
      (below) => `${home}${below}`,
    ))
      await expect(
        payload.create({ collection: 'redirects', data: { ...data, from }, ...editor }),
        from,
      ).rejects.toMatchObject(refused);
    const tidied = payload.create({
      collection: 'redirects',
      data: { ...data, from: `/${home}//fair/` },
      ...editor,
    });
    expect(await tidied).toMatchObject({ from: `${home}/fair`, lookup_key: `${home}/fair` });
  });
});

describe('public access', () => {
  const asPublic: As = { overrideAccess: false, user: null };

  test('returns published documents and no drafts, even when drafts are requested', async () => {
    const { payload } = backend;
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...page('c'), ...toOwnerFields(network.own), title: 'Published', _status: 'published' },
      ...asSystem,
    });
    await payload.update({ collection: 'pages', id, data: { title: 'Draft' }, draft: true, ...asSystem });
    const find = async (draft: boolean) => {
      const where = { id: { equals: id } };
      const { docs } = await payload.find({ collection: 'pages', where, draft, ...asPublic });
      return docs.map((doc) => doc.title);
    };
    expect(await find(false)).toEqual(['Published']);
    expect(await find(true)).not.toContain('Draft');
  });

  test('returns contact details of a person only where the record allows it', async () => {
    const { payload } = backend;
    const { id } = await payload.create({
      collection: 'people',
      data: {
        first_name: 'Efua',
        last_name: 'Sarpong',
        ...toOwnerFields(null),
        email: 'efua@example.com',
        email_public: false,
        mobile_e164: '024 412 3456',
        mobile_public: false,
        telephone_number: '030 277 1234',
        telephone_public: true,
      },
    });
    const publicPerson = await payload.findByID({ collection: 'people', id, ...asPublic });
    expect(publicPerson.email).toBeUndefined();
    expect(publicPerson.mobile_e164).toBeUndefined();
    expect(publicPerson.telephone_number).toBe('+233302771234');
    const where = { email: { equals: 'efua@example.com' } };
    const search = payload
      .find({ collection: 'people', where, ...asPublic })
      .then((found) => found.totalDocs);
    expect(await search.catch(() => 0)).toBe(0);
  });
});
