import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from './support/cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

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
const gone = {
  status: 404,
  text: expect.stringContaining('This post was removed meanwhile. Nothing was stored.'),
};

test.each(['network-admin', 'office-editor'])(
  '%s is told when another removed the document',
  async (role) => {
    const { payload } = backend;
    const admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
    const person = await signIn(api, `${role}@example.com`, 'long enough to pass');
    const id = await createOwn({ payload, network }, 'posts', {}, asSystem);
    const [removed, saved] = await Promise.all([call(id, 'DELETE', admin), call(id, 'PATCH', person)]);
    if (removed.status === 200) expect(saved).toMatchObject(gone);
    else expect([removed.status, saved.status]).toEqual([409, 200]);
    await payload.delete({ collection: 'posts', where: { id: { equals: id } } });
    expect(await call(id, 'PATCH', person)).toMatchObject(gone);
    expect(await call(id, 'DELETE', person)).toMatchObject(gone);
    expect((await payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs).toBe(0);
  },
);
