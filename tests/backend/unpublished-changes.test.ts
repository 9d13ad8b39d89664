import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsApi, openCmsApi, signInCached } from './support/cms-api';
import { type Composing, openComposing, setText, textBlock } from './support/composer-client';
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

async function request(id: number, role: 'office-editor' | 'network-editor' | null) {
  const headers = role ? await signInCached(api, network.users[role].email, 'long enough to pass') : {};
  const answer = await api(`/pages/${id}/composing/unpublished?locale=en-GH`, { headers });
  return { status: answer.status, responseBody: await answer.json() };
}
const changesOf = async (id: number) => (await request(id, 'network-editor')).responseBody;

test('unpublished changes › are listed by locale, with the settings of the page', async () => {
  const id = await composing.createPage([textBlock('a')]);
  expect(await changesOf(id)).toEqual({ languages: [], hasSettings: false });
  await composing.save(id, 1, [setText('a', 'x')]);
  expect(await changesOf(id)).toEqual({ languages: ['en-GH'], hasSettings: false });
  await composing.save(id, 2, [setText('a', 'American')], { locale: 'en-US' });
  expect(await changesOf(id)).toEqual({ languages: ['en-GH', 'en-US'], hasSettings: false });
  const user = network.users['network-editor'];
  const settings = {
    data: { noindex: true },
    draft: true,
    overrideAccess: false,
    user,
    context: { revision: 3 },
  };
  await backend.payload.update({ collection: 'pages', id, ...settings });
  expect(await changesOf(id)).toEqual({ languages: ['en-GH', 'en-US'], hasSettings: true });
  await backend.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
  expect(await changesOf(id)).toEqual({ languages: [], hasSettings: false });
  await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await changesOf(id)).toEqual({ languages: ['en-GH', 'en-US'], hasSettings: false });
});

test('unpublished changes › a locale has its own content from its first change and can follow the default again; both can be published', async () => {
  const id = await composing.createPage([textBlock('a')]);
  const headers = await signInCached(api, network.users['network-editor'].email, 'long enough to pass');
  const own = async () => (await api(`/pages/${id}/composing/languages?locale=en-US`, { headers })).json();
  const follow = async (from: number, locale = 'en-US', as: Record<string, string> = headers) => {
    const to = `/pages/${id}/composing/follow?locale=${locale}`;
    const answer = await api(to, { method: 'POST', headers: { ...as, 'if-match': `"${from}"` } });
    return { status: answer.status, responseBody: await answer.json() };
  };
  expect(await own()).toEqual({ languages: ['en-GH'] });
  await composing.save(id, 1, [setText('a', 'American')], { locale: 'en-US' });
  expect(await own()).toEqual({ languages: ['en-GH', 'en-US'] });
  await composing.save(id, 2, [setText('a', 'Changed')]);
  const american = async () => (await composing.call(id, { locale: 'en-US' })).nodes;
  expect(await american()).toMatchObject([{ props: { text: 'American' } }]);
  expect((await follow(2)).status).toBe(409);
  expect((await follow(3, 'en-GH')).status).toBe(422);
  const office = await signInCached(api, network.users['office-editor'].email, 'long enough to pass');
  expect((await follow(3, 'en-US', office)).status).toBeGreaterThanOrEqual(403);
  expect(await follow(3)).toEqual({ status: 200, responseBody: { revision: 4 } });
  expect(await own()).toEqual({ languages: ['en-GH'] });
  expect(await american()).toMatchObject([{ props: { text: 'Changed' } }]);
  await backend.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
  const published = await backend.payload.findByID({ collection: 'pages', id, locale: 'en-US' });
  expect(published.blocks).toMatchObject([{ props: { text: 'Changed' } }]);
});
