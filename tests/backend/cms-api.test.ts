import fc from 'fast-check';
import type { CollectionSlug, FlattenedField, Payload, SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { asSystem, officeCollections } from './support/access-cases';
import { oddCall } from './support/arbitrary-calls';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { oddRequests } from './support/malformed-requests';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { invalidQueries, validQueries } from './support/sample-queries';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let api: CmsApi;
let asAdmin: Record<string, string>;
let config: SanitizedConfig;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  await createListings({ payload: backend.payload, network });
  config = backend.payload.config;
  api = await openCmsApi();
  asAdmin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

/** Three documents that distinguish query results: by office, price, date and relocatability. */
async function createListings(at: { payload: Payload; network: Network }): Promise<void> {
  const of = (fields: Record<string, unknown>) => createOwn(at, 'listings', fields, asSystem);
  await of({ title: 'Bakery', relocatable: true, asking_price: 100 });
  await of({ title: 'Bakery too', asking_price: 900, office: at.network.own });
  await of({ relocatable: true, office: at.network.other, listed_at: '2026-01-02T00:00:00.000Z' });
}

/** A document of the collection that no other test changes. */
const createDocument = (collection: CollectionSlug) =>
  createOwn({ payload: backend.payload, network }, collection, {}, asSystem);
const revisionOf = async (collection: CollectionSlug, id: number) =>
  (await storedRow(backend.payload, collection, id))?.revision;

describe('CMS API › permissions', () => {
  test('the public learns no names of collections and fields', async () => {
    const answer = await api('/access');
    expect(await answer.json()).toEqual({ canAccessAdmin: false });
    expect(await (await api('/access', { headers: asAdmin })).text()).toContain('"collections"');
    for (const path of ['/people/access', '/people/access/1', '/staff/access'])
      expect((await api(path, { method: 'POST', body: {} })).status, path).toBe(403);
    expect((await api('/people/access', { method: 'POST', body: {}, headers: asAdmin })).status).toBe(200);
  });
});

describe('CMS API › malformed request', () => {
  test.each(oddRequests.map(([path, status, call]) => ({ path, status, call })))(
    '$path is answered with $status',
    async ({ path, status, call = {} }) => {
      const answer = await api(path, { ...call, headers: { ...asAdmin, ...call.headers } });
      const text = await answer.text();
      expect(answer.status, text).toBe(status);
      if (status >= 400) expect(text).toMatch(/"message":"[^"]{10,}/);
      expect(text).not.toMatch(/select |insert |syntax|undefined|null value/i);
    },
  );

  test.each(invalidQueries)('%s is rejected with a message that names %s', async (path, name) => {
    const answer = await api(path, { headers: asAdmin });
    const text = await answer.text();
    expect(answer.status, text).toBe(400);
    expect(JSON.parse(text).errors[0].message).toContain(name);
  });

  test.each(validQueries)('%s is valid and finds %d', async (path, found) => {
    const answer = await api(path, { headers: asAdmin });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    expect(JSON.parse(text).totalDocs).toBe(found);
  });

  test('is rejected for the public as well', async () => {
    for (const [path, , call = {}] of oddRequests) {
      const answer = await api(path, call);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  const runs = process.env.TEST_LONG ? 5_000 : 120;
  test(`answers ${runs} arbitrary requests without a server error`, async () => {
    const failed: string[] = [];
    for (const { collection } of officeCollections) await createDocument(collection);
    await fc.assert(
      fc.asyncProperty(oddCall(config.collections), async ({ path, collection, call }) => {
        const [, , id] = path.split(/[/?]/);
        if (call.method === 'PATCH' && Number(id) > 0 && hasRevision(call.body))
          call.body.revision = await revisionOf(collection, Number(id));
        const answer = await api(path, { ...call, headers: { ...asAdmin, ...call.headers } });
        if (answer.status >= 500)
          failed.push(`${call.method} ${path} ${JSON.stringify(call.body)?.slice(0, 300)}`);
      }),
      {
        numRuns: runs,
        endOnFailure: true,
      },
    );
    expect(failed).toEqual([]);
    expect((await api('/staff/me', { headers: asAdmin })).status).toBe(200);
  });
});

const hasRevision = (body: unknown): body is { revision: unknown } =>
  body instanceof Object && 'revision' in body;

/** Values of the wrong type for each kind of field; Payload would convert or drop them. */
const wrongValues: Partial<Record<FlattenedField['type'], readonly unknown[]>> = {
  relationship: ['x', -1, -99_999_999_999, 99_999_999_999, 1.5, true, { id: 99_999_999_999 }],
  upload: ['x', -1, 1.5, true],
  number: ['x', '5', true, {}, []],
  checkbox: ['yes', 'true', 1, {}],
  date: ['x', 'page 5', '5', 0, 20260101, '2026-02-30', true],
  select: ['nothing', 0, 5, true, {}],
};

/** Each wrong value for each field, also in groups and rows: the path and a request body. */
function wrongBodies(fields: readonly FlattenedField[]): { path: string; body: object }[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'array')
      return wrongBodies(field.flattenedFields).map(({ path, body }) => ({
        path: `${field.name}.${path}`,
        body: { [field.name]: field.type === 'array' ? [body] : body },
      }));
    const isList = 'hasMany' in field && field.hasMany;
    const wrong = wrongValues[field.type] ?? [];
    // A single value in place of a list would otherwise replace the stored list.
    return [...wrong, ...(isList ? [5, '5', ...wrong.map((one) => [one])] : [])].map((value) => ({
      path: field.name,
      body: { [field.name]: value },
    }));
  });
}

