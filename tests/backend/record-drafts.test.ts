import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { fieldKey } from '@/schemas/dependency';
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

async function create(collection: Drafted, fields: object = {}, query = ''): Promise<number> {
  const body = { ...completeRecord(collection, network), ...fields };
  const { doc, responseBody } = await request('network-editor', `/${collection}${query}`, {
    method: 'POST',
    body,
  });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  return doc.id;
}

const change = (path: string, body: object) => request('network-editor', path, { method: 'PATCH', body });
const publicDocuments = (collection: Drafted, id: number, draft = false) =>
  backend.payload.find({ collection, where: { id: { equals: id } }, draft, overrideAccess: false, depth: 0 });

/** The keys that a change invalidates. */
async function invalidatedBy(act: () => Promise<unknown>): Promise<string[]> {
  const { position } = await readNewestInvalidations(backend.payload);
  await act();
  return (await readInvalidationsSince(backend.payload, position)).invalidations;
}

describe.each(sampleCases(drafted, 2))(
  'draft of a change in $collection',
  ({ collection, seen, required, malformed }) => {
    test('is visible to staff only, invalidates nothing, and can be published', async () => {
      const id = await create(collection);
      const before = JSON.stringify(await queryEverything());
      const draftValue = `drafted-${collection}`;
      const invalidated = await invalidatedBy(async () => {
        expect(
          await change(`/${collection}/${id}?draft=true`, { [seen]: draftValue, revision: 1 }),
        ).toMatchObject({
          status: 200,
          doc: { revision: 2, _status: 'draft' },
        });
      });
      expect(invalidated).toEqual([]);
      expect(JSON.stringify(await queryEverything())).toBe(before);
      expect(JSON.stringify(await publicDocuments(collection, id))).not.toContain(draftValue);
      expect((await publicDocuments(collection, id, true)).docs).toEqual([]);
      const list = await request(
        'network-editor',
        `/${collection}?draft=true&where[id][equals]=${id}&depth=0`,
      );
      expect(list.responseBody).toMatchObject({
        docs: [{ [seen]: draftValue, _status: 'draft', revision: 2 }],
      });

      expect(
        await change(`/${collection}/${id}`, { role: 'x', _status: 'published', revision: 1 }),
      ).toMatchObject({
        status: 409,
        errors: [
          { data: { sent: { revision: 1 }, stored: { revision: 2, document: { [seen]: draftValue } } } },
        ],
      });
      const published = await invalidatedBy(async () => {
        const body = { _status: 'published', revision: 2 };
        expect((await change(`/${collection}/${id}`, body)).status).toBe(200);
      });
      expect(published).toContain(fieldKey(collection, id, seen));
      expect(JSON.stringify(await publicDocuments(collection, id))).toContain(draftValue);
    });

    test('may be incomplete, which publishing rejects, but never malformed', async () => {
      const id = await create(collection);
      const path = `/${collection}/${id}`;
      expect((await change(`${path}?draft=true`, { [required]: '', revision: 1 })).status).toBe(200);
      expect(await change(path, { _status: 'published', revision: 2 })).toMatchObject({
        status: 400,
        errors: [{ data: { errors: [{ path: required }] } }],
      });
      const [field = ''] = Object.keys(malformed);
      expect(await change(`${path}?draft=true`, { ...malformed, revision: 2 })).toMatchObject({
        status: 400,
        errors: [{ data: { errors: [{ path: expect.stringContaining(field) }] } }],
      });
      expect((await publicDocuments(collection, id)).docs).toHaveLength(1);
      expect((await publicDocuments(collection, id)).docs).toMatchObject([
        { [required]: expect.stringMatching(/./) },
      ]);
    });

    test('can be discarded, and an earlier version restored', async () => {
      const id = await create(collection);
      const path = `/${collection}/${id}`;
      const [stored] = (await publicDocuments(collection, id)).docs;
      await change(`${path}?draft=true`, { [seen]: 'first', revision: 1 });
      // As the form's “Revert to published” does.
      const { responseBody } = await request('network-editor', `${path}?depth=0&fallback-locale=null`);
      const reverted = await request('network-editor', path, {
        ...{ method: 'PATCH', revision: 2 },
        body: Object(responseBody),
      });
      expect(reverted).toMatchObject({ status: 200, doc: { _status: 'published', revision: 3 } });
      const [visible] = (await publicDocuments(collection, id)).docs;
      expect(Object(visible)[seen]).toBe(Object(stored)[seen]);

      await change(`${path}?draft=true`, { [seen]: 'second', revision: 3 });
      const { docs } = await backend.payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: 'id',
      });
      const [published, draft] = docs;
      const restore = (version: unknown, revision: number) =>
        request('network-editor', `/${collection}/versions/${version}`, { method: 'POST', revision });
      expect((await restore(draft?.id, 4)).status).toBe(200);
      expect(await request('network-editor', `${path}?draft=true&depth=0`)).toMatchObject({
        responseBody: { [seen]: 'first', _status: 'draft', revision: 5 },
      });
      expect((await publicDocuments(collection, id)).docs).toMatchObject([{ [seen]: Object(stored)[seen] }]);
      expect((await restore(published?.id, 4)).status).toBe(409);
      expect((await restore(published?.id, 5)).status).toBe(200);
      expect(await request('network-editor', `${path}?draft=true&depth=0`)).toMatchObject({
        responseBody: { [seen]: Object(stored)[seen], _status: 'published', revision: 6 },
      });
    });

    test('stays published or unpublished after a write without a status', async () => {
      const id = await create(collection);
      await change(`/${collection}/${id}?draft=true`, { [seen]: 'with-the-draft', revision: 1 });
      const { docs } = await publicDocuments(collection, id);
      expect(docs).toHaveLength(1);
      expect(await change(`/${collection}/${id}`, { revision: 2 })).toMatchObject({
        status: 200,
        doc: { [seen]: 'with-the-draft', _status: 'draft', revision: 3 },
      });
      expect((await publicDocuments(collection, id)).docs).toEqual(docs);
      const unpublishedId = await create(collection, {}, '?draft=true');
      expect(await change(`/${collection}/${unpublishedId}`, { revision: 1 })).toMatchObject({
        status: 200,
        doc: { _status: 'draft' },
      });
      expect((await publicDocuments(collection, unpublishedId)).docs).toEqual([]);
    });
  },
);

