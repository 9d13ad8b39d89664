import type { CollectionSlug } from 'payload';
import { unflatten } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RestrictedField, restrictedFields } from '@/lib/backend/platform/access/restricted-fields';
import { type As, asSystem, officeCollections } from './support/access-cases';
import { fieldSamples } from './support/field-samples';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;
let targets: Parameters<typeof fieldSamples>[0];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
  const region = await backend.payload.create({
    collection: 'regions',
    data: {
      ...{ name: 'Ashanti', slug: 'ashanti', code: 'GH-AH', latitude: 6.7, longitude: -1.6 },
      districts: [{ name: 'Kumasi', slug: 'kumasi', latitude: 6.69, longitude: -1.62 }],
    },
  });
  const agent = { is_agent: true, slug: 'ama' };
  targets = {
    region: region.id,
    picture: await createOwn(world(), 'media', {}, asSystem),
    agent: await createOwn(world(), 'people', agent, asSystem),
    story: await createOwn(world(), 'sale-stories', {}, asSystem),
  };
});
afterAll(() => backend.stop());

const world = () => ({ payload: backend.payload, network });
const toSlug = (slug: string): CollectionSlug => JSON.parse(JSON.stringify(slug));
const toJson = (value: object) => JSON.parse(JSON.stringify(value));
const samplesOf = (slug: string, to = targets ?? { region: 0, picture: 0, agent: 0, story: 0 }) =>
  Object.entries(fieldSamples(to)[slug] ?? {});

/** The fields of the restriction table; file metadata is removed for every user before the access check. */
const restricted = restrictedFields
  .filter(({ network: rule }) => rule !== 'nothing')
  .flatMap((row) =>
    samplesOf(row.collection)
      // Unchanged values are accepted.
      .filter(([path]) => row.collection !== 'leads' || (path !== 'form' && path !== 'listing'))
      .filter(([path]) => path === row.field || path.startsWith(`${row.field}.`))
      .map(([path]) => [`${row.collection}.${path}`, path, row] as const),
  );

const refusal = ({ field }: RestrictedField) => ({
  status: 403,
  message: expect.stringMatching(/^Nothing was saved\. .+ network’s staff.+ask them\.$/),
  data: { errors: [{ path: field, message: expect.stringContaining('network’s staff') }] },
});

/** The agreed restrictions, independent of the table. */
test.each([
  ['offices', 'broker_lic', 'REC-1'],
  ['offices', 'broker_of_record', 'Ama Mensah'],
  ['offices', 'owner', 'Ama Mensah'],
  ['offices', 'name', 'Another name'],
  ['offices', 'slug', 'another'],
  ['people', 'leadership', true],
] as const)(
  'restricted fields › %s.%s can be changed by the network only',
  async (collection, field, value) => {
    const id = collection === 'offices' ? network.own : await createOwn(world(), 'people', {}, asSystem);
    const before = await storedRow(backend.payload, collection, id);
    const revision = Number(before?.revision);
    const write = backend.payload.update({ collection, id, data: { [field]: value, revision }, ...editor });
    await expect(write).rejects.toMatchObject({ status: 403, data: { errors: [{ path: field }] } });
    expect(await storedRow(backend.payload, collection, id)).toEqual(before);
  },
);

describe('restricted fields of an office editor', () => {
  test.each(restricted)(
    'report the refused change and keep the stored value: %s',
    async (_name, path, row) => {
      const collection = toSlug(row.collection);
      const sample = unflatten(Object.fromEntries(samplesOf(collection).filter(([one]) => one === path)));
      const fields = collection === 'people' ? { slug: `given-${path}` } : {};
      const isOffice = collection === 'offices';
      const id = isOffice ? network.own : await createOwn(world(), collection, fields, asSystem);
      const before = await storedRow(backend.payload, collection, id);
      const data = toJson({ ...sample, revision: before?.revision });
      const change = backend.payload.update({ collection, id, data, ...editor });
      await expect(change).rejects.toMatchObject(refusal(row));
      expect(await storedRow(backend.payload, collection, id)).toEqual(before);
      // A collection without create access is refused as a whole.
      if (isOffice || collection === 'leads' || row.office === 'may set it once') return;
      await expect(createOwn(world(), collection, sample, editor)).rejects.toMatchObject(refusal(row));
    },
  );

  test('are reported in one message', async () => {
    const { payload } = backend;
    const id = network.own;
    const revision = Number((await storedRow(payload, 'offices', id))?.revision);
    const data = { name: 'Mine', region: targets.region, heading: 'Ours', revision };
    await expect(payload.update({ collection: 'offices', id, data, ...editor })).rejects.toMatchObject({
      message: expect.stringMatching(/Name can only be changed .+\. Region can only be changed .+\./),
      data: { errors: [{ path: 'name' }, { path: 'region' }] },
    });
  });

  test.each(['offices', 'people', 'listings', 'reviews', 'redirects'] as const)(
    'are accepted when %s are sent back unchanged',
    async (collection) => {
      const { payload } = backend;
      const all = {
        ...unflatten(Object.fromEntries(samplesOf(collection))),
        published: false,
        leadership: false,
      };
      const isOffice = collection === 'offices';
      const id = isOffice ? network.own : await createOwn(world(), collection, all, asSystem);
      const owner = { name: 'Ama Mensah', image: targets.picture };
      if (isOffice) await payload.update({ collection: 'offices', id, data: { owner } });
      for (const depth of [0, 1]) {
        const data = toJson(await payload.findByID({ collection, id, depth, ...editor }));
        await expect(payload.update({ collection, id, data, ...editor })).resolves.toMatchObject({ id });
      }
    },
  );
});

