import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { fieldKey } from '@/schemas/dependency';
import { thinOut } from '../support/long-form';
import { findNetwork, type Network } from './support/network';
import { askEverything, type Drafted, drafted, openStaff, wholeRecord } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let ask: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  ask = await openStaff();
});
afterAll(() => backend.stop());

async function make(collection: Drafted, fields: object = {}, query = ''): Promise<number> {
  const body = { ...wholeRecord(collection, network), ...fields };
  const { doc, told } = await ask('network-editor', `/${collection}${query}`, { method: 'POST', body });
  if (!doc) throw new Error(JSON.stringify(told));
  return doc.id;
}

const change = (path: string, body: object) => ask('network-editor', path, { method: 'PATCH', body });
const seenBy = (collection: Drafted, id: number, draft = false) =>
  backend.payload.find({ collection, where: { id: { equals: id } }, draft, overrideAccess: false, depth: 0 });

/** The keys that changes renew. */
async function renewedBy(act: () => Promise<unknown>): Promise<string[]> {
  const { position } = await readNewestRenewals(backend.payload);
  await act();
  return (await readRenewalsSince(backend.payload, position)).renewals;
}

describe.each(thinOut(drafted, 2))(
  'a draft of a change in $collection',
  ({ collection, seen, required, malformed }) => {
    test('is seen by staff and by no visitor, renews nothing, and is published', async () => {
      const id = await make(collection);
      const before = JSON.stringify(await askEverything());
      const word = `drafted-${collection}`;
      const renewed = await renewedBy(async () => {
        expect(await change(`/${collection}/${id}?draft=true`, { [seen]: word, revision: 1 })).toMatchObject({
          status: 200,
          doc: { revision: 2, _status: 'draft' },
        });
      });
      expect(renewed).toEqual([]);
      expect(JSON.stringify(await askEverything())).toBe(before);
      expect(JSON.stringify(await seenBy(collection, id))).not.toContain(word);
      expect((await seenBy(collection, id, true)).docs).toEqual([]);
      const list = await ask('network-editor', `/${collection}?draft=true&where[id][equals]=${id}&depth=0`);
      expect(list.told).toMatchObject({ docs: [{ [seen]: word, _status: 'draft', revision: 2 }] });

      expect(
        await change(`/${collection}/${id}`, { role: 'x', _status: 'published', revision: 1 }),
      ).toMatchObject({
        status: 409,
        errors: [{ data: { sent: { revision: 1 }, stored: { revision: 2, document: { [seen]: word } } } }],
      });
      const published = await renewedBy(async () => {
        const body = { _status: 'published', revision: 2 };
        expect((await change(`/${collection}/${id}`, body)).status).toBe(200);
      });
      expect(published).toContain(fieldKey(collection, id, seen));
      expect(JSON.stringify(await seenBy(collection, id))).toContain(word);
    });

    test('may be unfinished, which publishing refuses, and never malformed', async () => {
      const id = await make(collection);
      const path = `/${collection}/${id}`;
      expect((await change(`${path}?draft=true`, { [required]: '', revision: 1 })).status).toBe(200);
      expect(await change(path, { _status: 'published', revision: 2 })).toMatchObject({
        status: 400,
        errors: [{ data: { errors: [{ path: required }] } }],
      });
      expect(await change(path, { revision: 2 })).toMatchObject({ status: 400 });
      const [field = ''] = Object.keys(malformed);
      expect(await change(`${path}?draft=true`, { ...malformed, revision: 2 })).toMatchObject({
        status: 400,
        errors: [{ data: { errors: [{ path: expect.stringContaining(field) }] } }],
      });
      expect((await seenBy(collection, id)).docs).toHaveLength(1);
      expect((await seenBy(collection, id)).docs).toMatchObject([{ [required]: expect.stringMatching(/./) }]);
    });

    test('is taken back, and an earlier version restored', async () => {
      const id = await make(collection);
      const path = `/${collection}/${id}`;
      const [stored] = (await seenBy(collection, id)).docs;
      await change(`${path}?draft=true`, { [seen]: 'first', revision: 1 });
      // As the form's "Revert to published" does.
      const { told } = await ask('network-editor', `${path}?depth=0&fallback-locale=null`);
      const reverted = await ask('network-editor', path, {
        ...{ method: 'PATCH', revision: 2 },
        body: Object(told),
      });
      expect(reverted).toMatchObject({ status: 200, doc: { _status: 'published', revision: 3 } });
      const [again] = (await seenBy(collection, id)).docs;
      expect(Object(again)[seen]).toBe(Object(stored)[seen]);

      await change(`${path}?draft=true`, { [seen]: 'second', revision: 3 });
      const { docs } = await backend.payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: 'id',
      });
      const [published, draft] = docs;
      const restore = (version: unknown, revision: number) =>
        ask('network-editor', `/${collection}/versions/${version}`, { method: 'POST', revision });
      expect((await restore(draft?.id, 4)).status).toBe(200);
      expect(await ask('network-editor', `${path}?draft=true&depth=0`)).toMatchObject({
        told: { [seen]: 'first', _status: 'draft', revision: 5 },
      });
      expect((await seenBy(collection, id)).docs).toMatchObject([{ [seen]: Object(stored)[seen] }]);
      expect((await restore(published?.id, 4)).status).toBe(409);
      expect((await restore(published?.id, 5)).status).toBe(200);
      expect(await ask('network-editor', `${path}?draft=true&depth=0`)).toMatchObject({
        told: { [seen]: Object(stored)[seen], _status: 'published', revision: 6 },
      });
    });

    test('leaves what says nothing of drafts as it was: on the website, or not', async () => {
      const id = await make(collection);
      await change(`/${collection}/${id}?draft=true`, { [seen]: 'with-the-draft', revision: 1 });
      await change(`/${collection}/${id}`, { revision: 2 });
      expect((await seenBy(collection, id)).docs).toMatchObject([{ [seen]: 'with-the-draft' }]);
      const never = await make(collection, {}, '?draft=true');
      expect(await change(`/${collection}/${never}`, { revision: 1 })).toMatchObject({
        status: 200,
        doc: { _status: 'draft' },
      });
      expect((await seenBy(collection, never)).docs).toEqual([]);
    });
  },
);

