import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
/** Makes the first administrator the only one again. */
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
  request('network-admin', `/staff/${id}`, { method: 'DELETE', revision: await revisionOf(id) });
const demote = async (id: number) =>
  request('network-admin', `/staff/${id}`, {
    method: 'PATCH',
    body: { role: 'network-editor', revision: await revisionOf(id) },
  });

test('last administrator › can neither be deleted nor lose the role, with a reason', async () => {
  const id = Number(network.users['network-admin'].id);
  for (const [answer, label] of [
    [await remove(id), 'removed'],
    [await demote(id), 'given another role'],
  ] as const)
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining(`last network administrator and cannot be ${label}`) }],
    });
  expect((await admins()).map((one) => one.id)).toEqual([id]);
});

const createSecondAdmin = () =>
  backend.payload.create({ collection: 'staff', data: { ...second, password: 'long enough to pass' } });

test('last administrator › one of two administrators who are deleted at once remains', async () => {
  const first = Number(network.users['network-admin'].id);
  const { id: second } = await createSecondAdmin();
  const answers = await Promise.all([remove(second), demote(first)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    errors: [{ message: expect.stringContaining('last network administrator') }],
  });
  expect(await admins()).toHaveLength(1);
});

test('last administrator › one administrator remains when all are deleted from the list', async () => {
  await createSecondAdmin();
  const carried = (await admins()).map(({ id, revision }) => `${id}:${revision ?? 1}`);
  expect(carried).toHaveLength(2);
  const answer = await request('network-admin', '/staff?where[role][equals]=network-admin', {
    method: 'DELETE',
    revision: carried.join('", "'),
  });
  expect(answer.errors).toMatchObject([
    { message: expect.stringContaining('last network administrator and cannot be removed') },
  ]);
  expect(await admins()).toHaveLength(1);
});
