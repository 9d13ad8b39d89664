import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCases } from '../support/test-scope';
import { findNetwork, type Network } from './support/network';
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

type Role = keyof Network['users'];
const editor = 'office-editor';

async function create(collection: Drafted, fields: object = {}): Promise<number> {
  const body = { ...completeRecord(collection, network), ...fields };
  const { doc, responseBody } = await request('network-editor', `/${collection}`, { method: 'POST', body });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  return doc.id;
}

const stored = (collection: Drafted, id: number) => backend.payload.findByID({ collection, id, depth: 0 });
const newest = (collection: Drafted, id: number) =>
  backend.payload.findByID({ collection, id, depth: 0, draft: true });

/** Changes a record from its stored revision. */
async function change(role: Role, collection: Drafted, id: number, body: object, query = '') {
  const { revision } = await newest(collection, id);
  return request(role, `/${collection}/${id}${query}`, { method: 'PATCH', body, revision: Number(revision) });
}
const draft = (role: Role, collection: Drafted, id: number, body: object) =>
  change(role, collection, id, body, '?draft=true');

/** The versions, oldest first. */
async function versionsOf(collection: Drafted, id: number): Promise<number[]> {
  const where = { parent: { equals: id } };
  const { docs } = await backend.payload.findVersions({ collection, where, sort: 'id', limit: 0 });
  return docs.map((one) => Number(one.id));
}
async function restore(role: Role, collection: Drafted, id: number, at: number) {
  const { revision } = await newest(collection, id);
  const version = (await versionsOf(collection, id)).at(at);
  return request(role, `/${collection}/versions/${version}`, { method: 'POST', revision: Number(revision) });
}

/** Network-only fields with their published and drafted values, and a field of the office. */
const records = [
  {
    collection: 'offices',
    own: 'heading',
    seen: { name: 'Osu', owner: { name: 'Ama' }, broker_lic: 'A-1' },
    held: { name: 'Osu East', owner: { name: 'Esi' }, latitude: 6.1 },
  },
  {
    collection: 'people',
    own: 'role',
    seen: { position: 100, name_id: '7' },
    held: { position: 1, name_id: '8' },
  },
  {
    collection: 'listings',
    own: 'category',
    seen: { kind: 'business', listed_at: '2026-01-01T00:00:00.000Z' },
    held: { kind: 'pro', listed_at: '2026-02-02T00:00:00.000Z' },
  },
] as const;

async function createPublished({ collection, seen }: (typeof records)[number]): Promise<number> {
  if (collection !== 'offices') return create(collection, seen);
  expect((await change('network-editor', 'offices', network.own, seen)).status).toBe(200);
  return network.own;
}

