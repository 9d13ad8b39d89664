import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCmsApi, signIn } from './support/cms-api';
import { createNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let ask: (query: string, isStaff?: boolean) => Promise<[status: number, told: unknown]>;

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  const staff = await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass');
  const { GET } = await import('@/app/(staff)/compose/address/route');
  ask = async (query, isStaff = true) => {
    const url = `http://localhost:3000/compose/address?${query}`;
    const answer = await GET(new Request(url, { headers: isStaff ? staff : {} }), {});
    return [answer.status, await answer.json()];
  };
});
afterAll(() => backend.stop());

const makePage = async (status: 'draft' | 'published') => {
  const place = { route: 'tribeCustomPage', scope: 'office', office: network.own, slug: status } as const;
  const data = { title: 'Page', layout: 'default', ...place, _status: status } as const;
  return (await backend.payload.create({ collection: 'pages', data: { ...data, blocks: [] } })).id;
};

test('a link of a text leads to where visitors find a record, and to none that they do not', async () => {
  expect(await ask(`kind=office&id=${network.own}`)).toEqual([200, { path: '/locations/greater-accra/osu' }]);
  expect(await ask(`kind=region&id=${network.region}`)).toEqual([200, { path: '/locations/greater-accra' }]);
  const published = `kind=page&id=${await makePage('published')}`;
  expect(await ask(published)).toEqual([200, { path: '/locations/greater-accra/osu/published' }]);
  expect(await ask(`kind=page&id=${await makePage('draft')}`)).toEqual([200, { path: null }]);
  expect(await ask('kind=post&id=99')).toEqual([200, { path: null }]);
});

test('staff alone are told, of what has an address', async () => {
  expect(await ask('kind=office&id=1', false)).toEqual([401, { errors: [{ message: 'Sign in first' }] }]);
  for (const query of [
    '',
    'kind=media&id=1',
    'kind=office',
    'kind=office&id=x',
    'kind=office&id=99999999999',
  ])
    expect((await ask(query))[0]).toBe(400);
});

test('what stands at an address that somebody types is told as a link can name it', async () => {
  const { GET } = await import('@/app/(staff)/compose/led-to/route');
  const staff = await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass');
  const look = async (path: string, headers: Record<string, string> = staff) => {
    const query = new URLSearchParams({ path, locale: 'en-GH' });
    const answer = await GET(new Request(`http://localhost:3000/compose/led-to?${query}`, { headers }), {});
    return [answer.status, await answer.json()];
  };
  const osu = '/locations/greater-accra/osu';
  expect(await look(osu)).toEqual([
    200,
    { found: { kind: 'office', id: network.own, name: 'osu' }, isThere: true },
  ]);
  expect(await look(`${osu}/published`)).toMatchObject([200, { found: { kind: 'page', name: 'Page' } }]);
  // Neither what visitors do not see yet, nor what is not there.
  expect(await look(`${osu}/draft`)).toEqual([200, { found: null, isThere: false }]);
  expect(await look('/abuot-us')).toEqual([200, { found: null, isThere: false }]);
  expect((await look(osu, {}))[0]).toBe(401);
  expect((await look('osu'))[0]).toBe(400);
});