test('record drafts › an unpublished new record is shown nowhere until it is published, also when incomplete', async () => {
  const before = await queryEverything();
  const idsByCollection = new Map<Drafted, number>();
  for (const { collection } of drafted) {
    const body = completeRecord(collection, network, 'unseen');
    const { doc } = await request('network-editor', `/${collection}?draft=true`, { method: 'POST', body });
    idsByCollection.set(collection, doc?.id ?? 0);
    expect(doc, collection).toMatchObject({ _status: 'draft', revision: 1 });
    const empty = await request('network-editor', `/${collection}?draft=true`, {
      method: 'POST',
      body: ownerOnly(collection),
    });
    expect(empty.status, JSON.stringify(empty.responseBody)).toBe(201);
  }
  const collections = ['offices', 'agents', 'listings'] as const;
  const ids = `offices: ["${idsByCollection.get('offices')}"], agents: ["${idsByCollection.get('people')}"], listings: ["${idsByCollection.get('listings')}"]`;
  const after = await queryEverything(
    `references(${ids}) { ${collections.map((one) => `${one} { id }`).join(' ')} }`,
  );
  expect(after).toEqual({ ...Object(before), references: { offices: [], agents: [], listings: [] } });
  for (const [collection, id] of idsByCollection)
    expect((await change(`/${collection}/${id}`, { _status: 'published', revision: 1 })).status).toBe(200);
  const response = JSON.stringify(await queryEverything());
  for (const list of ['offices', 'teamMembers', 'agents', 'listings', 'officeMenus'])
    expect(JSON.stringify(Object(JSON.parse(response))[list]), list).toContain('unseen');
});

/** The minimum that a draft needs: its owner. */
function ownerOnly(collection: Drafted): object {
  if (collection === 'listings' || collection === 'offices') return {};
  return { scope: 'network' };
}

test('record drafts › two drafts of menus may share a name; only one of them can be published', async () => {
  const [first, second] = [
    await create('menus', { name: 'twice' }, '?draft=true'),
    await create('menus', { name: 'twice' }, '?draft=true'),
  ];
  expect((await change(`/menus/${first}`, { _status: 'published', revision: 1 })).status).toBe(200);
  expect((await change(`/menus/${second}`, { _status: 'published', revision: 1 })).status).toBe(400);
});

test('record drafts › a duplicate of a record is a valid draft', async () => {
  const id = await create('people', { slug: null, is_agent: false });
  const copied = await request('network-editor', `/people/${id}/duplicate`, { method: 'POST', body: {} });
  expect(copied).toMatchObject({ status: 200, doc: { _status: 'draft', revision: 1 } });
});