describe.each(sampleCases(records, 1))('network-only fields of $collection', (record) => {
  const { collection, own, seen, held } = record;

  test('are not published with a publish by the office and stay a draft', async () => {
    const id = await createPublished(record);
    expect((await draft('network-editor', collection, id, held)).status).toBe(200);
    const saved = await change(editor, collection, id, { [own]: 'mine', _status: 'published' });
    expect(saved).toMatchObject({ status: 200, doc: { _status: 'published' } });
    expect(await stored(collection, id)).toMatchObject({ ...seen, [own]: 'mine', _status: 'published' });
    const expectedDraft = { ...held, [own]: 'mine', _status: 'draft', revision: saved.doc?.revision };
    expect(await newest(collection, id)).toMatchObject(expectedDraft);
    const next = { method: 'PATCH', body: { [own]: 'more' }, revision: Number(saved.doc?.revision) } as const;
    expect((await request(editor, `/${collection}/${id}?draft=true`, next)).status).toBe(200);
    expect((await change(editor, collection, id, { _status: 'published' })).status).toBe(200);
    expect(await stored(collection, id)).toMatchObject({ ...seen, [own]: 'more' });
    expect((await change('network-editor', collection, id, { _status: 'published' })).status).toBe(200);
    expect(await stored(collection, id)).toMatchObject({ ...held, [own]: 'more' });
  });

  test('are not written when the office unpublishes the record', async () => {
    const id = await createPublished(record);
    expect((await draft('network-editor', collection, id, held)).status).toBe(200);
    const hidden = await change(editor, collection, id, { _status: 'draft' });
    expect(hidden.status).toBe(collection === 'offices' ? 403 : 200);
    expect(await stored(collection, id)).toMatchObject(seen);
    expect((await change(editor, collection, id, { _status: 'published' })).status).toBe(200);
    expect(await stored(collection, id)).toMatchObject({ ...seen, _status: 'published' });
    expect(await newest(collection, id)).toMatchObject({ ...held, _status: 'draft' });
    expect((await change('network-editor', collection, id, { _status: 'published' })).status).toBe(200);
  });

  test('keep their values when the office restores a draft', async () => {
    const id = await createPublished(record);
    const before = (await versionsOf(collection, id)).length;
    expect((await draft(editor, collection, id, { [own]: 'first' })).status).toBe(200);
    expect((await draft(editor, collection, id, { [own]: 'second' })).status).toBe(200);
    const { revision: _, ...was } = await newest(collection, id);
    expect((await restore(editor, collection, id, before)).status).toBe(200);
    const restored = await newest(collection, id);
    const rest = { revised_by: expect.anything(), updatedAt: expect.anything() };
    expect(restored).toMatchObject({ ...was, ...rest, [own]: 'first', ...seen });
    expect((await draft('network-editor', collection, id, held)).status).toBe(200);
    expect((await restore(editor, collection, id, before)).status).toBe(200);
    expect(await newest(collection, id)).toMatchObject({ ...held, [own]: 'first', _status: 'draft' });
    expect((await change(editor, collection, id, { _status: 'published' })).status).toBe(200);
    expect(await stored(collection, id)).toMatchObject({ ...seen, [own]: 'first' });
    expect((await change('network-editor', collection, id, { _status: 'published' })).status).toBe(200);
  });

  test('do not prevent an office from restoring the published version', async () => {
    const id = await createPublished(record);
    const at = (await versionsOf(collection, id)).length - 1;
    const { [own]: value } = Object.assign({ [own]: null }, await stored(collection, id));
    expect((await change(editor, collection, id, { [own]: 'later' })).status).toBe(200);
    const restored = await restore(editor, collection, id, at);
    expect(restored.errors).toBeUndefined();
    expect(await stored(collection, id)).toMatchObject({ ...seen, [own]: value, _status: 'published' });
    expect((await draft('network-editor', collection, id, held)).status).toBe(200);
    expect((await restore(editor, collection, id, at)).status).toBe(200);
    expect(await stored(collection, id)).toMatchObject(seen);
    expect(await newest(collection, id)).toMatchObject({ ...held, [own]: value, _status: 'draft' });
    expect((await change('network-editor', collection, id, { _status: 'published' })).status).toBe(200);
  });

  test('do not prevent an office from reverting to the published version', async () => {
    const id = await createPublished(record);
    expect((await draft('network-editor', collection, id, { ...held, [own]: 'theirs' })).status).toBe(200);
    const { responseBody } = await request(editor, `/${collection}/${id}?depth=0`);
    const published = { ...Object(responseBody), _status: 'published' };
    const restored = await change(editor, collection, id, published);
    expect(restored.errors).toBeUndefined();
    expect(await stored(collection, id)).toMatchObject(seen);
    expect(await newest(collection, id)).toMatchObject({ ...held, [own]: published[own], _status: 'draft' });
    const forged = await draft(editor, collection, id, { ...held, ...forgedOf[collection] });
    expect(forged.status).toBe(403);
    expect((await change('network-editor', collection, id, { _status: 'published' })).status).toBe(200);
  });
});

const forgedOf = {
  offices: { broker_lic: 'EVIL' },
  people: { position: 2 },
  listings: { listed_at: '2026-03-03T00:00:00.000Z' },
} as const;

test('record drafts › a set-once field of an office stays set, whatever the network has drafted', async () => {
  const number = 'N-1';
  const id = await create('listings', { listing_number: number });
  expect((await draft('network-editor', 'listings', id, { listing_number: '' })).status).toBe(200);
  expect((await draft(editor, 'listings', id, { listing_number: 'EVIL' })).status).toBe(403);
  expect(
    (await change(editor, 'listings', id, { listing_number: number, _status: 'published' })).status,
  ).toBe(200);
  expect(await stored('listings', id)).toMatchObject({ listing_number: number });
});

test('record drafts › a listing needs a picture and a figure to be published, but not as a draft', async () => {
  const bare = { images: [], total_sales: null };
  const post = (fields: object, query = '') => {
    const body = { ...completeRecord('listings', network), ...bare, ...fields };
    return request(editor, `/listings${query}`, { method: 'POST', body });
  };
  const refused = await post({ _status: 'published' });
  expect([refused.status, JSON.stringify(refused.responseBody)]).toEqual([
    400,
    expect.stringMatching(/Add a picture before you publish this.*Enter at least one figure/),
  ]);
  const { doc } = await post({}, '?draft=true');
  const id = doc?.id ?? 0;
  const publish = (fields: object) => change(editor, 'listings', id, { ...fields, _status: 'published' });
  expect((await publish({})).status).toBe(400);
  expect((await publish({ images: [network.picture] })).status).toBe(400);
  expect((await publish({ images: [network.picture], total_sales: 100 })).status).toBe(200);
  // A listing from before the rule can be changed otherwise; its pictures cannot be removed.
  const data = { ...completeRecord('listings', network), ...bare, _status: 'published' };
  const { id: old } = await backend.payload.create({
    collection: 'listings',
    data: JSON.parse(JSON.stringify(data)),
  });
  expect(
    (await change(editor, 'listings', Number(old), { title: 'Renamed', _status: 'published' })).status,
  ).toBe(200);
  expect((await change(editor, 'listings', id, { images: [], _status: 'published' })).status).toBe(400);
});
