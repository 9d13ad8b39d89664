import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ListingFacts, RecordFacts } from '../record-facts';
import { pageGraph } from './page-graph';

/** What each type may say, and must (schema.org; what search engines ask for besides). A rating of ourselves is none of it. */
const vocabulary: Readonly<Record<string, { must: string[]; may: string[] }>> = {
  Organization: { must: ['name'], may: ['@id', 'url', 'logo'] },
  WebSite: { must: ['name', 'url'], may: ['@id', 'inLanguage', 'publisher'] },
  LocalBusiness: {
    must: ['name', 'url'],
    may: [
      ...['@id', 'image', 'telephone', 'email', 'address', 'geo', 'openingHoursSpecification', 'sameAs'],
      ...['areaServed', 'currenciesAccepted', 'parentOrganization'],
    ],
  },
  PostalAddress: {
    must: ['addressLocality', 'addressRegion'],
    may: ['streetAddress', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { must: ['latitude', 'longitude'], may: [] },
  OpeningHoursSpecification: { must: ['dayOfWeek', 'opens', 'closes'], may: [] },
  Person: {
    must: ['name', 'url'],
    may: ['@id', 'jobTitle', 'image', 'telephone', 'email', 'knowsLanguage', 'worksFor'],
  },
  Product: { must: ['name', 'offers'], may: ['description', 'url', 'image', 'sku', 'category'] },
  Offer: {
    must: ['price', 'priceCurrency', 'availability'],
    may: ['url', 'seller', 'offeredBy', 'availableAtOrFrom'],
  },
  Place: { must: ['address'], may: [] },
  WebPage: { must: ['name', 'url'], may: ['description', 'image', 'inLanguage'] },
  BlogPosting: {
    must: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
    may: ['description', 'url', 'articleSection', 'inLanguage', 'image'],
  },
  BreadcrumbList: { must: ['itemListElement'], may: [] },
  ListItem: { must: ['position', 'name'], may: ['item'] },
};

const nodeSchema = z.record(z.string(), z.unknown());

/** What a value says that it may not, or leaves out, at any depth. */
function findFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findFaults);
  const node = nodeSchema.safeParse(value).data;
  if (!node) return [];
  const { '@type': type, ...said } = node;
  const names = Object.keys(said);
  // What is named by its id alone is told elsewhere.
  if (type === undefined && names.join() === '@id') return [];
  const known = vocabulary[String(type)];
  if (!known) return [`${type} is no type that we use`];
  const allowed = new Set([...known.must, ...known.may]);
  return [
    ...names.filter((name) => !allowed.has(name)).map((name) => `${type}.${name}`),
    ...known.must.filter((name) => !names.includes(name)).map((name) => `${type} without ${name}`),
    ...names
      .filter((name) => said[name] === undefined || said[name] === null || said[name] === '')
      .map((name) => `${type}.${name} is empty`),
    ...Object.values(said).flatMap(findFaults),
  ];
}

const picture = { src: '/media/osu.webp', width: 1200, height: 800 };
const osu = { name: 'Meridian Osu', path: '/locations/greater-accra/osu' };
const esi = { name: 'Esi', path: '/agents/esi' };
const listing: ListingFacts = {
  kind: 'listing',
  title: 'A bakery </script>',
  summary: 'Bread',
  path: '/buy-a-business/listings/bakery',
  reference: 'L-1',
  category: 'Food',
  isSold: false,
  askingPrice: 125_000_000,
  location: 'Osu, Greater Accra',
  region: 'Greater Accra',
  pictures: [picture, picture, picture, picture],
  office: osu,
  agent: esi,
};
const bare = { picture: null, office: null, agent: null, pictures: [] };
const facts: Record<string, RecordFacts | null> = {
  'nothing of its own': null,
  listing,
  'listing without a price': { ...listing, askingPrice: null },
  'sold listing that is nobody’s': { ...listing, ...bare, isSold: true },
  office: {
    kind: 'office',
    ...osu,
    phone: '+233302000000',
    email: 'osu@example.com',
    picture,
    address: {
      street: ['14 Road'],
      locality: 'Osu',
      region: 'Greater Accra',
      postalCode: 'GA-1-1',
      country: 'GH',
    },
    point: { latitude: 5.5, longitude: -0.1 },
    openingHours: [
      { day: 'monday', opens: '08:00', closes: '17:00' },
      { day: 'sunday', opens: null, closes: null },
    ],
    profiles: ['https://example.com/osu'],
    territories: ['Osu'],
  },
  'office of which little is known': {
    kind: 'office',
    ...osu,
    phone: null,
    email: null,
    picture: null,
    address: { street: [], locality: 'London', region: 'London', postalCode: null, country: 'UK' },
    point: null,
    openingHours: [],
    profiles: [],
    territories: [],
  },
  agent: {
    kind: 'agent',
    ...esi,
    role: 'Broker',
    phone: '+233',
    email: 'e@example.com',
    picture,
    languages: ['Twi'],
    office: osu,
  },
  'agent of whom little is known': {
    kind: 'agent',
    ...esi,
    ...bare,
    role: null,
    phone: null,
    email: null,
    languages: [],
  },
  post: {
    kind: 'post',
    title: 'Why',
    excerpt: 'Because',
    path: '/blog/why',
    category: 'Selling',
    publishedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    picture,
    author: esi,
    locales: ['en-GH'],
  },
};
const steps = [
  { label: 'Blog', href: '/blog' },
  { label: 'Why', href: '/blog/why' },
];
const page = {
  locale: 'en-GH',
  network: 'Meridian',
  logo: null,
  home: 'Home',
  isHome: false,
  steps,
} as const;
const graphOf = (of: RecordFacts | null) => JSON.parse(JSON.stringify(pageGraph({ ...page, facts: of })));

