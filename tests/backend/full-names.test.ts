import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from './support/cases';
import { createNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
});
afterAll(() => backend.stop());

const make = (fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, 'people', fields, asSystem);
const nameOf = async (id: number) =>
  (await backend.payload.findByID({ collection: 'people', id, draft: true })).full_name;

test('a person is called by both names, which follow either', async () => {
  const id = await make({ first_name: 'Yaa', last_name: 'Asante', full_name: 'Somebody else' });
  expect(await nameOf(id)).toBe('Yaa Asante');
  await backend.payload.update({ collection: 'people', id, data: { last_name: 'Boateng', revision: 1 } });
  expect(await nameOf(id)).toBe('Yaa Boateng');
  await backend.payload.update({
    ...{ collection: 'people', id, draft: true },
    data: { first_name: 'Yaa Serwaa', revision: 2 },
  });
  expect(await nameOf(id)).toBe('Yaa Serwaa Boateng');
});

test.each(['Efua', 'Quaynor', 'quaynor efua'])(
  'somebody who looks for %s finds both names',
  async (sought) => {
    await make({ first_name: 'Efua', last_name: 'Quaynor' });
    const { docs } = await backend.payload.find({
      collection: 'people',
      where: { full_name: { like: sought } },
    });
    expect(docs[0]?.full_name).toBe('Efua Quaynor');
  },
);
