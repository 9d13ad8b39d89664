import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { RecordForms } from '@/schemas/composing/records';
import { findFormsCall } from '@/schemas/composing/records';
import { type CmsApi, openCmsApi, signInCached } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
});
afterAll(() => backend?.stop());

async function request(role: string | null, query: string) {
  const headers = role ? await signInCached(api, `${role}@example.com`, 'long enough to pass') : {};
  return api(`/composing/forms?${query}`, { headers });
}
const formsOf = async (role: string, query: string): Promise<RecordForms['forms']> =>
  findFormsCall.responses[200].parse(await (await request(role, query)).json()).forms;

test('form lookup › returns a form of an office to its editor and network staff only', async () => {
  const { own, other } = network;
  const query = `kind=office&id=${own}&id=${other}`;
  expect(await formsOf('office-editor', query)).toMatchObject([{ id: own, mayChange: true }]);
  expect((await formsOf('network-editor', query)).map(({ id, mayChange }) => [id, mayChange]).sort()).toEqual(
    [
      [own, true],
      [other, true],
    ].sort(),
  );
  expect((await request(null, query)).status).toBe(401);
});

test('form lookup › marks forms that are read only', async () => {
  const person = (first_name: string, last_name: string, office: number | null) =>
    backend.payload.create({
      collection: 'people',
      data: { first_name, last_name, show_on_website: true, ...toOwnerFields(office) },
    });
  const { id: namesakeId } = await person('Naa Dedei', 'Quaye', network.own);
  const { id: leader } = await person('Yaw', 'Boateng', null);
  const results = await formsOf('office-editor', `kind=agent&id=${namesakeId}&id=${leader}`);
  expect(new Map(results.map(({ id, mayChange }) => [id, mayChange]))).toEqual(
    new Map([
      [namesakeId, true],
      [leader, false],
    ]),
  );
});

test.each(['', 'kind=media&id=1', 'kind=office&id=', 'kind=agent&name=Naa'])(
  'form lookup › rejects an invalid query: %s',
  async (query) => {
    expect((await request('network-editor', query)).status).toBe(400);
  },
);