describe('a graph says what its types may and must say', () => {
  test.each(Object.entries(facts))('of %s', (_name, of) => {
    expect(findFaults(graphOf(of)['@graph'])).toEqual([]);
  });

  test('of the home page, which has no way to it', () => {
    const graph = pageGraph({ ...page, isHome: true, steps: [], facts: null });
    expect(findFaults(JSON.parse(JSON.stringify(graph))['@graph'])).toEqual([]);
    expect(graph).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] });
  });

  test('what it may not say is found', () => {
    expect(
      findFaults({ '@type': 'LocalBusiness', name: 'Osu', url: 'x', aggregateRating: { ratingValue: 5 } }),
    ).toEqual(['LocalBusiness.aggregateRating', 'undefined is no type that we use']);
  });
});

describe('a listing', () => {
  test('is offered at its price, in the currency of the country', () => {
    expect(graphOf(listing)['@graph'][0]).toMatchObject({
      '@type': 'Product',
      url: 'http://localhost:3000/en-GH/buy-a-business/listings/bakery',
      image: Array(3).fill('http://localhost:3000/media/osu.webp'),
      offers: { price: 1_250_000, priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
    });
  });

  test('is no product and no offer without a disclosed price', () => {
    const text = JSON.stringify(graphOf({ ...listing, askingPrice: null }));
    expect(text).not.toMatch(/Product|Offer|price/);
  });
});

test('an office is the same thing in every language', () => {
  const idIn = (locale: 'en-GH' | 'en-US') =>
    JSON.parse(JSON.stringify(pageGraph({ ...page, locale, facts: facts.office ?? null })))['@graph'][0][
      '@id'
    ];
  expect(idIn('en-US')).toBe(idIn('en-GH'));
});

test('the way to a page ends with the page, which needs no address', () => {
  expect(graphOf(null)['@graph'][0].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/en-GH' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'http://localhost:3000/en-GH/blog' },
    { '@type': 'ListItem', position: 3, name: 'Why' },
  ]);
});

test('a listing is in its town, and drawings give way to the picture of its page', () => {
  const drawn = { ...listing, pictures: [{ ...picture, src: '/media/bakery.svg' }] };
  expect(graphOf(drawn)['@graph'][0]).toMatchObject({
    image: ['http://localhost:3000/media/share/en-GH/buy-a-business/listings/bakery.jpg'],
    offers: {
      availableAtOrFrom: { address: { addressLocality: 'Osu', addressRegion: 'Greater Accra' } },
    },
  });
});

test('the logo is the one that the header shows, and the drawn mark before there is one', () => {
  const logoOf = (logo: string | null) =>
    JSON.stringify(pageGraph({ ...page, isHome: true, logo, facts: null })).match(/"logo":"([^"]+)"/)?.[1];
  expect(logoOf('/media/logo.webp')).toMatch(/\/media\/logo\.webp$/);
  expect(logoOf(null)).toMatch(/\/brand\/mark\.svg$/);
});
