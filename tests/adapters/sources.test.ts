import { afterEach, describe, expect, test, vi } from 'vitest';
import { agentSource } from '@/adapters/agents/agent.source';
import { bindings, findBinding } from '@/adapters/bindings';
import { listingSource } from '@/adapters/listings/listing.source';
import { listingsSource } from '@/adapters/listings/listings.source';
import { officeBarSource } from '@/adapters/offices/office-bar.source';
import { officeContactSource } from '@/adapters/offices/office-contact.source';
import { officeEntriesSource } from '@/adapters/offices/office-entries.source';
import { officeOpeningSource } from '@/adapters/offices/office-opening.source';
import { officePinsSource } from '@/adapters/offices/office-pins.source';
import { sectionSource } from '@/adapters/sections/section.source';
import type { DataContext } from '@/lib/engine/data-context';
import { queryContent } from '@/lib/graphql/query-content';

vi.mock('@/lib/graphql/query-content', () => ({ queryContent: vi.fn() }));
const backend = vi.mocked(queryContent);
afterEach(() => vi.resetAllMocks());

const network: DataContext = { locale: 'en-GH', subjects: {}, names: {}, path: '/' };
const osu: DataContext = { ...network, subjects: { office: 'osu', region: 'greater-accra' } };

const pin = (slug: string, state_slug: string) => ({
  slug,
  name: `Meridian ${slug}`,
  state: state_slug,
  state_slug,
  locality: slug,
  address_1: null,
  postal_code: null,
  main_telephone: null,
  phone_extension: null,
  organic_number: null,
  paid_number: null,
  telephone_url_triggers: [],
  latitude: 6,
  longitude: -1,
});

describe('missing record', () => {
  test.each([
    ['office bar', () => officeBarSource.read({ slug: 'osu' }, osu), { office: null }],
    ['office opening', () => officeOpeningSource.read({ slug: 'osu' }, osu), { office: null }],
    ['office contact', () => officeContactSource.read({ slug: 'osu' }, osu), { office: null }],
    ['agent', () => agentSource.read({ slug: 'gone' }, network), { agent: null }],
    ['listing', () => listingSource.read({ slug: 'gone' }, network), { listing: null }],
    ['section', () => sectionSource.read({ name: 'gone' }, network), { websiteSection: null }],
  ])('%s reads as empty', async (_, read, answer) => {
    backend.mockResolvedValue(answer);
    expect(await read()).toBeNull();
  });

  test('sends no office query for a page without an office', async () => {
    const binding = findBinding('office', 'office-hero');
    expect(await binding?.supply({ slug: 'current' }, network)).toEqual({
      status: 'no-subject',
      subject: 'office',
    });
    expect(backend).not.toHaveBeenCalled();
  });
});

test('sources › every pair that reads throws when the backend fails, so that the last good page stays cached', async () => {
  backend.mockRejectedValue(new Error('The backend does not answer'));
  const keys = { agent: 'esi', listing: 'cold-store', post: 'when-to-sell' };
  const everything = { ...osu, subjects: { ...osu.subjects, ...keys } };
  const queries = { menu: { name: 'main' }, section: { name: 'closing' } };
  for (const { entry, supply } of bindings) {
    const { source } = entry.query;
    const query = Object.entries(queries).find(([name]) => name === source)?.[1] ?? {};
    if (source === 'countries' || source === 'languages' || source === 'trail') continue;
    await expect(supply(query, everything), source).rejects.toThrow('does not answer');
  }
});

test('sources › lists the offices of a region by name and omits an invalid one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = { ...pin('broken', 'ashanti'), latitude: 'north' };
  backend.mockResolvedValue({
    officePins: [pin('zongo', 'ashanti'), broken, pin('adum', 'ashanti')],
  });
  const found = await officePinsSource.read({ region: 'ashanti' }, network);
  expect(found?.map(({ slug }) => slug)).toEqual(['adum', 'zongo']);
  expect(backend.mock.calls[0]?.[1]).toEqual({ region: 'ashanti' });
  expect(warn).toHaveBeenCalledOnce();
});

test('sources › lists the nearest offices and their distance for a region without an office', async () => {
  backend.mockResolvedValueOnce({ officePins: [] });
  backend.mockResolvedValueOnce({ region: { latitude: 10.786, longitude: -0.851 } });
  backend.mockResolvedValueOnce({
    storeSearch: [
      { ...pin('tamale', 'northern'), distance: 153_600 },
      { ...pin('techiman', 'bono-east'), distance: 375_000 },
    ],
  });
  const found = await officeEntriesSource.read({ region: 'upper-east' }, network);
  expect(found).toMatchObject({
    offices: [],
    nearest: [
      { slug: 'tamale', metres: 153_600 },
      { slug: 'techiman', metres: 375_000 },
    ],
  });
  expect(backend.mock.calls[2]?.[1]).toMatchObject({ latitude: 10.786, longitude: -0.851 });
});

test('sources › lists no nearest offices when the region has offices or the network has none', async () => {
  backend.mockResolvedValueOnce({ officePins: [pin('tamale', 'northern')] });
  expect(await officeEntriesSource.read({ region: 'northern' }, network)).toMatchObject({ nearest: [] });
  backend.mockResolvedValueOnce({ officePins: [] });
  expect(await officeEntriesSource.read({}, network)).toEqual({ offices: [], nearest: [] });
});

test("sources › requests similar listings by the category of the page's own listing", async () => {
  backend.mockResolvedValueOnce({ listing: { category: 'Bakeries', asking_price: 100 } });
  backend.mockResolvedValueOnce({ listings: { items: [], next: 'further on' } });
  const query = listingsSource.query.schema.parse({ similarTo: 'bakery', limit: 3 });
  expect(await listingsSource.read(query, network)).toEqual({ items: [], more: true });
  expect(backend.mock.calls[1]?.[1]).toMatchObject({
    filter: { category: 'Bakeries', exclude: 'bakery' },
    limit: 24,
  });
});

test('sources › links cards on an office page directly to the owner of their listing or post', async () => {
  const inOsu = { ...osu, path: '/locations/greater-accra/osu' };
  const card = {
    title: 'Bakery',
    status: 'active',
    kind: 'business',
    confidential: false,
    cover: [],
  };
  const priceless = { category: 'Food', place: 'Kumasi', asking_price: 1, down_payment: null };
  const owned = (slug: string, office: object | null) => ({
    ...{
      ...card,
      ...priceless,
      discretionary_earnings: null,
      total_sales: null,
      sold_price: null,
      slug,
      office,
      agent: null,
    },
  });
  const [own, others] = [
    { slug: 'osu', state_slug: 'greater-accra' },
    { slug: 'adum', state_slug: 'ashanti' },
  ];
  const items = [owned('own', own), owned('other', others), owned('free', null)];
  backend.mockResolvedValueOnce({ listings: { items, next: null } });
  const query = listingsSource.query.schema.parse({});
  const found = await listingsSource.read(query, inOsu);
  expect(found?.items.map(({ href }) => href)).toEqual([
    '/buy-a-business/listings/own',
    '/locations/ashanti/adum/listings/other',
    '/buy-a-business/listings/free',
  ]);
  backend.mockResolvedValueOnce({ listings: { items: [], next: null } });
  await listingsSource.read(query, network);
  expect(backend.mock.calls.map(([, variables]) => variables)).toMatchObject([
    { owned: true },
    { owned: false },
  ]);
});