test('what was never published is shown nowhere, also unfinished, until it is published', async () => {
  const before = await askEverything();
  const made = new Map<Drafted, number>();
  for (const { collection } of drafted) {
    const body = wholeRecord(collection, network, 'unseen');
    const { doc } = await ask('network-editor', `/${collection}?draft=true`, { method: 'POST', body });
    made.set(collection, doc?.id ?? 0);
    expect(doc, collection).toMatchObject({ _status: 'draft', revision: 1 });
    const empty = await ask('network-editor', `/${collection}?draft=true`, {
      method: 'POST',
      body: nothing(collection),
    });
    expect(empty.status, JSON.stringify(empty.told)).toBe(201);
  }
  const named = ['offices', 'agents', 'listings'] as const;
  const ids = `offices: ["${made.get('offices')}"], agents: ["${made.get('people')}"], listings: ["${made.get('listings')}"]`;
  const after = await askEverything(
    `references(${ids}) { ${named.map((one) => `${one} { id }`).join(' ')} }`,
  );
  expect(after).toEqual({ ...Object(before), references: { offices: [], agents: [], listings: [] } });
  for (const [collection, id] of made)
    expect((await change(`/${collection}/${id}`, { _status: 'published', revision: 1 })).status).toBe(200);
  const shown = JSON.stringify(await askEverything());
  for (const list of ['offices', 'teamMembers', 'agents', 'listings', 'officeMenus'])
    expect(JSON.stringify(Object(JSON.parse(shown))[list]), list).toContain('unseen');
});

/** The least that a draft says: whose it is. */
function nothing(collection: Drafted): object {
  if (collection === 'listings' || collection === 'offices') return {};
  return { scope: 'network' };
}

test('two drafts of menus may have one name; one of them is published', async () => {
  const [first, second] = [
    await make('menus', { name: 'twice' }, '?draft=true'),
    await make('menus', { name: 'twice' }, '?draft=true'),
  ];
  expect((await change(`/menus/${first}`, { _status: 'published', revision: 1 })).status).toBe(200);
  expect((await change(`/menus/${second}`, { _status: 'published', revision: 1 })).status).toBe(400);
});

test('a copy of a record is a draft, and sound', async () => {
  const id = await make('people', { slug: null, is_agent: false });
  const copied = await ask('network-editor', `/people/${id}/duplicate`, { method: 'POST', body: {} });
  expect(copied).toMatchObject({ status: 200, doc: { _status: 'draft', revision: 1 } });
});
