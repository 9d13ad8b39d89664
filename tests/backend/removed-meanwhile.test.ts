import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from './support/cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';
import { untilWaiting } from './support/until-waiting';

let backend: TestBackend;
let network: Network;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
});
afterAll(() => backend.stop());

async function call(id: number, method: 'PATCH' | 'DELETE', headers: Record<string, string>) {
  const body = method === 'PATCH' ? { title: 'Mine', revision: 1 } : undefined;
  const answer = await api(`/posts/${id}`, { method, headers: { ...headers, 'if-match': '"1"' }, body });
  return { status: answer.status, text: await answer.text() };
}
const removedMeanwhile = 'This post was removed meanwhile. Nothing was stored.';
const noneOfYours = 'There is no such post, or it is not yours to change. Nothing was stored.';
const gone = (words: string) => ({ status: 404, text: expect.stringContaining(words) });

test.each([
  ['network-admin', removedMeanwhile],
  ['office-editor', noneOfYours],
])('%s is told of a document that another removed: %s', async (role, words) => {
  const { payload } = backend;
  const admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  const person = await signIn(api, `${role}@example.com`, 'long enough to pass');
  const id = await createOwn({ payload, network }, 'posts', {}, asSystem);
  const [removed, saved] = await Promise.all([call(id, 'DELETE', admin), call(id, 'PATCH', person)]);
  // It was locked by the save that waits for it, or was gone before.
  if (removed.status === 200) expect([gone(words), gone(removedMeanwhile)]).toContainEqual(saved);
  else expect([removed.status, saved.status]).toEqual([409, 200]);
  await payload.delete({ collection: 'posts', where: { id: { equals: id } } });
  expect(await call(id, 'PATCH', person)).toMatchObject(gone(words));
  expect(await call(id, 'DELETE', person)).toMatchObject(gone(words));
  expect((await payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs).toBe(0);
});

/** What blocks, and a formatted text, may begin to show: a page that is linked to, a picture, a file. */
async function makeUse(kind: 'page' | 'picture' | 'file') {
  const { payload } = backend;
  const made = { payload, network };
  if (kind === 'page') {
    const id = await createOwn(made, 'pages', { _status: 'published' }, asSystem);
    return { ...callTo({ page: id }), path: `/pages/${id}`, table: 'pages', id };
  }
  const id = await createOwn(made, 'media', {}, asSystem);
  const { filename } = await payload.findByID({ collection: 'media', id });
  const text = `![A dot](/media/${filename})`;
  const use =
    kind === 'file'
      ? { collection: 'posts' as const, data: { body: text } }
      : blocksOf({ type: 'hero', props: { heading: 'Akwaaba', image: { media: id } } });
  return { ...use, path: `/media/${id}`, table: 'media', id };
}

const blocksOf = (block: object) => ({
  collection: 'pages' as const,
  data: { blocks: [{ id: 'one', version: 0, ...block }] },
});
const callTo = (to: object) =>
  blocksOf({ type: 'call-to-action', props: { heading: 'Ask', actions: [{ label: 'Ask', to }] } });

describe.each(['page', 'picture', 'file'] as const)('a %s that a save begins to use', (kind) => {
  const begin = async () => {
    const use = await makeUse(kind);
    const admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
    const id = await createOwn({ payload: backend.payload, network }, use.collection, {}, asSystem);
    const save = async () => {
      const body = { ...use.data, revision: 1 };
      const path = `/${use.collection}/${id}?draft=true`;
      const answer = await api(path, { method: 'PATCH', headers: admin, body });
      return { status: answer.status, text: await answer.text() };
    };
    const remove = async () => {
      const headers = { ...admin, 'if-match': '"1"' };
      const answer = await api(use.path, { method: 'DELETE', headers });
      return { status: answer.status, text: await answer.text() };
    };
    return { ...use, save, remove };
  };

  test('is waited for while it is being removed, and then not used', async () => {
    const { save, table, id } = await begin();
    const other = await backend.payload.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(`delete from ${table} where id = ${id}`);
      const saving = save();
      await untilWaiting(backend);
      await other.query('commit');
      expect(await saving).toMatchObject({
        status: 400,
        text: expect.stringContaining('is gone, or not yours'),
      });
    } finally {
      other.release();
    }
  });

  test('is not removed while the save is at it', async () => {
    const { save, remove } = await begin();
    const other = await backend.payload.db.pool.connect();
    try {
      await other.query('begin');
      // The last that a save writes: it has looked at what it refers to, and is not done.
      await other.query('lock table content_references in share mode');
      const saving = save();
      await untilWaiting(backend);
      const removing = remove();
      await untilWaiting(backend, 2);
      await other.query('commit');
      expect((await saving).status).toBe(200);
      expect(await removing).toMatchObject({
        status: 409,
        text: expect.stringContaining('cannot be removed'),
      });
    } finally {
      other.release();
    }
  });
});
