import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsApi, openCmsApi, signInOnce } from './support/cms-api';
import { type Composing, openComposing, say, words } from './support/composing-calls';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let composing: Composing;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  composing = await openComposing(backend, network);
  api = await openCmsApi();
});
afterAll(() => backend.stop());

async function ask(id: number, role: 'office-editor' | 'network-editor' | null) {
  const headers = role ? await signInOnce(api, network.users[role].email, 'long enough to pass') : {};
  const answer = await api(`/pages/${id}/composing/unpublished?locale=en-GH`, { headers });
  return { status: answer.status, told: await answer.json() };
}
const told = async (id: number) => (await ask(id, 'network-editor')).told;

test('what publishing would send is told by language, with the settings of the page', async () => {
  const id = await composing.makePage([words('a')]);
  expect(await told(id)).toEqual({ languages: [], hasSettings: false });
  await composing.save(id, 1, [say('a', 'x')]);
  expect(await told(id)).toEqual({ languages: ['en-GH'], hasSettings: false });
  await composing.save(id, 2, [say('a', 'American')], { locale: 'en-US' });
  expect(await told(id)).toEqual({ languages: ['en-GH', 'en-US'], hasSettings: false });
  const user = network.users['network-editor'];
  const settings = {
    data: { noindex: true },
    draft: true,
    overrideAccess: false,
    user,
    context: { revision: 3 },
  };
  await backend.payload.update({ collection: 'pages', id, ...settings });
  expect(await told(id)).toEqual({ languages: ['en-GH', 'en-US'], hasSettings: true });
  await backend.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
  expect(await told(id)).toEqual({ languages: [], hasSettings: false });
  await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await told(id)).toEqual({ languages: ['en-GH', 'en-US'], hasSettings: false });
});

test('it is told to those only who may read the page', async () => {
  const [own, other] = [
    await composing.makePage([words('a')], network.own),
    await composing.makePage([words('a')], network.other),
  ];
  expect((await ask(own, 'office-editor')).status).toBe(200);
  expect((await ask(other, 'office-editor')).status).toBe(404);
  expect((await ask(own, null)).status).toBe(401);
});
