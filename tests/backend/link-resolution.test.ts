import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDeadLinksCall, MAX_DEAD_LINKS } from '@/schemas/composing/links';
import { openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let resolveLinks: (query: string, isStaff?: boolean) => Promise<[status: number, told: unknown]>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  const staff = await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass');
  const { GET } = await import('@/app/(staff)/compose/address/route');
  resolveLinks = async (query, isStaff = true) => {
    const url = `http://localhost:3000/compose/address?${query}`;
    const answer = await GET(new Request(url, { headers: isStaff ? staff : {} }), {});
    return [answer.status, await answer.json()];
  };
});
afterAll(() => backend.stop());

const createPage = async (status: 'draft' | 'published') => {
  const pagePlace = { route: 'tribeCustomPage', scope: 'office', office: network.own, slug: status } as const;
  const data = { title: 'Page', layout: 'default', ...pagePlace, _status: status } as const;
  return (await backend.payload.create({ collection: 'pages', data: { ...data, blocks: [] } })).id;
};

test('link resolution › resolves a link in a text to the public address of its record, if visitors can see it', async () => {
  expect(await resolveLinks(`kind=office&id=${network.own}`)).toEqual([
    200,
    { path: '/locations/greater-accra/osu' },
  ]);
  expect(await resolveLinks(`kind=region&id=${network.region}`)).toEqual([
    200,
    { path: '/locations/greater-accra' },
  ]);
  const published = `kind=page&id=${await createPage('published')}`;
  expect(await resolveLinks(published)).toEqual([200, { path: '/locations/greater-accra/osu/published' }]);
  expect(await resolveLinks(`kind=page&id=${await createPage('draft')}`)).toEqual([200, { path: null }]);
  expect(await resolveLinks('kind=post&id=99')).toEqual([200, { path: null }]);
});

test('link resolution › names an unknown parameter', async () => {
  const message = 'Remove slug: the call has no such parameter';
  expect(await resolveLinks(`kind=office&id=${network.own}&slug=osu`)).toEqual([
    400,
    { errors: [{ message }] },
  ]);
});

test('link resolution › is limited to staff and to records with an address', async () => {
  expect(await resolveLinks('kind=office&id=1', false)).toEqual([
    401,
    { errors: [{ message: 'Sign in first' }] },
  ]);
  for (const query of [
    '',
    'kind=media&id=1',
    'kind=office',
    'kind=office&id=x',
    'kind=office&id=99999999999',
  ])
    expect((await resolveLinks(query))[0]).toBe(400);
});

test('link resolution › converts a typed address into a record link', async () => {
  const { GET } = await import('@/app/(staff)/compose/resolve-link/route');
  const staff = await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass');
  const resolveAddress = async (path: string, headers: Record<string, string> = staff) => {
    const query = new URLSearchParams({ path, locale: 'en-GH' });
    const answer = await GET(
      new Request(`http://localhost:3000/compose/resolve-link?${query}`, { headers }),
      {},
    );
    return [answer.status, await answer.json()];
  };
  const osu = '/locations/greater-accra/osu';
  expect(await resolveAddress(osu)).toEqual([
    200,
    { found: { kind: 'office', id: network.own, name: 'osu' }, isThere: true },
  ]);
  expect(await resolveAddress(`${osu}/published`)).toMatchObject([
    200,
    { found: { kind: 'page', name: 'Page' } },
  ]);
  // Neither hidden nor missing records.
  expect(await resolveAddress(`${osu}/draft`)).toEqual([200, { found: null, isThere: false }]);
  expect(await resolveAddress('/abuot-us')).toEqual([200, { found: null, isThere: false }]);
  expect((await resolveAddress(osu, {}))[0]).toBe(401);
  expect((await resolveAddress('osu'))[0]).toBe(400);
});

describe('broken links', () => {
  const call = (id: string, ...targets: object[]) => ({
    ...{ id, type: 'call-to-action', version: 0 },
    props: { heading: 'Ask', actions: targets.map((to) => ({ label: 'Ask', to })) },
  });
  const text = (id: string, content: string) => ({
    ...{ id, type: 'rich-text', version: 0, props: { text: content } },
  });
  const osu = '/locations/greater-accra/osu';
  const create = async (slug: string, blocks: Record<string, unknown>[], more: object = {}) => {
    const data = {
      ...({ title: 'Links', layout: 'default', route: 'tribeCustomPage', scope: 'office', slug } as const),
      ...({ office: network.own, _status: 'draft', blocks } as const),
      ...more,
    };
    return (await backend.payload.create({ collection: 'pages', data })).id;
  };
  const findDeadLinks = async (id: number, isStaff = true) => {
    const { GET } = await import('@/app/(staff)/compose/dead-links/route');
    const staff = await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass');
    const query = new URLSearchParams({ collection: 'pages', id: String(id), path: `${osu}/dead` });
    const url = `http://localhost:3000/compose/dead-links?${query}`;
    const answer = await GET(new Request(url, { headers: isStaff ? staff : {} }), {});
    return [answer.status, await answer.json()];
  };

  test('are reported with block and path in every locale; valid links are not', async () => {
    const draft = await create('later', [], { title: 'Later' });
    const publishedPage = await create('now', [], { _status: 'published' });
    const id = await create('dead', [
      call('a', { page: draft }, { page: publishedPage }),
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
    const deadLink = (address: string) => `There is no page at ${address}: visitors would see “not found”`;
    const [status, response] = await findDeadLinks(id);
    expect(status).toBe(200);
    expect(response).toEqual({
      links: [
        {
          ...at('en-GH', 'a', 'props.actions.0.to'),
          message: '“Later”: Not published yet: visitors see no link',
        },
        { ...at('en-GH', 'b', 'props.text'), message: deadLink('/abuot-us') },
        { ...at('en-US', 'd', 'props.text'), message: deadLink('/en-GH/gone') },
      ],
    });
  });

  test('are reported once per path, up to a limit', async () => {
    const deadLinks = Array.from({ length: MAX_DEAD_LINKS + 5 }, (_, at) => `[gone](/gone-${at})`);
    const id = await create('many', [text('a', '[a](/gone) [b](/gone)'), text('b', deadLinks.join(' '))]);
    const [, response] = await findDeadLinks(id);
    const { links } = findDeadLinksCall.responses[200].parse(response);
    expect(links).toHaveLength(MAX_DEAD_LINKS);
    expect(new Set(links.map(({ message }) => message)).size).toBe(MAX_DEAD_LINKS);
  });

  test('are reported to staff who may read the page', async () => {
    const foreignId = await create('theirs', [text('a', '[gone](/gone)')], { office: network.other });
    expect((await findDeadLinks(foreignId))[0]).toBe(404);
    expect((await findDeadLinks(foreignId, false))[0]).toBe(401);
    expect((await findDeadLinks(0))[0]).toBe(400);
  });
});
