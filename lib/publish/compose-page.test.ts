import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { LoadedBlock } from '@/lib/engine/load-blocks';
import { emptyReferences } from '@/lib/engine/reference-table';
import type { Page } from '@/schemas/page';
import type { Picture } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { composePage, findPage } from './compose-page';
import { fillPage } from './fill-page';
import { lookAt } from './look-at';
import type { KnownSubjects, PageAsked, PageSources } from './page-sources';

const heading = (id: string, text: string): StoredBlock => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading: text, actions: [{ label: 'Call', to: { url: '/contact-us' } }] },
});
const ofOffice: StoredBlock = {
  id: 'bound',
  type: 'office-hero',
  version: 0,
  props: {},
  bind: { source: 'office', query: {} },
};
const pageOf = (route: string, blocks: StoredBlock[]): Page => ({
  id: '1',
  route,
  title: 'Brokers in {office}',
  metaTitle: null,
  metaDescription: null,
  layout: 'default',
  noindex: false,
  locales: ['en-GH'],
  blocks,
});

/** A site of three pages; its only office is osu. */
const sources: PageSources = {
  readRedirects: async () => [{ from: '/old', to: '/blog', permanent: true }],
  readPage: async ({ route }: PageAsked) =>
    ['Home', 'LocationDetail', 'LocationListingPost', 'NotFound'].includes(route)
      ? pageOf(route, [heading('own', `{office} at ${route}`), ofOffice])
      : null,
  readSubjects: async ({ office, listing }): Promise<KnownSubjects | null> => {
    if (office === undefined) return { names: { network: 'Meridian' }, owner: null, region: null };
    const owner = { office: { state: 'ashanti', slug: 'adum' }, agent: null, isFranchise: false };
    return office === 'osu'
      ? {
          names: { network: 'Meridian', office: 'Osu' },
          owner: listing ? owner : null,
          region: 'greater-accra',
        }
      : null;
  },
  readOwnWords: async () => ({ title: null, summary: 'Says so itself' }),
  readSection: async ({ name }) => ({ blocks: [heading(name, name), { ...ofOffice, id: `${name}-bound` }] }),
  readFacts: async () => ({}),
  readReferences: async () => emptyReferences,
  findBinding: (source, blockType) => ({
    entry: { query: { source, schema: z.unknown(), slugs: {} }, blockType, supplies: [] },
    supply: async (_query, { subjects }) =>
      subjects.office ? { status: 'gone' } : { status: 'no-subject', subject: 'office' },
  }),
};
const compose = (path: string) => composePage(sources, 'en-GH', path);
const idsOf = (blocks: readonly LoadedBlock[]) => blocks.map(({ id, status }) => `${id} ${status}`);

test('a page stands between the header and the footer of its layout', async () => {
  const page = await compose('/locations/greater-accra/osu');
  if (page.status !== 'page') throw new Error('It is not there');
  expect(page).toMatchObject({ status: 'page', names: { page: 'Brokers in Osu' }, faults: [] });
  expect([page.header, page.main, page.footer].map(idsOf)).toEqual([
    ['header ready'],
    ['own ready'],
    ['footer ready'],
  ]);
});

test('a record is asked for its own words where a page has none', async () => {
  const wordsOf = async (path: string) => {
    const page = await compose(path);
    return page.status === 'page' ? page.ownWords.summary : null;
  };
  expect(await wordsOf('/')).toBe('Says so itself');
  expect(await wordsOf('/locations/greater-accra/osu')).toBe('Says so itself');
  vi.spyOn(sources, 'readPage').mockResolvedValue({ ...pageOf('Home', []), metaDescription: 'Given' });
  expect(await wordsOf('/')).toBeNull();
  expect(await wordsOf('/locations/greater-accra/osu')).toBe('Says so itself');
  vi.restoreAllMocks();
});

test('a number that a page names stands before the network’s', async () => {
  const names = { network: 'Meridian', phone: '+233302730100' };
  vi.spyOn(sources, 'readSubjects').mockResolvedValue({ names, owner: null, region: null });
  expect(await compose('/')).toMatchObject({ names: { phone: '+233302730100' } });
  const contents = [{ name: 'Default phone', value: '+233302747400' }];
  vi.spyOn(sources, 'readPage').mockResolvedValue({ ...pageOf('Home', []), contents });
  expect(await compose('/')).toMatchObject({ names: { network: 'Meridian', phone: '+233302747400' } });
  vi.restoreAllMocks();
});

test('a block about an office costs a page without one that block, and is reported; in a section it is not', async () => {
  const page = await compose('/');
  if (page.status !== 'page') throw new Error('It is not there');
  expect(idsOf(page.main)).toEqual(['own ready']);
  expect(page.faults.map(({ blockId }) => blockId)).toEqual(['bound']);
});

test('a block about an office is no fault of a page that offices have, too, where the network shows it', async () => {
  vi.spyOn(sources, 'readPage').mockResolvedValue(pageOf('Calculator', [heading('own', 'A sum'), ofOffice]));
  for (const path of [
    '/sell-a-business/calculator',
    '/locations/greater-accra/osu/sell-a-business/calculator',
  ]) {
    const page = await compose(path);
    if (page.status !== 'page') throw new Error('It is not there');
    expect(idsOf(page.main)).toEqual(['own ready']);
    expect(page.faults).toEqual([]);
  }
  vi.restoreAllMocks();
});

