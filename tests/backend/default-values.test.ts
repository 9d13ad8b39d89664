import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
let headers: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  headers = await signIn(api, 'network-admin@example.com', 'long enough to pass');
});
afterAll(() => backend?.stop());

/** Creates a document as the form does. */
const create = async (collection: string, body: object) => {
  const answer = await api(`/${collection}?depth=0`, { method: 'POST', body, headers });
  return (await answer.json()).doc;
};

test('default values › an office without coordinates is at the centre of its region', async () => {
  const office = await create('offices', {
    ...{ name: 'Tema Harbour', slug: '', locality: 'Tema', region: network.region },
    ...{ latitude: null, longitude: null },
  });
  expect(office).toMatchObject({ slug: 'tema-harbour', latitude: 5.55, longitude: -0.19 });
  const where = { latitude: 5.67, longitude: -0.02 };
  for (const data of [where, { name: 'Tema' }])
    expect(await backend.payload.update({ collection: 'offices', id: office.id, data })).toMatchObject(where);
});

test('default values › a person created by an office belongs to it when no owner is given', async () => {
  const person = { first_name: 'Kofi', last_name: 'Mensah', is_agent: true, slug: '' };
  expect(await create('people', { ...person, office: network.own })).toMatchObject({
    ...{ scope: 'office', office: network.own, slug: 'kofi-mensah' },
  });
  expect(await create('people', { ...person, first_name: 'Ama' })).toMatchObject({ scope: 'network' });
});
