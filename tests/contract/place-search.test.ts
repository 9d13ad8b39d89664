import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;

type NewListing = {
  location: string;
  category: string;
  title?: string;
  listed_at?: string;
  status?: 'active' | 'under_offer' | 'sold';
  region?: number;
  sold_at?: string;
};

async function createListing(slug: string, { title = slug, ...listing }: NewListing): Promise<void> {
  const { accra, ashanti } = contract.regions;
  const isInAccra = ['East Legon', 'Nima'].includes(listing.location);
  await contract.payload.create({
    collection: 'listings',
    data: {
      ...{ kind: 'business', status: 'active', listed_at: '2026-02-01T00:00:00.000Z' },
      ...{ slug, title, listing_number: `N-${slug}`, summary: 'For sale.', description: 'Good.' },
      ...{ region: isInAccra ? accra.id : ashanti.id, office: contract.offices.osu.id, ...listing },
    },
  });
}

async function createRegion(name: string, code: string): Promise<number> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const region = await contract.payload.create({
    collection: 'regions',
    data: { name, slug, code, latitude: 6, longitude: -2 },
  });
  return region.id;
}

beforeAll(async () => {
  contract = await startContract();
  await createListing('suame-shop', { location: 'Suame', category: 'Auto repair and spare parts' });
  await createListing('asokwa-shop', { location: 'Asokwa', category: 'Fashion and cloth' });
  await createListing('tafo-fuel', { location: 'Tafo', category: 'Fuel and LPG stations' });
  await createListing('atasomanso-salon', { location: 'Atasomanso', category: 'Salons, barbers and spas' });
  await createListing('legon-pharmacy', { location: 'East Legon', category: 'Pharmacies' });
  await createListing('nima-water', {
    location: 'Nima',
    category: 'Food and water processing',
    status: 'under_offer',
  });
  await createListing('koforidua-bus', {
    ...{ location: 'Kɔfɔridua', category: 'Haulage and logistics' },
    region: await createRegion('Eastern', 'GH-EP'),
  });
  // Sold, so that its town has no results.
  await createListing('sold-sawmill', {
    ...{ location: 'Bibiani', category: 'Factories', status: 'sold', sold_at: '2026-03-01T00:00:00.000Z' },
  });
  await createListing('spot-bar', {
    ...{ location: 'Ejisu', category: 'Bars and drinking spots', listed_at: '2024-01-01T00:00:00.000Z' },
  });
  await createListing('chop-bar', {
    ...{ location: 'Ejisu', category: 'Restaurants and chop bars', listed_at: '2026-06-01T00:00:00.000Z' },
  });
  await createListing('old-school', {
    ...{ location: 'Ejisu', category: 'Schools and crèches', title: 'A quiet place' },
    listed_at: '2025-01-01T00:00:00.000Z',
  });
  await createListing('new-bakery', {
    ...{ location: 'Ejisu', category: 'Bakeries', title: 'Bread oven' },
    listed_at: '2026-05-01T00:00:00.000Z',
  });
});
afterAll(() => contract.stop());

const resultSchema = z.object({
  searchListings: z.object({
    items: z.array(z.object({ slug: z.string() })),
    corrected: z.string().nullable(),
    unlisted_place: z.string().nullable(),
    facets: z.object({ cities: z.array(z.object({ value: z.string(), count: z.number() })) }),
  }),
});

async function search(input: string, order = '') {
  const { data, errors } = await contract.runQuery(
    `{ searchListings(search: { ${input} }${order}) { items { slug } corrected unlisted_place facets { cities { value count } } } }`,
  );
  expect(errors).toEqual([]);
  const { items, facets, ...result } = resultSchema.parse(JSON.parse(JSON.stringify(data))).searchListings;
  return { slugs: items.map(({ slug }) => slug), cities: facets.cities, ...result };
}
/** Those of the listings above; the small network has others. */
const slugsFor = async (words: string) =>
  (await search(`words: ${JSON.stringify(words)}`)).slugs.filter((slug) => slug.includes('-')).sort();

