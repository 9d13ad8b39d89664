import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';
import { waitForLockWaits } from './support/wait-for-lock-waits';

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
const deletedMessage = 'This post has been deleted in the meantime. Nothing was saved.';
const notFoundMessage =
  'This post does not exist, or you do not have permission to edit it. Nothing was saved.';
const notFound = (expectedText: string) => ({ status: 404, text: expect.stringContaining(expectedText) });

test.each([
  ['network-admin', deletedMessage],
  ['office-editor', notFoundMessage],
])(
  'concurrent deletion › a save of %s reports a document that was deleted by another user: %s',
  async (role, expectedText) => {
    const { payload } = backend;
    const admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
    const person = await signIn(api, `${role}@example.com`, 'long enough to pass');
    const id = await createOwn({ payload, network }, 'posts', {}, asSystem);
    const [removed, saved] = await Promise.all([call(id, 'DELETE', admin), call(id, 'PATCH', person)]);
    // Locked by the save that waits for it, or deleted before.
    if (removed.status === 200)
      expect([notFound(expectedText), notFound(deletedMessage)]).toContainEqual(saved);
    else expect([removed.status, saved.status]).toEqual([409, 200]);
    await payload.delete({ collection: 'posts', where: { id: { equals: id } } });
    expect(await call(id, 'PATCH', person)).toMatchObject(notFound(expectedText));
    expect(await call(id, 'DELETE', person)).toMatchObject(notFound(expectedText));
    expect((await payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs).toBe(0);
  },
);

/** What blocks and rich text can refer to: a linked page, a picture, a file. */
async function createReference(kind: 'page' | 'picture' | 'file') {
  const { payload } = backend;
  const world = { payload, network };
  if (kind === 'page') {
    const id = await createOwn(world, 'pages', { _status: 'published' }, asSystem);
    return { ...callTo({ page: id }), path: `/pages/${id}`, table: 'pages', id };
  }
  const id = await createOwn(world, 'media', {}, asSystem);
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

describe.each(['page', 'picture', 'file'] as const)('a %s that a save starts to use', (kind) => {
  const startSave = async () => {
    const use = await createReference(kind);
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

  test('is not used when its deletion is in progress; the save waits for it', async () => {
    const { save, table, id } = await startSave();
    const other = await backend.payload.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(`delete from ${table} where id = ${id}`);
      const saving = save();
      await waitForLockWaits(backend);
      await other.query('commit');
      expect(await saving).toMatchObject({
        status: 400,
        text: expect.stringContaining('was deleted, or you do not have access'),
      });
    } finally {
      other.release();
    }
  });

  test('cannot be deleted while the save is in progress', async () => {
    const { save, remove } = await startSave();
    const other = await backend.payload.db.pool.connect();
    try {
      await other.query('begin');
      // The last statement of a save: the references are checked and the transaction is still open.
      await other.query('lock table content_references in share mode');
      const saving = save();
      await waitForLockWaits(backend);
      const removing = remove();
      await waitForLockWaits(backend, 2);
      await other.query('commit');
      expect((await saving).status).toBe(200);
      expect(await removing).toMatchObject({
        status: 409,
        text: expect.stringContaining('cannot be deleted'),
      });
    } finally {
      other.release();
    }
  });
});
