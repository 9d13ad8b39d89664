import { type CollectionSlug, handleEndpoints, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isLongForm, sampleCases } from '../support/test-scope';
import { asSystem, officeCases } from './support/access-cases';
import { bakeryMultiples } from './support/bakery-multiples';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const answerSchema = z.looseObject({
  doc: z.looseObject({ id: z.number(), revision: z.number() }).optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});
const versionsSchema = z.object({
  sent: z.object({ revision: z.number() }),
  stored: z.looseObject({ revision: z.number(), by: z.string().nullable(), at: z.string() }),
});
const conflictSchema = z.object({ message: z.string(), data: versionsSchema });

let backend: TestBackend;
let network: Network;
const tokens = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  for (const { email } of Object.values(network.users)) {
    const data = { email, password: 'long enough to pass' };
    const { token } = await backend.payload.login({ collection: 'staff', data });
    tokens.set(email, token ?? '');
  }
});
afterAll(() => backend.stop());

type Sent = { method?: string; body?: unknown; revision?: number | string; by?: TypedUser };

/** The CMS API for a user; each call has its own connection. */
async function call(path: string, { method = 'PATCH', body, revision, by }: Sent = {}) {
  const email = (by ?? network.users['network-admin']).email;
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${tokens.get(email)}`,
    ...(revision === undefined
      ? {}
      : { 'if-match': typeof revision === 'string' ? revision : `"${revision}"` }),
  };
  const request = new Request(`http://localhost:3000/cms-api/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { payload } = backend;
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

const editPage = (id: number, body: Record<string, unknown>, query = '') =>
  call(`pages/${id}?depth=0${query}`, { body });

let count = 0;
async function createPage(status: 'draft' | 'published' = 'published') {
  count += 1;
  const data = {
    title: 'First',
    route: 'customPage' as const,
    slug: `revised-${count}`,
    scope: 'network' as const,
    layout: 'default' as const,
    _status: status,
  };
  return (await backend.payload.create({ collection: 'pages', data })).id;
}

const titleOf = async (id: number) =>
  (await backend.payload.findByID({ collection: 'pages', id, draft: true })).title;

describe('staff write', () => {
  const ids = async (): Promise<[CollectionSlug, number][]> => {
    const createdDocuments: [CollectionSlug, number][] = [
      ['offices', network.other],
      ['regions', network.region],
      ['staff', network.users['network-editor'].id],
    ];
    const multiple = await backend.payload.create({
      collection: 'valuation-multiples',
      data: bakeryMultiples(),
    });
    createdDocuments.push(['valuation-multiples', multiple.id]);
    const place = await backend.payload.create({
      collection: 'places',
      data: { name: 'Harbour', region: network.region, latitude: 5.63, longitude: 0.01 },
    });
    const synonym = await backend.payload.create({
      collection: 'search-synonyms',
      data: { name: 'Bakeries', language: 'en-GH', words: ['bread'] },
    });
    createdDocuments.push(['places', place.id], ['search-synonyms', synonym.id]);
    for (const one of officeCases(backend.payload, network))
      createdDocuments.push([one.collection, (await one.create(network.own, true, asSystem)).id]);
    return createdDocuments;
  };

  test('to every collection is accepted from the stored revision only and creates the next one', async () => {
    const documents = await ids();
    const { collections } = await import('@/lib/backend/admin/collections/collections');
    expect(documents.map(([slug]) => slug).toSorted()).toEqual(collections.map((one) => one.slug).toSorted());
    const walked = sampleCases(documents, 5);
    for (const [slug, id] of documents) {
      const path = `${slug}/${id}?depth=0`;
      expect(await call(path, { body: {} }), slug).toMatchObject({
        status: 428,
        errors: [{ message: expect.stringContaining('Specify the revision you started from') }],
      });
      const removed = await call(path, { method: 'DELETE' });
      expect(removed.status, `${slug} removed`).toBe(428);
      // The remaining collections share one hook; the short form tests some of them.
      if (!walked.some(([one]) => one === slug)) continue;
      expect(await call(path, { body: { revision: 'x' } }), slug).toMatchObject({ status: 400 });
      expect(await call(path, { body: { revision: 1 } }), slug).toMatchObject({
        status: 200,
        doc: { revision: 2, revised_by: 'network-admin' },
      });
      expect(await call(path, { body: { revision: 1 } }), slug).toMatchObject({ status: 409 });
      expect(await call(path, { body: {}, revision: 2 }), slug).toMatchObject({ doc: { revision: 3 } });
      for (const [revision, status] of [['x', 400] as const, [2, 409] as const]) {
        const removal = await call(path, { method: 'DELETE', revision });
        expect(removal.status, `${slug} removed from ${revision}`).toBe(status);
        if (status === 409) expect(conflictSchema.parse(removal.errors?.[0]).data.stored.revision).toBe(3);
      }
      expect(await call(path, { method: 'GET' }), slug).toMatchObject({ revision: 3 });
    }
  });

  test('from an outdated revision is refused with both versions, their users and times', async () => {
    const id = await createPage();
    await call(`pages/${id}`, {
      body: { title: 'Theirs', revision: 1 },
      by: network.users['network-editor'],
    });
    const { status, errors } = await editPage(id, { title: 'Mine', revision: 1 });
    expect(status).toBe(409);
    const refusal = conflictSchema.parse(errors?.[0]);
    expect(refusal.message).toMatch(
      /^network-editor has saved this since you opened it \(.+ GMT; revision 2, yours started from 1\)\. Your changes were not saved\./,
    );
    expect(refusal.data).toMatchObject({
      sent: { revision: 1 },
      stored: { revision: 2, by: 'network-editor', document: { id, title: 'Theirs', revision: 2 } },
    });
    expect(await titleOf(id)).toBe('Theirs');
  });

  test('counts drafts, autosaves, publishing and unpublishing in one sequence', async () => {
    const id = await createPage();
    const steps = [
      [{ title: 'Draft' }, '&draft=true'],
      [{ title: 'Autosaved' }, '&draft=true&autosave=true'],
      [{ title: 'Autosaved again' }, '&draft=true&autosave=true'],
      [{ _status: 'published' }, ''],
      [{ _status: 'draft' }, ''],
    ] as const;
    for (const [at, [fields, query]] of steps.entries()) {
      expect(await editPage(id, { ...fields, revision: at }, query), query).toMatchObject({
        status: at ? 409 : 400,
      });
      expect(await editPage(id, { ...fields, revision: at + 1 }, query), query).toMatchObject({
        status: 200,
        doc: { revision: at + 2 },
      });
    }
    expect(await titleOf(id)).toBe('Autosaved again');
  });

  test('from the published revision is refused while there is a newer draft', async () => {
    const id = await createPage();
    await editPage(id, { title: 'Draft', revision: 1 }, '&draft=true');
    const published = await backend.payload.findByID({ collection: 'pages', id });
    expect(published).toMatchObject({ title: 'First', revision: 1 });
    expect(await editPage(id, { title: 'Over it', revision: published.revision })).toMatchObject({
      status: 409,
    });
  });

  test('in another locale counts as well', async () => {
    const id = await createPage();
    expect(await editPage(id, { title: 'US', revision: 1 }, '&locale=en-US')).toMatchObject({ status: 200 });
    expect(await editPage(id, { title: 'GH', revision: 1 })).toMatchObject({ status: 409 });
    expect(await editPage(id, { title: 'GH', revision: 2 })).toMatchObject({ status: 200 });
  });

  test('that restores a version names the revision that it replaces', async () => {
    const id = await createPage();
    await editPage(id, { title: 'Second', _status: 'published', revision: 1 });
    const { docs } = await backend.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const restore = (revision?: number) =>
      call(`pages/versions/${docs[0]?.id}`, { method: 'POST', ...(revision && { revision }) });
    expect(await restore()).toMatchObject({ status: 428 });
    expect(await restore(1)).toMatchObject({ status: 409 });
    expect(await titleOf(id)).toBe('Second');
    expect(await restore(2)).toMatchObject({ status: 200 });
    expect(await titleOf(id)).toBe('First');
    expect(await backend.payload.findByID({ collection: 'pages', id })).toMatchObject({ revision: 3 });
  });

  test('applies to one document at a time', async () => {
    const id = await createPage();
    const answer = await call(`pages?where[id][equals]=${id}`, { body: { title: 'All', revision: 1 } });
    expect(answer.status).toBe(403);
    expect(await titleOf(id)).toBe('First');
  });
});

test('revisions › a system write needs no revision and creates the next one', async () => {
  const id = await createPage();
  const { payload } = backend;
  const saved = await payload.update({ collection: 'pages', id, data: { title: 'Seeded', revision: 9 } });
  expect(saved).toMatchObject({ revision: 2, revised_by: null });
});

test('revisions › a duplicate starts at one', async () => {
  const id = await createPage();
  await editPage(id, { title: 'Second', revision: 1 });
  const data = { slug: 'a-copy' };
  const copy = await backend.payload.duplicate({ collection: 'pages', id, data });
  expect(copy).toMatchObject({ title: 'Second', revision: 1 });
});

describe('two concurrent writers', () => {
  test.each(['', '&draft=true', '&draft=true&autosave=true'])('cannot both succeed (%s)', async (query) => {
    for (let round = 0; round < (isLongForm ? 8 : 3); round += 1) {
      const id = await createPage();
      const titles = ['One', 'Two', 'Three', 'Four'];
      const answers = await Promise.all(titles.map((title) => editPage(id, { title, revision: 1 }, query)));
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
      expect(await titleOf(id)).toBe(titles[statuses.indexOf(200)]);
    }
  });
});

test('revisions › the public never reads who wrote a document', async () => {
  const id = await createPage();
  await editPage(id, { _status: 'published', revision: 1 });
  const publicPage = await backend.payload.findByID({ collection: 'pages', id, overrideAccess: false });
  expect(publicPage.revised_by).toBeUndefined();
});
