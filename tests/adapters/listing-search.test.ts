import { afterEach, expect, test, vi } from 'vitest';
import { listingSearchSource } from '@/adapters/listings/listing-search.source';
import type { DataContext } from '@/lib/engine/data-context';
import { queryContent } from '@/lib/graphql/query-content';

vi.mock('@/lib/graphql/query-content', () => ({ queryContent: vi.fn() }));
const backend = vi.mocked(queryContent);
afterEach(() => vi.resetAllMocks());

const network: DataContext = { locale: 'en-GH', subjects: {}, names: {}, path: '/' };
const osu: DataContext = { ...network, subjects: { office: 'osu', region: 'greater-accra' } };

const noFacets = [
  'regions',
  'districts',
  'cities',
  'categories',
  'subcategories',
  'kinds',
  'statuses',
  'flags',
];
const result = (total: number) => ({
  searchListings: {
    ...{ items: [], next: null, previous: null, total, total_capped: false, corrected: null },
    facets: Object.fromEntries(noFacets.map((name) => [name, []])),
    snapshot: { asking_price: null, discretionary_earnings: null, multiple: null },
  },
});
const defaultQuery = listingSearchSource.query.schema.parse({});
const read = (query: string) =>
  listingSearchSource.read(defaultQuery, { ...network, searchParams: new URLSearchParams(query) });

test('listing search source › requests what the URL specifies and nothing else', async () => {
  backend.mockResolvedValueOnce(result(3));
  const answer = await read('region=volta&sort=sde_desc');
  expect(answer?.found).toMatchObject({ path: '/', total: 3, remedies: [], spots: [] });
  expect(backend.mock.calls).toHaveLength(1);
  expect(backend.mock.calls[0]?.[1]).toMatchObject({
    search: { state_slugs: ['volta'], status: ['active', 'under_offer'] },
    order: 'sde_desc',
    limit: 15,
    after: null,
  });
});

test('listing search source › without results, counts the results without each filter', async () => {
  backend.mockResolvedValueOnce(result(0)).mockResolvedValueOnce(result(4)).mockResolvedValueOnce(result(9));
  const answer = await read('words=fish&region=volta');
  expect(answer?.found.remedies).toEqual([
    { mode: 'without', filter: 'words', count: 4, isCapped: false },
    { mode: 'without', filter: 'region volta', count: 9, isCapped: false },
  ]);
  expect(backend.mock.calls.slice(1).map(([, variables]) => variables)).toMatchObject([
    { search: { words: null, state_slugs: ['volta'] } },
    { search: { words: 'fish', state_slugs: [] } },
  ]);
});

test('listing search source › when no single filter causes the empty result, counts the results with each filter alone', async () => {
  for (const total of [0, 0, 0, 4, 9]) backend.mockResolvedValueOnce(result(total));
  const answer = await read('words=fish&region=volta');
  expect(answer?.found.remedies).toEqual([
    { mode: 'only', filter: 'words', count: 4, isCapped: false },
    { mode: 'only', filter: 'region volta', count: 9, isCapped: false },
  ]);
  expect(backend.mock.calls.slice(3).map(([, variables]) => variables)).toMatchObject([
    { search: { words: 'fish', state_slugs: [] } },
    { search: { words: null, state_slugs: ['volta'] } },
  ]);
});

test('listing search source › when an office has no listings, counts those of the network', async () => {
  backend.mockResolvedValueOnce(result(0)).mockResolvedValueOnce(result(7));
  const ofOsu = listingSearchSource.query.schema.parse({ office: 'osu' });
  const answer = await listingSearchSource.read(ofOsu, osu);
  expect(answer?.found.wider).toEqual({
    href: '/buy-a-business/business-listing-search?scope=network',
    count: 7,
    isCapped: false,
  });
  expect(backend.mock.calls[0]?.[1]).toMatchObject({ search: { tribe_slug: 'osu' } });
  expect(backend.mock.calls[1]?.[1]).toMatchObject({ search: { tribe_slug: null } });
});

test('listing search source › when a filtered office search is empty, counts the results of the network; otherwise sends one request', async () => {
  const ofOsu = listingSearchSource.query.schema.parse({ office: 'osu' });
  backend.mockResolvedValueOnce(result(2)).mockResolvedValueOnce(result(13));
  const answer = await listingSearchSource.read(ofOsu, {
    ...osu,
    searchParams: new URLSearchParams('words=fish'),
  });
  expect(answer?.found).toMatchObject({
    total: 2,
    remedies: [],
    wider: { href: '/buy-a-business/business-listing-search?words=fish&scope=network', count: 13 },
  });
  expect(backend.mock.calls[1]?.[1]).toMatchObject({ search: { words: 'fish', tribe_slug: null } });
  backend.mockClear();
  backend.mockResolvedValueOnce(result(2));
  expect((await listingSearchSource.read(ofOsu, osu))?.found.wider).toBeNull();
  expect(backend.mock.calls).toHaveLength(1);
});

test.each([
  ['none', new Error('after must be the next of a page')],
  ['behind the end', result(3)],
])('listing search source › starts at the list position of cursor %s', async (_, first) => {
  if (first instanceof Error) backend.mockRejectedValueOnce(first);
  else backend.mockResolvedValueOnce(first);
  backend.mockResolvedValueOnce(result(3));
  const { found } = (await read('after=bm90aGluZw&listed_from=19')) ?? {};
  expect(found).toMatchObject({ total: 3, state: { after: null, from: null }, shown: null });
  expect(backend.mock.calls.map(([, variables]) => variables)).toMatchObject([
    { after: 'bm90aGluZw' },
    { after: null },
  ]);
});
