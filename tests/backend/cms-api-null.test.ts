import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCases } from '../support/test-scope';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn, ownDocument, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let api: CmsApi;
let asAdmin: Record<string, string>;
let config: SanitizedConfig;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  config = backend.payload.config;
  api = await openCmsApi();
  asAdmin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const createDocument = (collection: CollectionSlug) =>
  createOwn({ payload: backend.payload, network }, collection, {}, asSystem);
const revisionOf = async (collection: CollectionSlug, id: number) =>
  (await storedRow(backend.payload, collection, id))?.revision;

/**
 * Fields in which null once was not a valid empty value; always tested, together with some fields of each
 * collection.
 */
const oddFields = [
  ...['offices.contents', 'offices.opening_hours.tribe_opening_hours', 'offices.telephone_url_triggers'],
  ...['menus.items', 'menus.items.children', 'pages._status', 'listings.images'],
];
const isOdd = (field: string) => oddFields.includes(field);

/** Each field set to null, also in groups and rows: the path and a request body. */
function emptied(fields: readonly FlattenedField[]): { path: string; body: Record<string, unknown> }[] {
  return fields.flatMap((field) => {
    const inside = field.type === 'group' || field.type === 'array' ? emptied(field.flattenedFields) : [];
    return [
      { path: field.name, body: { [field.name]: null } },
      ...inside.map(({ path, body }) => ({
        path: `${field.name}.${path}`,
        body: { [field.name]: field.type === 'array' ? [body] : body },
      })),
    ];
  });
}

describe('null in the CMS API', () => {
  test('is accepted or rejected by every field of every collection and leaves a stored document', {
    timeout: 180_000,
  }, async () => {
    const failed: string[] = [];
    const tried = new Set<string>();
    const stored: Partial<Record<CollectionSlug, number>> = {
      offices: network.own,
      regions: network.region,
      staff: Number(network.users['office-editor'].id),
    };
    for (const { slug, flattenedFields } of config.collections) {
      if (slug.startsWith('payload-')) continue;
      const id = stored[slug] ?? (await createDocument(slug));
      const fields = emptied(flattenedFields);
      const some = sampleCases(fields, 2);
      for (const { path, body } of fields.filter(
        (one) => some.includes(one) || isOdd(`${slug}.${one.path}`),
      )) {
        tried.add(`${slug}.${path}`);
        const revision = await revisionOf(slug, id);
        const sent = { method: 'PATCH' as const, headers: asAdmin, body: { revision, ...body } };
        const answer = await api(`/${slug}/${id}`, sent);
        if (answer.status >= 500) failed.push(`${slug}.${path}: ${await answer.text()}`);
      }
    }
    expect(failed).toEqual([]);
    expect([...tried]).toEqual(expect.arrayContaining(oddFields));
  });

  test.each([
    ['pages', '_status', { _status: null }],
    ['posts', '_status', { _status: null }],
    ['website-sections', '_status', { _status: null }],
    ['offices', 'contents', { contents: null }],
    ['offices', 'telephone_url_triggers', { telephone_url_triggers: null }],
    ['menus', 'items', { items: null }],
  ] as const)('in a document of %s is rejected for %s, with the field name', async (slug, name, body) => {
    const id = slug === 'offices' ? network.own : await createDocument(slug);
    const changed = { ...body, revision: await revisionOf(slug, id) };
    const created = { ...ownDocument(slug, network).data, ...body };
    for (const answer of [
      await api(`/${slug}/${id}`, { method: 'PATCH', headers: asAdmin, body: changed }),
      await api(`/${slug}`, { method: 'POST', headers: asAdmin, body: created }),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(`Check the field ${name}: expected`);
    }
  });
});
