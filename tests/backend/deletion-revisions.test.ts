import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

const versionsSchema = z.object({
  sent: z.object({ revision: z.number() }),
  stored: z.looseObject({
    revision: z.number(),
    by: z.string().nullable(),
    document: z.looseObject({ title: z.string() }),
  }),
});
const oneSchema = z.object({
  errors: z.tuple([z.looseObject({ message: z.string(), data: versionsSchema })]),
});
const manySchema = z.object({
  docs: z.array(z.looseObject({ id: z.number() })),
  errors: z.array(
    z.object({
      ...{ id: z.number(), isPublic: z.literal(true), message: z.string() },
      ...{ status: z.literal(409).optional(), data: versionsSchema.optional() },
    }),
  ),
});

let backend: TestBackend;
let network: Network;
let api: CmsApi;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const createPost = (fields = {}) =>
  createOwn({ payload: backend.payload, network }, 'posts', { title: 'First', ...fields }, asSystem);
const changePost = (id: number) =>
  api(`/posts/${id}`, { method: 'PATCH', headers: admin, body: { title: 'Second', revision: 1 } });
const titleOf = async (id: number) =>
  (await backend.payload.findByID({ collection: 'posts', id, draft: true, disableErrors: true }))?.title;
const remove = (path: string, tags?: string) =>
  api(path, { method: 'DELETE', headers: { ...admin, ...(tags && { 'if-match': tags }) } });
const several = (...ids: number[]) => ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&');

test('deletion revisions › a document is deleted at the revision that was read, or not at all', async () => {
  const id = await createPost();
  await changePost(id);
  expect((await remove(`/posts/${id}`)).status).toBe(428);
  const answer = await remove(`/posts/${id}`, '"1"');
  expect(answer.status).toBe(409);
  const [{ message, data }] = oneSchema.parse(await answer.json()).errors;
  expect(message).toMatch(
    /^network-admin has saved “Second” since you read it \(.+\)\. It was not changed\./,
  );
  expect(data).toMatchObject({
    sent: { revision: 1 },
    stored: { revision: 2, by: 'network-admin', document: { title: 'Second' } },
  });
  expect(await titleOf(id)).toBe('Second');
  expect((await remove(`/posts/${id}`, '"2"')).status).toBe(200);
  expect(await titleOf(id)).toBeUndefined();
});

test('deletion revisions › of several documents, those at the revision that was read are deleted and the others stay', async () => {
  const [read, changed, unread] = [await createPost(), await createPost(), await createPost()];
  await changePost(changed);
  const unlisted = await remove(`/posts?${several(read, changed)}`);
  expect(unlisted.status).toBe(428);
  expect(await unlisted.text()).toContain('Nothing was deleted: 2 documents were not in the displayed list');
  expect((await remove(`/posts?${several(read, unread)}`, `"${read}:1"`)).status).toBe(428);
  expect((await remove('/posts?where[id][exists]=true', `"${read}:1"`)).status).toBe(428);
  expect((await remove(`/posts?${several(read)}`, '"1"')).status).toBe(400);
  expect(await titleOf(read)).toBe('First');

  const tags = `"${read}:1", "${changed}:1", "${unread}:1"`;
  const answer = await remove(`/posts?${several(read, changed)}`, tags);
  const { docs, errors } = manySchema.parse(await answer.json());
  expect(docs.map(({ id }) => id)).toEqual([read]);
  expect(errors).toMatchObject([
    {
      id: changed,
      status: 409,
      data: { sent: { revision: 1 }, stored: { revision: 2, document: { title: 'Second' } } },
    },
  ]);
  expect(await Promise.all([read, changed, unread].map(titleOf))).toEqual([undefined, 'Second', 'First']);
});

test('deletion revisions › of several documents, those in use stay, each with its reason', async () => {
  const picture = () => createOwn({ payload: backend.payload, network }, 'media', {}, asSystem);
  const [used, free] = [await picture(), await picture()];
  await createPost({ image: used });
  const answer = await remove(`/media?${several(used, free)}`, `"${used}:1", "${free}:1"`);
  const { docs, errors } = manySchema.parse(await answer.json());
  expect(docs.map(({ id }) => id)).toEqual([free]);
  expect(errors).toMatchObject([{ id: used, message: expect.stringContaining('1 post') }]);
});

test.each(['pages', 'website-sections'] as const)(
  'deletion revisions › a document of %s that the network drafts for another office cannot be deleted by its former office, whatever the revision',
  async (collection) => {
    const own = { payload: backend.payload, network };
    const id = await createOwn(own, collection, { _status: 'published' }, asSystem);
    const drafted = await api(`/${collection}/${id}?draft=true`, {
      method: 'PATCH',
      headers: admin,
      body: { office: network.other, revision: 1, _status: 'draft' },
    });
    expect(drafted.status).toBe(200);
    const office = await signIn(api, 'office-editor@example.com', 'long enough to pass');
    const deleteDocument = (path: string, tags: string) =>
      api(path, { method: 'DELETE', headers: { ...office, 'if-match': tags } });
    for (const revision of [1, 2]) {
      const answer = await deleteDocument(`/${collection}/${id}`, `"${revision}"`);
      expect([revision, answer.status]).toEqual([revision, 403]);
      expect(await answer.text()).toContain('have a draft here that you cannot see');
      expect(
        (await deleteDocument(`/${collection}?where[id][equals]=${id}`, `"${id}:${revision}"`)).status,
      ).not.toBe(200);
    }
    const stored = await backend.payload.findByID({ collection, id, draft: true, depth: 0 });
    expect(stored).toMatchObject({ revision: 2, office: network.other });
  },
);
