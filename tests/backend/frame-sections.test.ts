import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { words } from './support/composing-calls';
import { findNetwork, type Network } from './support/network';
import { openStaff } from './support/record-drafts';
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

const frames = ['header', 'footer', 'header-logo', 'footer-logo'];
const section = (name: string) => ({ name, ...ownedBy(network.own), blocks: [words('a')] });
const make = (name: string, query = '') =>
  ask('office-editor', `/website-sections${query}`, { method: 'POST', body: section(name) });
const named = async (name: string) =>
  (await backend.payload.count({ collection: 'website-sections', where: { name: { equals: name } } }))
    .totalDocs;

test.each(frames)('an office puts nothing in the place of the network’s %s', async (name) => {
  for (const query of ['', '?draft=true'])
    expect(await make(name, query)).toMatchObject({
      status: 403,
      errors: [{ message: expect.stringContaining(`“${name}”`) }],
    });
  const { doc } = await make(`offer-${name}`);
  for (const query of ['', '?draft=true']) {
    const renamed = { method: 'PATCH', body: { name }, revision: 1 } as const;
    expect((await ask('office-editor', `/website-sections/${doc?.id}${query}`, renamed)).status).toBe(403);
  }
  expect(await named(name)).toBe(0);
  expect(await named(`offer-${name}`)).toBe(1);
});

test('an office changes the blocks of a header that the network made for it, and names nothing else so', async () => {
  const body = { ...section('header'), _status: 'published' };
  const { doc } = await ask('network-editor', '/website-sections', { method: 'POST', body });
  const path = `/website-sections/${doc?.id}`;
  const change = { blocks: [words('a', 'ours')] };
  const saved = await ask('office-editor', path, { method: 'PATCH', body: change, revision: 1 });
  expect(saved).toMatchObject({ status: 200, doc: { blocks: [{ props: { text: 'ours' } }] } });
  const copied = await ask('office-editor', `${path}/duplicate`, { method: 'POST', body: {} });
  expect(copied.status).toBe(403);
  expect(await named('header')).toBe(1);
});
