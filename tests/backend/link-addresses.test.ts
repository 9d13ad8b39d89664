import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDeadLinksCall, mostDeadLinks } from '@/schemas/composing/links';
import { openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let ask: (query: string, isStaff?: boolean) => Promise<[status: number, told: unknown]>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
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

describe('links that would lead visitors nowhere', () => {
  const call = (id: string, ...targets: object[]) => ({
    ...{ id, type: 'call-to-action', version: 0 },
    props: { heading: 'Ask', actions: targets.map((to) => ({ label: 'Ask', to })) },
  });
  const text = (id: string, words: string) => ({
    ...{ id, type: 'rich-text', version: 0, props: { text: words } },
  });
  const osu = '/locations/greater-accra/osu';
  const make = async (slug: string, blocks: Record<string, unknown>[], more: object = {}) => {
    const data = {
      ...({ title: 'Links', layout: 'default', route: 'tribeCustomPage', scope: 'office', slug } as const),
      ...({ office: network.own, _status: 'draft', blocks } as const),
      ...more,
    };
    return (await backend.payload.create({ collection: 'pages', data })).id;
  };
  const look = async (id: number, isStaff = true) => {
    const { GET } = await import('@/app/(staff)/compose/dead-links/route');
    const staff = await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass');
    const query = new URLSearchParams({ collection: 'pages', id: String(id), path: `${osu}/dead` });
    const url = `http://localhost:3000/compose/dead-links?${query}`;
    const answer = await GET(new Request(url, { headers: isStaff ? staff : {} }), {});
    return [answer.status, await answer.json()];
  };

  test('are told with their block and place, in every language, and others are not', async () => {
    const draft = await make('later', [], { title: 'Later' });
    const shown = await make('now', [], { _status: 'published' });
    const id = await make('dead', [
      call('a', { page: draft }, { page: shown }),
      text(
        'b',
        `[gone](/abuot-us), [here](${osu}/now), [itself](${osu}/dead), [file](/media/a.pdf), [out](https://x.example/y)`,
      ),
      { ...text('c', '[hidden](/nowhere)'), hidden: true },
    ]);
    await backend.payload.update({
      ...{ collection: 'pages', id, locale: 'en-US', draft: true },
      data: { blocks: [text('d', '[gone](/en-GH/gone)')] },
    });
    const at = (language: string, block: string, place: string) => ({ language, block, place });
    const nothing = (address: string) =>
      `Nothing stands at ${address}: visitors would be told that there is no such page`;
    const [status, told] = await look(id);
    expect(status).toBe(200);
    expect(told).toEqual({
      links: [
        {
          ...at('en-GH', 'a', 'props.actions.0.to'),
          message: '“Later”: Not published yet: until then visitors see no link',
        },
        { ...at('en-GH', 'b', 'props.text'), message: nothing('/abuot-us') },
        { ...at('en-US', 'd', 'props.text'), message: nothing('/en-GH/gone') },
      ],
    });
  });

  test('are told once in a place, and the first of very many', async () => {
    const gone = Array.from({ length: mostDeadLinks + 5 }, (_, at) => `[gone](/gone-${at})`);
    const id = await make('many', [text('a', '[a](/gone) [b](/gone)'), text('b', gone.join(' '))]);
    const [, told] = await look(id);
    const { links } = findDeadLinksCall.responses[200].parse(told);
    expect(links).toHaveLength(mostDeadLinks);
    expect(new Set(links.map(({ message }) => message)).size).toBe(mostDeadLinks);
  });

  test('are told to staff who may see the page', async () => {
    const theirs = await make('theirs', [text('a', '[gone](/gone)')], { office: network.other });
    expect((await look(theirs))[0]).toBe(404);
    expect((await look(theirs, false))[0]).toBe(401);
    expect((await look(0))[0]).toBe(400);
  });
});