describe('CMS API › value of the wrong type', () => {
  test('is rejected by every field of every collection, with the field name', async () => {
    const tried: string[] = [];
    const passed: string[] = [];
    for (const { slug, flattenedFields } of config.collections) {
      if (slug.startsWith('payload-')) continue;
      for (const { path, body } of wrongBodies(flattenedFields)) {
        tried.push(`${slug}.${path}`);
        const answer = await api(`/${slug}/1`, { method: 'PATCH', headers: asAdmin, body });
        const text = await answer.text();
        if (answer.status !== 400 || !text.includes(`field ${path}: expected`))
          passed.push(`${slug}.${path} ${JSON.stringify(body)}: ${answer.status} ${text}`);
      }
    }
    expect(passed).toEqual([]);
    const places = [
      'pages.menu_order',
      'offices.opening_hours.tribe_opening_hours.day',
      'posts.published_at',
    ];
    const listings = ['listings.relocatable', 'listings.images', 'listings.office'];
    expect(tried).toEqual(expect.arrayContaining([...places, ...listings]));
  });

  test('leaves the stored value; a valid value is stored', async () => {
    const { payload } = backend;
    const data = {
      title: 'A',
      route: 'customPage',
      slug: 'kinds',
      layout: 'default',
      menu_order: 7,
    } as const;
    const { id } = await payload.create({ collection: 'pages', data: { ...data, ...toOwnerFields(null) } });
    const write = async (menu_order: unknown) => {
      const { revision } = await payload.findByID({ collection: 'pages', id, draft: true });
      const body = { menu_order, revision };
      const answer = await api(`/pages/${id}`, { method: 'PATCH', headers: asAdmin, body });
      const stored = await payload.findByID({ collection: 'pages', id, draft: true });
      return [answer.status, stored.menu_order];
    };
    expect(await write('x')).toEqual([400, 7]);
    expect(await write(8)).toEqual([200, 8]);
    expect(await write('')).toEqual([200, null]);
  });
});

describe('CMS API › without a session', () => {
  test('reads no list, document or count', async () => {
    const read: string[] = [];
    for (const { slug, endpoints } of config.collections) {
      if (endpoints === false) continue;
      for (const place of ['', '/1', '/count', '/versions', '/versions/1']) {
        const answer = await api(`/${slug}${place}`);
        const isRefused = [403, 404].includes(answer.status);
        // Preferences are requested by a key of the user, and the public has none.
        const isNothing = slug === 'payload-preferences' && (await answer.text()).includes('"value":null');
        if (!isRefused && !isNothing) read.push(`${slug}${place}: ${answer.status}`);
      }
    }
    expect(read).toEqual([]);
    expect((await api('/offices', { headers: asAdmin })).status).toBe(200);
    expect((await api('/offices/1', { headers: asAdmin })).status).toBe(200);
  });

  test('allows the current-user request and sign-in', async () => {
    expect(await (await api('/staff/me')).json()).toMatchObject({ user: null });
    expect((await api('/staff/init')).status).toBe(200);
    await expect(signIn(api, 'network-admin@example.com', 'long enough to pass')).resolves.toBeTruthy();
  });
});

describe('CMS API › internal error', () => {
  test('is answered with a reference number that is also in the log, without details', async () => {
    const logged = vi.spyOn(backend.payload.logger, 'error').mockImplementation(() => undefined);
    vi.spyOn(backend.payload.db, 'find').mockRejectedValueOnce(new Error('The disk is on fire'));
    const answer = await api('/pages', { headers: asAdmin });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('fire');
    const [, id] = /number ([0-9a-f]{12})/.exec(text) ?? [];
    expect(logged.mock.calls.flat()).toContainEqual(
      expect.objectContaining({ requestId: id, path: '/cms-api/pages' }),
    );
  });
});
