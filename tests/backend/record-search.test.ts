import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { findRecordsCall } from '@/schemas/composing/records';
import { referenceKinds } from '@/schemas/reference';
import { officeCases } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const roles = ['office-editor', 'network-editor', 'network-admin'] as const;
type Role = (typeof roles)[number];

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const as: Partial<Record<string, Record<string, string>>> = {};

/** Public and hidden records of each kind, of both offices and of the network. */
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  for (const role of roles) as[role] = await signIn(api, `${role}@example.com`, 'long enough to pass');
  const { own, other } = network;
  for (const { collection, create } of officeCases(backend.payload, network))
    for (const office of collection === 'listings' ? [own, other] : [own, other, null])
      for (const isVisible of [true, false])
        await create(office, isVisible, { overrideAccess: true, user: null });
  await backend.payload.db.drizzle.execute(sql`update offices set status = 'Closed' where id = ${other}`);
});
afterAll(() => backend?.stop());

const request = (role: string, query: string) =>
  api(`/composing/records?${query}`, { headers: as[role] ?? {} });
async function find(role: string, query: string) {
  const answer = await request(role, query);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return findRecordsCall.responses[200].parse(await answer.json());
}
const namesOf = async (query: string, role: Role = 'network-editor') =>
  (await find(role, query)).records.map(({ name }) => name);

const listSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });
const rising = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

describe('record search', () => {
  test.each(referenceKinds.flatMap((kind) => roles.map((role) => [kind, role] as const)))(
    'finds kind %s for the %s within their list access',
    async (kind, role) => {
      const list = await api(`/${collectionOfKind[kind]}?depth=0&limit=250`, { headers: as[role] ?? {} });
      const listed = rising(listSchema.parse(await list.json()).docs.map(({ id }) => id));
      expect(listed.length).toBeGreaterThan(0);
      const { records, hasMore } = await find(role, `kind=${kind}&limit=50`);
      expect([rising(records.map(({ id }) => id)), hasMore]).toEqual([listed, false]);
      const all = new URLSearchParams(Array.from({ length: 40 }, (_, at) => ['id', String(at + 1)]));
      const results = await find(role, `kind=${kind}&${all}`);
      expect(rising(results.records.map(({ id }) => id))).toEqual(listed.filter((id) => id <= 40));
    },
  );

  test.each(['kind=office', 'kind=office&id=1'])('is refused without a session: %s', async (query) => {
    expect((await request('anonymous', query)).status).toBe(401);
  });

  test('is refused while acting as another user', async () => {
    const headers = { ...as['office-editor'], 'x-acting-user': 'network-admin%40example.com' };
    expect((await api('/composing/records?kind=office', { headers })).status).toBe(401);
  });

  test.each([
    ['', 400],
    ['kind=staff', 400],
    ['kind=office&limit=0', 400],
    ['kind=office&limit=51', 400],
    ['kind=office&page=0', 400],
    ['kind=office&public=perhaps', 400],
    [`kind=office&words=${'x'.repeat(201)}`, 400],
    ['kind=office&id=abc', 200],
    ['kind=office&id=99999999999', 200],
    ['kind=office&words=%25', 200],
    ['kind=office&locale=all', 400],
  ])('with %j answers %i', async (query, status) => {
    const answer = await request('network-editor', query);
    expect(answer.status).toBe(status);
    if (status === 200 && /id=|%25/.test(query))
      expect(await answer.json()).toEqual({ records: [], hasMore: false });
  });
});

test.each([
  ['/composing/records?kind=office&sought=x', 'sought'],
  ['/composing/forms?kind=office&id=1&name=x', 'name'],
  ['/menus/composing/words?sought=x&words=x', 'sought'],
  ['/pages/1/composing?locale=en-GH&unknown=1', 'unknown'],
  ['/pages/1/composing/versions?locale=en-GH&limit=1&since=1', 'limit, since'],
])('composer calls › reject and name an unknown parameter: %s', async (path, names) => {
  const answer = await api(path, { headers: as['network-editor'] ?? {} });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ message: `Remove ${names}: the call has no such parameter` }],
  });
});

describe('preview record search', () => {
  const publicNames = async (kind: string, more = '') => {
    const { records } = await find('office-editor', `kind=${kind}&public=true&limit=50${more}`);
    return records;
  };
  beforeAll(async () => {
    const { payload } = backend;
    const agent = {
      first_name: 'Kofi',
      last_name: 'Agent',
      is_agent: true,
      slug: 'kofi',
      ...toOwnerFields(null),
    };
    await payload.create({ collection: 'people', data: agent });
  });

  test.each(referenceKinds.filter((kind) => kind !== 'media' && kind !== 'agent'))(
    'finds records of kind %s by visitor visibility for every user',
    async (kind) => {
      const { docs } = await backend.payload.find({
        collection: collectionOfKind[kind],
        overrideAccess: false,
      });
      expect(docs.length).toBeGreaterThan(0);
      expect(rising((await publicNames(kind)).map(({ id }) => id))).toEqual(rising(docs.map(({ id }) => id)));
    },
  );

  test('finds people with an address, by that address', async () => {
    expect((await publicNames('agent')).map(({ name, slug }) => [name, slug])).toEqual([
      ['Kofi Agent', 'kofi'],
    ]);
  });

  test('finds listings of one office', async () => {
    const of = async (office: string) => (await publicNames('listing', `&office=${office}`)).length;
    expect([await of('osu'), await of('tema'), await of('nowhere')]).toEqual([1, 1, 0]);
  });

  test('returns the path prefix of an office', async () => {
    expect(await publicNames('office')).toMatchObject([
      { slug: 'osu', base: '/locations/greater-accra/osu' },
    ]);
    expect(await publicNames('region')).toMatchObject([{ slug: 'greater-accra', base: null }]);
  });
});

