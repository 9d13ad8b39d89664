import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
/** Whoever stayed, the first administrator is the only one again. */
afterEach(async () => {
  const { payload } = backend;
  const first = network.users['network-admin'].id;
  await payload.update({ collection: 'staff', id: first, data: { role: 'network-admin' } });
  await payload.delete({ collection: 'staff', where: { email: { equals: second.email } } });
});

const second = { name: 'Esi', email: 'esi@example.com', role: 'network-admin' } as const;

const admins = async () =>
  (await backend.payload.find({ collection: 'staff', where: { role: { equals: 'network-admin' } } })).docs;
const revisionOf = async (id: number) =>
  (await backend.payload.findByID({ collection: 'staff', id })).revision ?? 1;
const remove = async (id: number) =>
  ask('network-admin', `/staff/${id}`, { method: 'DELETE', revision: await revisionOf(id) });
const demote = async (id: number) =>
  ask('network-admin', `/staff/${id}`, {
    method: 'PATCH',
    body: { role: 'network-editor', revision: await revisionOf(id) },
  });

test('the last administrator is neither removed nor given another role, and is told why', async () => {
  const id = Number(network.users['network-admin'].id);
  for (const [answer, what] of [
    [await remove(id), 'removed'],
    [await demote(id), 'given another role'],
  ] as const)
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining(`last network administrator, and cannot be ${what}`) }],
    });
  expect((await admins()).map((one) => one.id)).toEqual([id]);
});

const makeSecond = () =>
  backend.payload.create({ collection: 'staff', data: { ...second, password: 'long enough to pass' } });

test('of two administrators who are taken away at once one stays', async () => {
  const first = Number(network.users['network-admin'].id);
  const { id: second } = await makeSecond();
  const answers = await Promise.all([remove(second), demote(first)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    errors: [{ message: expect.stringContaining('last network administrator') }],
  });
  expect(await admins()).toHaveLength(1);
});

test('of all administrators whom one removal from the list takes one stays', async () => {
  await makeSecond();
  const carried = (await admins()).map(({ id, revision }) => `${id}:${revision ?? 1}`);
  expect(carried).toHaveLength(2);
  const answer = await ask('network-admin', '/staff?where[role][equals]=network-admin', {
    method: 'DELETE',
    revision: carried.join('", "'),
  });
  expect(answer.errors).toMatchObject([
    { message: expect.stringContaining('last network administrator, and cannot be removed') },
  ]);
  expect(await admins()).toHaveLength(1);
});
