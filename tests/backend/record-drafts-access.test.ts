import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCases } from '../support/test-scope';
import { findNetwork, type Network } from './support/network';
import { completeRecord, type Drafted, drafted, openStaff, queryEverything } from './support/record-drafts';
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

type Role = keyof Network['users'];

async function create(collection: Drafted, fields: object = {}, query = ''): Promise<number> {
  const body = { ...completeRecord(collection, network), ...fields };
  const { doc, responseBody } = await request('network-editor', `/${collection}${query}`, {
    method: 'POST',
    body,
  });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  return doc.id;
}

const change = (role: Role, path: string, body: object) => request(role, path, { method: 'PATCH', body });
const stored = (collection: Drafted, id: number) => backend.payload.findByID({ collection, id, depth: 0 });
const newest = (collection: Drafted, id: number) =>
  backend.payload.findByID({ collection, id, depth: 0, draft: true });

describe('office editor', () => {
  test('drafts and publishes a change of the own office', async () => {
    const path = `/offices/${network.own}`;
    const phone = '+233302123456';
    expect(
      (await change('office-editor', `${path}?draft=true`, { main_telephone: phone, revision: 1 })).status,
    ).toBe(200);
    expect(await stored('offices', network.own)).toMatchObject({ main_telephone: null });
    const versions = await request(
      'office-editor',
      `/offices/versions?where[parent][equals]=${network.own}&depth=0`,
    );
    expect(versions.responseBody).toMatchObject({ docs: [{ version: { main_telephone: phone } }, {}] });
    expect((await change('office-editor', path, { _status: 'published', revision: 2 })).status).toBe(200);
    expect(await stored('offices', network.own)).toMatchObject({ main_telephone: phone });
  });

  test.each(sampleCases(drafted, 2))(
    'cannot draft, read or restore a document of another office: $collection',
    async ({ collection, seen }) => {
      const owned = collection === 'offices' ? {} : { office: network.other };
      const id = collection === 'offices' ? network.other : await create(collection, owned);
      const [first] = (await backend.payload.findVersions({ collection, where: { parent: { equals: id } } }))
        .docs;
      const before = await newest(collection, id);
      const path = `/${collection}/${id}?draft=true`;
      expect((await change('office-editor', path, { [seen]: 'mine', revision: 1 })).status).toBe(404);
      expect((await request('office-editor', `${path}&depth=0`)).status).toBe(404);
      const versions = await request('office-editor', `/${collection}/versions?where[parent][equals]=${id}`);
      expect(versions.responseBody).toMatchObject({ docs: [] });
      for (const query of ['', '?draft=true']) {
        const restore = `/${collection}/versions/${first?.id}${query}`;
        expect((await request('office-editor', restore, { method: 'POST', revision: 1 })).status).toBe(404);
      }
      expect(await newest(collection, id)).toEqual(before);
      const createPath = `/${collection}?draft=true`;
      const transferred = { ...completeRecord(collection, network), office: network.other };
      expect((await request('office-editor', createPath, { method: 'POST', body: transferred })).status).toBe(
        403,
      );
    },
  );

  test('cannot refer to records of another office in a draft', async () => {
    const id = await create('listings');
    const agent = await create('people', { office: network.other });
    const refused = await change('office-editor', `/listings/${id}?draft=true`, { agent, revision: 1 });
    expect(refused).toMatchObject({ status: 400, errors: [{ data: { errors: [{ path: 'agent' }] } }] });
    const moved = await change('office-editor', `/listings/${id}?draft=true`, {
      office: network.other,
      revision: 1,
    });
    expect([400, 403]).toContain(moved.status);
    expect(await newest('listings', id)).toMatchObject({ revision: 1 });
  });

  test('cannot draft, publish or restore network-only fields', async () => {
    const id = await create('people');
    const path = `/people/${id}`;
    const refusedChange = await change('office-editor', `${path}?draft=true`, {
      leadership: true,
      revision: 1,
    });
    expect(refusedChange).toMatchObject({ status: 403 });
    await change('network-editor', `${path}?draft=true`, { position: 1, revision: 1 });
    const published = await change('office-editor', path, {
      _status: 'published',
      role: 'Broker',
      revision: 2,
    });
    expect(published).toMatchObject({ status: 200 });
    expect(await stored('people', id)).toMatchObject({ position: 100, role: 'Broker' });
    expect(await newest('people', id)).toMatchObject({ position: 1, role: 'Broker', _status: 'draft' });
    expect((await change('network-editor', path, { _status: 'published', revision: 3 })).status).toBe(200);
    expect(await stored('people', id)).toMatchObject({ position: 1, role: 'Broker' });
    const { docs } = await backend.payload.findVersions({
      collection: 'people',
      where: { parent: { equals: id } },
      sort: 'id',
    });
    const restored = await request('office-editor', `/people/versions/${docs[0]?.id}`, {
      method: 'POST',
      revision: 4,
    });
    expect(restored.status).toBe(200);
    expect(await stored('people', id)).toMatchObject({ position: 1, role: 'shown', revision: 5 });
  });

  test('edits a person whom the network drafts as a leader until that is published', async () => {
    const id = await create('people');
    const path = `/people/${id}`;
    const drafted = await change('network-editor', `${path}?draft=true`, { leadership: true, revision: 1 });
    expect(drafted.status).toBe(200);
    const ownChange = await change('office-editor', path, {
      role: 'mine',
      revision: 2,
      _status: 'published',
    });
    expect(ownChange.status).toBe(200);
    expect(await stored('people', id)).toMatchObject({ role: 'mine', leadership: false });
    expect(await newest('people', id)).toMatchObject({ role: 'mine', leadership: true, _status: 'draft' });
    await change('network-editor', path, { leadership: true, revision: 3, _status: 'published' });
    expect(await stored('people', id)).toMatchObject({ leadership: true });
    await change('network-editor', `${path}?draft=true`, { leadership: false, revision: 4 });
    expect((await change('office-editor', path, { role: 'more', revision: 5 })).status).toBe(403);
    expect((await request('office-editor', path, { method: 'DELETE', revision: 5 })).status).toBe(403);
    expect(await stored('people', id)).toMatchObject({ role: 'mine' });
  });

  test.each([
    { collection: 'listings', held: { listing_number: 'NETWORK-1', kind: 'pro' }, own: 'category' },
    { collection: 'people', held: { position: 1, slug: 'network' }, own: 'role' },
  ] as const)(
    "does not publish the network's draft by unpublishing and republishing: $collection",
    async ({ collection, held, own }) => {
      const id = await create(collection);
      const path = `/${collection}/${id}`;
      const before = await stored(collection, id);
      await change('network-editor', `${path}?draft=true`, { ...held, revision: 1 });
      expect((await change('office-editor', path, { _status: 'draft', revision: 2 })).status).toBe(200);
      expect(await newest(collection, id)).toMatchObject({ ...held, _status: 'draft' });
      const publication = { _status: 'published', [own]: 'mine', revision: 3 };
      expect((await change('office-editor', path, publication)).status).toBe(200);
      for (const field of Object.keys(held))
        expect(new Map(Object.entries(await stored(collection, id))).get(field)).toEqual(
          new Map(Object.entries(before)).get(field),
        );
      expect(await stored(collection, id)).toMatchObject({ [own]: 'mine' });
      expect(await newest(collection, id)).toMatchObject({ ...held, [own]: 'mine', _status: 'draft' });
    },
  );

  test.each(drafted.filter(({ collection }) => collection !== 'menus'))(
    'restores a draft and a published version without changes to network-only fields: $collection',
    async ({ collection, seen }) => {
      const isOffice = collection === 'offices';
      const id = isOffice ? network.own : await create(collection);
      const path = `/${collection}/${id}`;
      const before = await stored(collection, id);
      let revision = Number((await newest(collection, id)).revision);
      for (const value of ['first', 'second']) {
        const saved = await change('office-editor', `${path}?draft=true`, { [seen]: value, revision });
        expect(saved.status).toBe(200);
        revision += 1;
      }
      const { docs } = await backend.payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: '-id',
      });
      const drafts = docs.filter(({ version }) => version._status === 'draft');
      const restore = (version: unknown) =>
        request('office-editor', `/${collection}/versions/${version}`, { method: 'POST', revision });
      expect((await restore(drafts[1]?.id)).status).toBe(200);
      revision += 1;
      const same = { ...before, [seen]: 'first', revision, _status: 'draft' };
      const { updatedAt, revised_by, ...expected } = same;
      expect(await newest(collection, id)).toMatchObject(expected);
      const published = docs.find(({ version }) => version._status === 'published');
      expect((await restore(published?.id)).status).toBe(200);
      expect(await stored(collection, id)).toMatchObject({
        ...expected,
        [seen]: new Map(Object.entries(before)).get(seen),
        revision: revision + 1,
        _status: 'published',
      });
    },
  );

  test('reverts to the published version while the network has a draft', async () => {
    const id = await create('people');
    const path = `/people/${id}`;
    const { _status, ...visible } = await stored('people', id);
    await change('network-editor', `${path}?draft=true`, { position: 1, role: 'Director', revision: 1 });
    const restored = await change('office-editor', path, { ...visible, _status: 'published', revision: 2 });
    expect(restored.status).toBe(200);
    expect(await stored('people', id)).toMatchObject({ position: 100, role: 'shown' });
    expect(await newest('people', id)).toMatchObject({ position: 1, role: 'shown', _status: 'draft' });
  });

  test('cannot overwrite a draft that transfers the record to another office', async () => {
    const id = await create('listings');
    const path = `/listings/${id}?draft=true`;
    const transfer = await change('network-editor', path, {
      office: network.other,
      agent: null,
      revision: 1,
    });
    expect(transfer.status).toBe(200);
    for (const query of ['', '?draft=true']) {
      const saved = await change('office-editor', `/listings/${id}${query}`, {
        category: 'Mine',
        revision: 1,
      });
      expect(saved).toMatchObject({
        status: 403,
        errors: [{ message: expect.stringContaining('have a draft here that you cannot see') }],
      });
    }
    expect(await newest('listings', id)).toMatchObject({ office: network.other, revision: 2 });
  });

  test('cannot hide or show the own office', async () => {
    const path = `/offices/${network.own}`;
    const { revision } = await newest('offices', network.own);
    const hide = await change('office-editor', path, { _status: 'draft', revision });
    expect(hide).toMatchObject({
      status: 403,
      errors: [{ message: expect.stringContaining('network’s staff') }],
    });
    // Only archiving hides an office, because its people and listings would remain
    // (`closed-office.test.ts`).
    await backend.payload.update({ collection: 'offices', id: network.own, data: { _status: 'draft' } });
    expect(JSON.stringify(await queryEverything())).not.toContain('"osu"');
    const next = { revision: Number(revision) + 1 };
    expect((await change('office-editor', path, { _status: 'published', ...next })).status).toBe(403);
    expect((await change('office-editor', `${path}?draft=true`, { heading: 'Soon', ...next })).status).toBe(
      200,
    );
    const publication = { _status: 'published', revision: Number(revision) + 2 };
    expect((await change('network-editor', path, publication)).status).toBe(200);
  });
});

test('record drafts › only staff read drafts and versions through the CMS API', async () => {
  const id = await create('listings', {}, '?draft=true');
  const { openCmsApi } = await import('./support/cms-api');
  const api = await openCmsApi();
  for (const path of [`/listings/${id}?draft=true`, '/listings?draft=true', '/listings/versions']) {
    const answer = await api(path);
    expect(answer.status, path).toBe(403);
  }
});