test.each(['/locations/greater-accra/tema', '/blog', '/zz/zz/zz', '/404'])(
  '%s is not found, as any other that is not',
  async (path) => {
    expect(await compose(path)).toMatchObject({
      status: 'not-found',
      page: { route: 'NotFound' },
      path: '/404',
      marks: { missing: true },
    });
    expect(await findPage(sources, 'en-GH', path)).toBeNull();
  },
);

test.each([
  ['/buy-a-business/listings/none', 'record'],
  ['/zz/zz/zz', undefined],
])('at %s what is missing is a %s', async (path, missing) => {
  const page = await compose(path);
  expect(page.status === 'not-found' && page.context.missing).toBe(missing);
});

test.each([
  ['/old', '/en-GH/blog', true],
  ['/agents/esi/bio', '/en-GH/agents/esi', false],
  ['/locations/volta/osu', '/en-GH/locations/greater-accra/osu', false],
  ['/locations/greater-accra/osu/listings/bakery', '/en-GH/locations/ashanti/adum/listings/bakery', false],
])('%s leads to %s', async (path, to, permanent) => {
  expect(await compose(path)).toEqual({ status: 'moved', to, permanent });
});

test.each([
  ['/', { office: '' }],
  ['/locations/greater-accra/osu', { office: 'greater-accra/osu' }],
])('%s tells the browser whom its visitor is with', async (path, marks) => {
  expect(await compose(path)).toMatchObject({ marks });
});

test('a source that cannot tell makes no page', async () => {
  const readPage = async () => {
    throw new Error('The backend does not answer');
  };
  await expect(composePage({ ...sources, readPage }, 'en-GH', '/')).rejects.toThrow('does not answer');
});

test('what is given another address while its page is being made is moved, not gone', async () => {
  let hasMoved = false;
  const moving: PageSources = {
    ...sources,
    readRedirects: async () =>
      hasMoved ? [{ from: '/locations/:state/tema', to: '/locations/:state/tema-new', permanent: true }] : [],
    readPage: async (asked) => {
      hasMoved = true;
      return sources.readPage(asked);
    },
  };
  expect(await composePage(moving, 'en-GH', '/locations/greater-accra/tema')).toEqual({
    status: 'moved',
    to: '/en-GH/locations/greater-accra/tema-new',
    permanent: true,
  });
});

test.each([
  ['/offices/volta/osu', '/en-GH/locations/greater-accra/osu', false],
  ['/offices/Greater-Accra/OSU', '/en-GH/locations/greater-accra/osu', true],
  ['/shop/Tools', 'https://shop.example/Tools', true],
])('a redirect of %s leads in one step to where the page stands', async (path, to, permanent) => {
  const readRedirects = async () => [
    { from: '/offices/:region/:office', to: '/locations/:region/:office', permanent: true },
    { from: '/shop/:kind', to: 'https://shop.example/:kind', permanent: true },
  ];
  expect(await composePage({ ...sources, readRedirects }, 'en-GH', path)).toEqual({
    status: 'moved',
    to,
    permanent,
  });
});

test.each([
  ['/', 'page'],
  ['/old', 'way'],
  ['/nowhere-at-all', null],
])('what is come upon at %s is told without composing it: %s', async (path, expected) => {
  const readSection = vi.fn(sources.readSection);
  expect(await lookAt({ ...sources, readSection }, 'en-GH', path)).toBe(expected);
  expect(readSection).not.toHaveBeenCalled();
});

const frameOf = (name: string, props: StoredBlock['props']): StoredBlock => ({
  ...{ id: name, version: 0, type: name.startsWith('header') ? 'site-header' : 'site-footer' },
  props: { name: 'Meridian', ...props },
});

/** The page with these blocks, below a header with this logo and above a footer without. */
const fillBelow = (logo: Picture | null, blocks: StoredBlock[], layout: 'default' | 'logo' = 'default') => {
  const readSection: PageSources['readSection'] = async ({ name }) => ({
    blocks: [frameOf(name, { logo: name === 'header' ? logo : null })],
  });
  const data = { locale: 'en-GH', subjects: {}, names: {}, path: '/' } as const;
  return fillPage({ ...sources, readSection }, { ...pageOf('Home', blocks), layout }, data);
};

test.each(['default', 'logo'] as const)(
  'the logo chosen in the header stands above and below pages of the layout %s',
  async (layout) => {
    const filled = await fillBelow({ media: 7 }, [], layout);
    const logos = [...filled.header, ...filled.footer].map(({ props }) => props.logo);
    expect(logos).toEqual([{ media: 7 }, { media: 7 }]);
    expect(filled.logo).toEqual({ media: 7 });
  },
);

test('a logo in the page itself is its own: it is given to no frame, and none is given to it', async () => {
  const ofPartner = await fillBelow(null, [frameOf('header-inside', { logo: { media: 9 } })]);
  expect([ofPartner.logo, ofPartner.footer[0]?.props.logo]).toEqual([null, null]);
  const without = await fillBelow({ media: 7 }, [frameOf('header-inside', { logo: null })]);
  expect(without.main[0]?.props.logo).toBeNull();
});

test('a page that answers no query leads who asks it something to itself, and one that does answers', async () => {
  const ask = () => findPage(sources, 'en-GH', '/', new URLSearchParams('status=sold'));
  expect(await ask()).toEqual({ status: 'moved', to: '/en-GH', permanent: false });
  const search: StoredBlock = { id: 'find', type: 'listing-search', version: 0, props: { heading: 'Find' } };
  vi.spyOn(sources, 'readPage').mockResolvedValue(pageOf('Home', [search]));
  expect(await ask()).toMatchObject({ status: 'page' });
  vi.restoreAllMocks();
});