test('record search › returns a record with its distinguishing fields and its public fields', async () => {
  const one = async (kind: string, condition: (name: string, warning: string | null) => boolean) => {
    const { records } = await find('network-editor', `kind=${kind}&limit=50`);
    return records.find(({ name, warning }) => condition(name, warning));
  };
  expect(await one('listing', (_, warning) => warning === null)).toMatchObject({
    ...{ kind: 'listing', name: 'Cold store', note: 'Food, Tema, Greater Accra', picture: null },
  });
  expect(await one('listing', (_, warning) => warning !== null)).toMatchObject({
    warning: 'This listing is a draft: visitors see no link',
  });
  expect(await one('page', (_, warning) => warning !== null)).toMatchObject({
    ...{ name: 'Page', note: expect.stringMatching(/\/n\d+$/) },
    warning: 'Not published yet: visitors see no link',
  });
  expect(await one('media', () => true)).toMatchObject({
    ...{
      name: 'A dot',
      note: '1 × 1',
      picture: expect.stringMatching(/^\/media\/n\d+.*\.png$/),
      warning: null,
    },
  });
});

describe('search terms', () => {
  beforeAll(async () => {
    const { payload } = backend;
    const person = { first_name: 'Amélie', last_name: 'Owusu-Ansah', ...toOwnerFields(null) };
    await payload.create({ collection: 'people', data: person });
    await payload.create({
      collection: 'pages',
      data: {
        title: 'Selling a 100%_business',
        route: 'customPage',
        slug: 'for-owners',
        layout: 'default',
        ...toOwnerFields(null),
      },
    });
  });

  test.each([
    ['agent', 'Ama Mensah', 'Ama Mensah'],
    ['agent', 'mensah AMA', 'Ama Mensah'],
    ['agent', 'amelie', 'Amélie Owusu-Ansah'],
    ['agent', 'AMÉLIE ansah', 'Amélie Owusu-Ansah'],
    ['agent', 'am ow', 'Amélie Owusu-Ansah'],
    ['agent', 'sah ow', 'Amélie Owusu-Ansah'],
    ['listing', 'Cold store Tema', 'Cold store'],
    ['listing', 'tem  cold', 'Cold store'],
    ['office', 'osu accra', 'osu'],
    ['region', 'accra', 'Greater Accra'],
    ['media', 'dot', 'A dot'],
    ['post', 'pos', 'Post'],
    ['page', '100%_bus', 'Selling a 100%_business'],
    ['page', 'for-owners', 'Selling a 100%_business'],
    ['page', 'owners selling', 'Selling a 100%_business'],
  ])('finds the %s with %s in any searched field', async (kind, words, name) => {
    const found = await namesOf(`kind=${kind}&${new URLSearchParams({ words })}`);
    expect(found).toContain(name);
    expect(new Set(found).size).toBe(1);
  });

  test.each([
    ['agent', 'Ama Owusu'],
    ['agent', 'nsah z'],
    ['agent', 'sa'],
    ['listing', 'Cold store Kumasi'],
    ['page', '100% of owners'],
  ])('finds no %s for %s', async (kind, words) => {
    expect(await namesOf(`kind=${kind}&${new URLSearchParams({ words })}`)).toEqual([]);
  });

  test('finds several kinds at once, each up to the limit, in the requested order', async () => {
    const { records, hasMore } = await find('network-editor', 'kind=office&kind=agent&kind=region&limit=1');
    expect(records.map(({ kind }) => kind)).toEqual(['office', 'agent', 'region']);
    expect(hasMore).toBe(true);
  });

  test('is paged and reports whether there are more results', async () => {
    const first = await find('network-editor', 'kind=media&limit=4');
    const second = await find('network-editor', 'kind=media&limit=4&page=2');
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const ids = [...first.records, ...second.records].map(({ id }) => id);
    expect(ids).toEqual(rising(ids).reverse());
    // Including the network's own.
    expect(new Set(ids).size).toBe(7);
  });

  test("lists an office's own pictures before the network's, paged, newest first", async () => {
    const { docs } = await backend.payload.find({ collection: 'media', limit: 0, depth: 0, sort: '-id' });
    const isOwn = new Set(docs.filter(({ office }) => office === network.own).map(({ id }) => id));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find('office-editor', `kind=media&limit=2&page=${page}`)),
    );
    const ids = pages.flatMap(({ records }) => records.map(({ id }) => id));
    const own = ids.filter((id) => isOwn.has(id));
    expect(own.length).toBeGreaterThan(0);
    expect(ids.slice(0, own.length)).toEqual(rising(own).reverse());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
