import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { textBlock } from './support/composer-client';
import { findNetwork, type Network } from './support/network';
import { openStaff } from './support/record-drafts';
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

const frames = ['header', 'footer', 'header-logo', 'footer-logo'];
const section = (name: string) => ({ name, ...toOwnerFields(network.own), blocks: [textBlock('a')] });
const create = (name: string, query = '') =>
  request('office-editor', `/website-sections${query}`, { method: 'POST', body: section(name) });
const findByName = async (name: string) =>
  (await backend.payload.count({ collection: 'website-sections', where: { name: { equals: name } } }))
    .totalDocs;

test.each(frames)("header and footer sections › an office cannot replace the network's %s", async (name) => {
  for (const query of ['', '?draft=true'])
    expect(await create(name, query)).toMatchObject({
      status: 403,
      errors: [{ message: expect.stringContaining(`“${name}”`) }],
    });
  const { doc } = await create(`offer-${name}`);
  for (const query of ['', '?draft=true']) {
    const renamed = { method: 'PATCH', body: { name }, revision: 1 } as const;
    expect((await request('office-editor', `/website-sections/${doc?.id}${query}`, renamed)).status).toBe(
      403,
    );
  }
  expect(await findByName(name)).toBe(0);
  expect(await findByName(`offer-${name}`)).toBe(1);
});

test('header and footer sections › an office changes the blocks of its own header but not its name', async () => {
  const body = { ...section('header'), _status: 'published' };
  const { doc } = await request('network-editor', '/website-sections', { method: 'POST', body });
  const path = `/website-sections/${doc?.id}`;
  const change = { blocks: [textBlock('a', 'ours')] };
  const saved = await request('office-editor', path, { method: 'PATCH', body: change, revision: 1 });
  expect(saved).toMatchObject({ status: 200, doc: { blocks: [{ props: { text: 'ours' } }] } });
  const copied = await request('office-editor', `${path}/duplicate`, { method: 'POST', body: {} });
  expect(copied.status).toBe(403);
  expect(await findByName('header')).toBe(1);
});
