import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type As, asSystem } from './support/access-cases';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network, officeData } from './support/network';
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

  test('cannot read, change, create or delete another office', async () => {
    const { payload } = backend;
    const { docs } = await payload.find({ collection: 'offices', ...editor });
    expect(docs.map((office) => office.id)).toEqual([network.own]);
    const id = network.other;
    const data = officeData(network.region, 'new');
    await expect(
      payload.update({ collection: 'offices', id, data: { heading: 'x', revision: 1 }, ...editor }),
    ).rejects.toMatchObject(refused);
    await expect(payload.create({ collection: 'offices', data, ...editor })).rejects.toMatchObject(refused);
    await expect(deleteAs(payload, 'offices', network.own, editor)).rejects.toMatchObject(refused);
  });

  test('cannot search by fields it may not read', async () => {
    const { payload } = backend;
    const where = { 'office.slug': { equals: 'tema' } };
    await payload.create({ collection: 'menus', data: { name: 'secret', ...toOwnerFields(network.other) } });
    const { docs } = await payload.find({ collection: 'menus', where, ...editor });
    expect(docs).toEqual([]);
  });

  test('cannot unlock, create or list accounts', async () => {
    const { payload } = backend;
    const data = {
      name: 'X',
      email: 'x@example.com',
      password: 'long enough to pass',
      role: 'network-admin' as const,
    };
    await expect(payload.create({ collection: 'staff', data, ...editor })).rejects.toMatchObject(refused);
    const unlocking = payload.unlock({
      collection: 'staff',
      data: { email: 'network-admin@example.com', password: '' },
      overrideAccess: false,
    });
    await expect(unlocking).rejects.toMatchObject(refused);
    const { docs } = await payload.find({ collection: 'staff', ...editor });
    expect(docs.map((one) => one.email)).toEqual(['office-editor@example.com']);
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

  test('hides a closed office', async () => {
    const { payload } = backend;
    const data = { ...officeData(network.region, 'gone'), status: 'Closed' as const };
    const { id } = await payload.create({ collection: 'offices', data });
    const { docs } = await payload.find({ collection: 'offices', ...asPublic });
    expect(docs.map((office) => office.id)).not.toContain(id);
  });
});

describe('network editor', () => {
  test('edits all content but no accounts', async () => {
    const { payload } = backend;
    const as: As = { overrideAccess: false, user: network.users['network-editor'] };
    const { docs } = await payload.find({ collection: 'staff', ...as });
    expect(docs.map((one) => one.email)).toEqual(['network-editor@example.com']);
    const created = await payload.create({
      collection: 'offices',
      data: officeData(network.region, 'ho'),
      ...as,
    });
    const removed = deleteAs(payload, 'offices', created.id, as);
    await expect(removed).rejects.toMatchObject(refused);
  });
});