describe('listing search › places', () => {
  const kumasi = ['asokwa-shop', 'atasomanso-salon', 'suame-shop', 'tafo-fuel'];
  it.each([
    ['Kumasi', kumasi],
    ['in Kumasi', kumasi],
    ['businesses for sale in Kumasi', kumasi],
    ['kumase', kumasi],
    ['Suame', ['suame-shop']],
    ['E. Legon', ['legon-pharmacy']],
    ['pharmacy in E/Legon', ['legon-pharmacy']],
    ['pharmacy near Prampram', []],
    ['near Legon', ['legon-pharmacy', 'nima-water']],
    ['Adabraka', ['nima-water']],
    ['around Adabraka', ['nima-water']],
    ['AK-019-2846', kumasi],
    ['salon AK-019-2846', ['atasomanso-salon']],
    ['6.717, -1.637', expect.arrayContaining(['suame-shop'])],
    ['M9QG+8V Kumasi', expect.arrayContaining(['asokwa-shop'])],
    ['Koforidua', ['koforidua-bus']],
    ['Kɔfɔridua', ['koforidua-bus']],
    ['Adabrka', ['nima-water']],
  ])('%j finds %j', async (words, slugs) => {
    expect(await slugsFor(words)).toEqual(slugs);
  });

  it('a region is not another region whose name contains the same word', async () => {
    const western = await createRegion('Western', 'GH-WP');
    const westernNorth = await createRegion('Western North', 'GH-WN');
    await createListing('mill-western', { location: 'A village', category: 'Factories', region: western });
    await createListing('mill-north', { location: 'A village', category: 'Factories', region: westernNorth });
    expect(await slugsFor('Western Region')).toEqual(['mill-western']);
    expect(await slugsFor('in Western')).toEqual(['mill-western']);
    expect(await slugsFor('Western North')).toEqual(['mill-north']);
  });

  it.each([
    ['Adabraka', 'Adabraka, Accra'],
    ['Wa', 'Wa'],
    ['Kotoka International Airport', 'Airport, Accra'],
    ['Nima', null],
    ['Bibiani', 'Bibiani'],
    ['pharmacy', null],
  ])('for %j the place without listings is %j', async (words, place) => {
    expect((await search(`words: ${JSON.stringify(words)}`)).unlisted_place).toBe(place);
  });

  it('a filter by city includes its quarters, and the facet counts them', async () => {
    const { slugs, cities } = await search('cities: ["Kumasi"]');
    expect(slugs.sort()).toEqual(kumasi);
    expect(cities).toEqual(expect.arrayContaining([{ value: 'Kumasi', count: 4 }]));
  });
});

describe('listing search › synonyms', () => {
  it.each([
    ['gas station', ['tafo-fuel']],
    ['petrol stations', ['tafo-fuel']],
    ['hairdresser', ['atasomanso-salon']],
    ['hairdreser', ['atasomanso-salon']],
    ['chemist', ['legon-pharmacy']],
    ['drugstore', ['legon-pharmacy']],
    ['chemical shop', ['legon-pharmacy']],
    ['gas filling', ['tafo-fuel']],
    ['kenkey', ['chop-bar']],
    ['take-out', ['chop-bar']],
    ['creche', ['old-school']],
    ['IT company', []],
    ['pure water', ['nima-water']],
    ['trotro', ['koforidua-bus']],
    ['gas station in Kumasi', ['tafo-fuel']],
  ])('%j finds %j', async (words, slugs) => {
    expect(await slugsFor(words)).toEqual(slugs);
  });

  it('the synonyms of staff replace those of the product at once', async () => {
    const staffWords = await contract.payload.create({
      collection: 'search-synonyms',
      data: { name: 'Pharmacies', language: 'en-GH', words: ['pill shop'] },
    });
    expect(await slugsFor('pill shop')).toEqual(['legon-pharmacy']);
    await contract.payload.delete({ collection: 'search-synonyms', id: staffWords.id });
    expect(await slugsFor('gas station')).toEqual(['tafo-fuel']);
  });
});

describe('places of the network', () => {
  it('are found by the listing search and the office finder at once', async () => {
    const place = await contract.payload.create({
      collection: 'places',
      data: {
        ...{
          name: 'Zorgo Gardens',
          other_names: ['zorgo'],
          town: 'Kumasi',
          region: contract.regions.ashanti.id,
        },
        ...{ latitude: 6.715, longitude: -1.64 },
      },
    });
    expect(await slugsFor('near Zorgo')).toEqual(expect.arrayContaining(['suame-shop']));
    const { data } = await contract.runQuery('{ storeSearch(address: "Zorgo Gardens") { slug } }');
    expect(data).toEqual({ storeSearch: [{ slug: 'kumasi' }] });
    await contract.payload.delete({ collection: 'places', id: place.id });
    const without = await contract.runQuery('{ storeSearch(address: "Zorgo Gardens") { slug } }');
    expect(without.data).toEqual({ storeSearch: [] });
  });
});

it('listing search › ranks bars above chop bars for “drinking spot”, although “bar” is a synonym', async () => {
  const { slugs } = await search('words: "drinking spot"');
  expect(slugs.filter((slug) => slug === 'spot-bar' || slug === 'chop-bar')).toEqual([
    'spot-bar',
    'chop-bar',
  ]);
});

it('listing search › sorts by relevance when words are given, and by date when that is chosen', async () => {
  await contract.payload.update({
    collection: 'listings',
    where: { slug: { equals: 'new-bakery' } },
    data: { description: 'Next to a school.' },
  });
  expect((await search('words: "school"')).slugs).toEqual(['old-school', 'new-bakery']);
  expect((await search('words: "school"', ', order: newest')).slugs).toEqual(['new-bakery', 'old-school']);
});
