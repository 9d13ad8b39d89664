import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { LoadedBlock } from '@/lib/engine/load-blocks';
import { emptyReferences } from '@/lib/engine/reference-table';
import type { Page } from '@/schemas/page';
import type { Picture } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { composePage, findPage } from './compose-page';
import { resolvePageBindings } from './page-bindings';
import type { PageRecordQuery, PageSources, SubjectDetails } from './page-sources';
import { probeAddress } from './probe-address';

const heading = (id: string, text: string): StoredBlock => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading: text, actions: [{ label: 'Call', to: { url: '/contact-us' } }] },
});
const officeBlock: StoredBlock = {
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
  readPage: async ({ route }: PageRecordQuery) =>
    ['Home', 'LocationDetail', 'LocationListingPost', 'NotFound'].includes(route)
      ? pageOf(route, [heading('own', `{office} at ${route}`), officeBlock])
      : null,
  readSubjects: async ({ office, listing }): Promise<SubjectDetails | null> => {
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
  readRecordDescription: async () => ({ title: null, summary: 'Described by the record' }),
  readSection: async ({ name }) => ({
    blocks: [heading(name, name), { ...officeBlock, id: `${name}-bound` }],
  }),
  readFigures: async () => ({}),
  readReferences: async () => emptyReferences,
  findBinding: (source, blockType) => ({
    entry: { query: { source, schema: z.unknown(), slugs: {} }, blockType, supplies: [] },
    supply: async (_query, { subjects }) =>
      subjects.office ? { status: 'not-found' } : { status: 'no-subject', subject: 'office' },
  }),
};
const compose = (path: string) => composePage(sources, 'en-GH', path);
const idsOf = (blocks: readonly LoadedBlock[]) => blocks.map(({ id, status }) => `${id} ${status}`);

test('renders a page between the header and footer of its layout', async () => {
  const page = await compose('/locations/greater-accra/osu');
  if (page.status !== 'page') throw new Error('There is no page');
  expect(page).toMatchObject({ status: 'page', names: { page: 'Brokers in Osu' }, issues: [] });
  expect([page.header, page.main, page.footer].map(idsOf)).toEqual([
    ['header ready'],
    ['own ready'],
    ['footer ready'],
  ]);
});

test('uses the description of the record when the page has none', async () => {
  const summaryOf = async (path: string) => {
    const page = await compose(path);
    return page.status === 'page' ? page.recordDescription.summary : null;
  };
  expect(await summaryOf('/')).toBe('Described by the record');
  expect(await summaryOf('/locations/greater-accra/osu')).toBe('Described by the record');
  vi.spyOn(sources, 'readPage').mockResolvedValue({ ...pageOf('Home', []), metaDescription: 'Given' });
  expect(await summaryOf('/')).toBeNull();
  expect(await summaryOf('/locations/greater-accra/osu')).toBe('Described by the record');
  vi.restoreAllMocks();
});

test('prefers the phone number of the page to that of the network', async () => {
  const names = { network: 'Meridian', phone: '+233302730100' };
  vi.spyOn(sources, 'readSubjects').mockResolvedValue({ names, owner: null, region: null });
  expect(await compose('/')).toMatchObject({ names: { phone: '+233302730100' } });
  const contents = [{ name: 'Default phone', value: '+233302747400' }];
  vi.spyOn(sources, 'readPage').mockResolvedValue({ ...pageOf('Home', []), contents });
  expect(await compose('/')).toMatchObject({ names: { network: 'Meridian', phone: '+233302747400' } });
  vi.restoreAllMocks();
});

test('omits and reports a block about an office on a page without one, but not in a section', async () => {
  const page = await compose('/');
  if (page.status !== 'page') throw new Error('There is no page');
  expect(idsOf(page.main)).toEqual(['own ready']);
  expect(page.issues.map(({ blockId }) => blockId)).toEqual(['bound']);
});

test('does not report a block about an office on a page that offices have too', async () => {
  vi.spyOn(sources, 'readPage').mockResolvedValue(
    pageOf('Calculator', [heading('own', 'A sum'), officeBlock]),
  );
  for (const path of [
    '/sell-a-business/calculator',
    '/locations/greater-accra/osu/sell-a-business/calculator',
  ]) {
    const page = await compose(path);
    if (page.status !== 'page') throw new Error('There is no page');
    expect(idsOf(page.main)).toEqual(['own ready']);
    expect(page.issues).toEqual([]);
  }
  vi.restoreAllMocks();
});

test.each(['/locations/greater-accra/tema', '/blog', '/zz/zz/zz', '/404'])(
  '%s is not found, like every other missing address',
  async (path) => {
    expect(await compose(path)).toMatchObject({
      status: 'not-found',
      page: { route: 'NotFound' },
      path: '/404',
      contextAttributes: { missing: true },
    });
    expect(await findPage(sources, 'en-GH', path)).toBeNull();
  },
);

test.each([
  ['/buy-a-business/listings/none', 'record'],
  ['/zz/zz/zz', undefined],
])('marks what is missing at %s as %s', async (path, missing) => {
  const page = await compose(path);
  expect(page.status === 'not-found' && page.context.missing).toBe(missing);
});

test.each([
  ['/old', '/en-GH/blog', true],
  ['/agents/esi/bio', '/en-GH/agents/esi', false],
  ['/locations/volta/osu', '/en-GH/locations/greater-accra/osu', false],
  ['/locations/greater-accra/osu/listings/bakery', '/en-GH/locations/ashanti/adum/listings/bakery', false],
])('redirects %s to %s', async (path, to, permanent) => {
  expect(await compose(path)).toEqual({ status: 'redirect', to, permanent });
});

test.each([
  ['/', { office: '' }],
  ['/locations/greater-accra/osu', { office: 'greater-accra/osu' }],
])('tells the browser the brand context of %s', async (path, contextAttributes) => {
  expect(await compose(path)).toMatchObject({ contextAttributes });
});

test('rejects when a source fails', async () => {
  const readPage = async () => {
    throw new Error('The backend does not answer');
  };
  await expect(composePage({ ...sources, readPage }, 'en-GH', '/')).rejects.toThrow('does not answer');
});

test('redirects a record that moves while its page is composed', async () => {
  let hasMoved = false;
  const moving: PageSources = {
    ...sources,
    readRedirects: async () =>
      hasMoved ? [{ from: '/locations/:state/tema', to: '/locations/:state/tema-new', permanent: true }] : [],
    readPage: async (query) => {
      hasMoved = true;
      return sources.readPage(query);
    },
  };
  expect(await composePage(moving, 'en-GH', '/locations/greater-accra/tema')).toEqual({
    status: 'redirect',
    to: '/en-GH/locations/greater-accra/tema-new',
    permanent: true,
  });
});

test.each([
  ['/offices/volta/osu', '/en-GH/locations/greater-accra/osu', false],
  ['/offices/Greater-Accra/OSU', '/en-GH/locations/greater-accra/osu', true],
  ['/shop/Tools', 'https://shop.example/Tools', true],
])('redirects %s to the canonical address in one step', async (path, to, permanent) => {
  const readRedirects = async () => [
    { from: '/offices/:region/:office', to: '/locations/:region/:office', permanent: true },
    { from: '/shop/:kind', to: 'https://shop.example/:kind', permanent: true },
  ];
  expect(await composePage({ ...sources, readRedirects }, 'en-GH', path)).toEqual({
    status: 'redirect',
    to,
    permanent,
  });
});

test.each([
  ['/', 'page'],
  ['/old', 'redirect'],
  ['/nowhere-at-all', null],
])('probes %s without composing it: %s', async (path, expected) => {
  const readSection = vi.fn(sources.readSection);
  expect(await probeAddress({ ...sources, readSection }, 'en-GH', path)).toBe(expected);
  expect(readSection).not.toHaveBeenCalled();
});

const frameOf = (name: string, props: StoredBlock['props']): StoredBlock => ({
  ...{ id: name, version: 0, type: name.startsWith('header') ? 'site-header' : 'site-footer' },
  props: { name: 'Meridian', ...props },
});

/** The page with these blocks, below a header with this logo and above a footer without one. */
const bindBelowHeader = (
  logo: Picture | null,
  blocks: StoredBlock[],
  layout: 'default' | 'logo' = 'default',
) => {
  const readSection: PageSources['readSection'] = async ({ name }) => ({
    blocks: [frameOf(name, { logo: name === 'header' ? logo : null })],
  });
  const data = { locale: 'en-GH', subjects: {}, names: {}, path: '/' } as const;
  return resolvePageBindings({ ...sources, readSection }, { ...pageOf('Home', blocks), layout }, data);
};

test.each(['default', 'logo'] as const)(
  'uses the logo of the header in header and footer of the layout %s',
  async (layout) => {
    const boundPage = await bindBelowHeader({ media: 7 }, [], layout);
    const logos = [...boundPage.header, ...boundPage.footer].map(({ props }) => props.logo);
    expect(logos).toEqual([{ media: 7 }, { media: 7 }]);
    expect(boundPage.logo).toEqual({ media: 7 });
  },
);

test("keeps the logo of a page's own block separate from that of header and footer", async () => {
  const withPartnerLogo = await bindBelowHeader(null, [frameOf('header-inside', { logo: { media: 9 } })]);
  expect([withPartnerLogo.logo, withPartnerLogo.footer[0]?.props.logo]).toEqual([null, null]);
  const withoutOwnLogo = await bindBelowHeader({ media: 7 }, [frameOf('header-inside', { logo: null })]);
  expect(withoutOwnLogo.main[0]?.props.logo).toBeNull();
});

test('redirects a query to the page itself unless a block answers it', async () => {
  const findWithQuery = () => findPage(sources, 'en-GH', '/', new URLSearchParams('status=sold'));
  expect(await findWithQuery()).toEqual({ status: 'redirect', to: '/en-GH', permanent: false });
  const search: StoredBlock = { id: 'find', type: 'listing-search', version: 0, props: { heading: 'Find' } };
  vi.spyOn(sources, 'readPage').mockResolvedValue(pageOf('Home', [search]));
  expect(await findWithQuery()).toMatchObject({ status: 'page' });
  vi.restoreAllMocks();
});