const futureDate = (path: string) => ({
  status: 400,
  data: { errors: [{ path, message: 'This date is in the future: choose today or an earlier date' }] },
});

test.each(['office-editor', 'network-editor'] as const)(
  'restricted fields › the date of a review cannot be in the future for an %s',
  async (role) => {
    const as = { overrideAccess: false, user: network.users[role] };
    const late = { written_at: '2199-01-01T00:00:00.000Z' };
    await expect(createOwn(world(), 'reviews', late, as)).rejects.toMatchObject(futureDate('written_at'));
    const id = await createOwn(world(), 'reviews', { written_at: new Date().toISOString() }, as);
    const data = { ...late, revision: 1 };
    const change = (by: As) => backend.payload.update({ collection: 'reviews', id, data, ...by });
    await expect(change(as)).rejects.toMatchObject(futureDate('written_at'));
    // The system may write it, for example an import from another clock; the stored value then does not
    // block other changes.
    await change(asSystem);
    const secondChange = { ...data, quote: 'Better', revision: 2 };
    await backend.payload.update({ collection: 'reviews', id, data: secondChange, ...as });
  },
);

describe('listing dates', () => {
  test.each(['office-editor', 'network-editor'] as const)(
    'cannot be in the future for an %s',
    async (role) => {
      const as = { overrideAccess: false, user: network.users[role] };
      const id = await createOwn(world(), 'listings', {}, asSystem);
      const data = { sold_at: '2199-01-01T00:00:00.000Z', revision: 1 };
      const change = backend.payload.update({ collection: 'listings', id, data, ...as });
      await expect(change).rejects.toMatchObject(futureDate('sold_at'));
      for (const field of ['listed_at', 'sold_at'])
        await expect(createOwn(world(), 'listings', { [field]: '2199-01-01' }, as)).rejects.toMatchObject(
          futureDate(field),
        );
    },
  );

  test('default to today when an office creates the listing', async () => {
    const before = Date.now();
    const id = await createOwn(world(), 'listings', { listed_at: undefined }, editor);
    const row = await storedRow(backend.payload, 'listings', id);
    const listed = new Date(String(row?.listed_at)).getTime();
    expect(listed).toBeGreaterThanOrEqual(before);
    expect(listed).toBeLessThanOrEqual(Date.now());
  });
});

describe('ids and creation dates', () => {
  const collections = officeCollections.map(({ collection }) => collection);
  const long = '2001-01-01T00:00:00.000Z';
  const omit = (name: string) => ({
    status: 400,
    message: expect.stringContaining(`Remove ${name}`),
  });

  test.each(collections)('cannot be set by staff in %s', async (collection) => {
    const { payload } = backend;
    const id = await createOwn(world(), collection, {}, asSystem);
    const before = await storedRow(payload, collection, id);
    const change = (data: object) => payload.update({ collection, id, data: toJson(data), ...editor });
    for (const [name, value] of Object.entries({ id: id + 1, createdAt: long })) {
      const data = { [name]: value, revision: before?.revision };
      await expect(change(data), name).rejects.toMatchObject(omit(name));
    }
    // Nobody creates a lead.
    const values = collection === 'leads' ? {} : { id: id + 1, createdAt: long, updatedAt: long };
    for (const [name, value] of Object.entries(values))
      await expect(createOwn(world(), collection, { [name]: value }, editor)).rejects.toMatchObject(
        omit(name),
      );
    expect(await storedRow(payload, collection, id)).toEqual(before);
    // As the form sends it back; Payload sets the timestamp itself.
    const read = await payload.findByID({ collection, id, depth: 0, ...editor });
    await change({ ...read, updatedAt: long });
    const after = await storedRow(payload, collection, id);
    expect(after).toMatchObject({ id, createdAt: before?.createdAt });
    expect(after?.updatedAt).not.toBe(long);
  });

  test('can be set by the system, and a duplicate gets new ones', async () => {
    const { payload } = backend;
    const id = await createOwn(world(), 'posts', { createdAt: long }, asSystem);
    expect(await storedRow(payload, 'posts', id)).toMatchObject({ createdAt: long });
    const data = { slug: 'copy-of-old' };
    const copy = await payload.duplicate({ collection: 'posts', id, data, ...editor });
    expect(copy.createdAt).not.toBe(long);
  });
});
