import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ListingFacts, RecordFacts } from '../record-facts';
import { pageGraph } from './page-graph';

/**
 * Required and allowed properties of each type (schema.org and the guidelines of search engines). Ratings of
 * ourselves are not allowed.
 */
const vocabulary: Readonly<Record<string, { required: string[]; allowed: string[] }>> = {
  Organization: { required: ['name'], allowed: ['@id', 'url', 'logo'] },
  WebSite: { required: ['name', 'url'], allowed: ['@id', 'inLanguage', 'publisher'] },
  LocalBusiness: {
    required: ['name', 'url'],
    allowed: [
      ...['@id', 'image', 'telephone', 'email', 'address', 'geo', 'openingHoursSpecification', 'sameAs'],
      ...['areaServed', 'currenciesAccepted', 'parentOrganization'],
    ],
  },
  PostalAddress: {
    required: ['addressLocality', 'addressRegion'],
    allowed: ['streetAddress', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], allowed: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], allowed: [] },
  Person: {
    required: ['name', 'url'],
    allowed: ['@id', 'jobTitle', 'image', 'telephone', 'email', 'knowsLanguage', 'worksFor'],
  },
  Product: { required: ['name', 'offers'], allowed: ['description', 'url', 'image', 'sku', 'category'] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    allowed: ['url', 'seller', 'offeredBy', 'availableAtOrFrom'],
  },
  Place: { required: ['address'], allowed: [] },
  WebPage: { required: ['name', 'url'], allowed: ['description', 'image', 'inLanguage'] },
  BlogPosting: {
    required: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
    allowed: ['description', 'url', 'articleSection', 'inLanguage', 'image'],
  },
  BreadcrumbList: { required: ['itemListElement'], allowed: [] },
  ListItem: { required: ['position', 'name'], allowed: ['item'] },
};

const nodeSchema = z.record(z.string(), z.unknown());

/** The properties that are not allowed or missing, at any depth. */
function findViolations(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findViolations);
  const node = nodeSchema.safeParse(value).data;
  if (!node) return [];
  const { '@type': type, ...properties } = node;
  const names = Object.keys(properties);
  // References by id alone are described on another page.
  if (type === undefined && names.join() === '@id') return [];
  const definition = vocabulary[String(type)];
  if (!definition) return [`${type} is not a known type`];
  const allowedNames = new Set([...definition.required, ...definition.allowed]);
  return [
    ...names.filter((name) => !allowedNames.has(name)).map((name) => `${type}.${name}`),
    ...definition.required.filter((name) => !names.includes(name)).map((name) => `${type} without ${name}`),
    ...names
      .filter(
        (name) => properties[name] === undefined || properties[name] === null || properties[name] === '',
      )
      .map((name) => `${type}.${name} is empty`),
    ...Object.values(properties).flatMap(findViolations),
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
const withoutRelations = { picture: null, office: null, agent: null, pictures: [] };
const facts: Record<string, RecordFacts | null> = {
  'no record': null,
  listing,
  'listing without a price': { ...listing, askingPrice: null },
  'sold listing without an owner': { ...listing, ...withoutRelations, isSold: true },
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
  'office with few details': {
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
  'agent with few details': {
    kind: 'agent',
    ...esi,
    ...withoutRelations,
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
const graphOf = (recordFacts: RecordFacts | null) =>
  JSON.parse(JSON.stringify(pageGraph({ ...page, facts: recordFacts })));

describe('a graph has the required and only allowed properties', () => {
  test.each(Object.entries(facts))('for %s', (_name, recordFacts) => {
    expect(findViolations(graphOf(recordFacts)['@graph'])).toEqual([]);
  });

  test('for the home page, which has no breadcrumbs', () => {
    const graph = pageGraph({ ...page, isHome: true, steps: [], facts: null });
    expect(findViolations(JSON.parse(JSON.stringify(graph))['@graph'])).toEqual([]);
    expect(graph).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] });
  });

  test('reports properties that are not allowed', () => {
    expect(
      findViolations({
        '@type': 'LocalBusiness',
        name: 'Osu',
        url: 'x',
        aggregateRating: { ratingValue: 5 },
      }),
    ).toEqual(['LocalBusiness.aggregateRating', 'undefined is not a known type']);
  });
});

describe('a listing', () => {
  test('has an offer with its price in the currency of the country', () => {
    expect(graphOf(listing)['@graph'][0]).toMatchObject({
      '@type': 'Product',
      url: 'http://localhost:3000/en-GH/buy-a-business/listings/bakery',
      image: Array(3).fill('http://localhost:3000/media/osu.webp'),
      offers: { price: 1_250_000, priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
    });
  });

  test('is neither product nor offer without a disclosed price', () => {
    const json = JSON.stringify(graphOf({ ...listing, askingPrice: null }));
    expect(json).not.toMatch(/Product|Offer|price/);
  });
});

test('an office has the same id in every language', () => {
  const idIn = (locale: 'en-GH' | 'en-US') =>
    JSON.parse(JSON.stringify(pageGraph({ ...page, locale, facts: facts.office ?? null })))['@graph'][0][
      '@id'
    ];
  expect(idIn('en-US')).toBe(idIn('en-GH'));
});

test('the breadcrumbs end with the page itself, without a URL', () => {
  expect(graphOf(null)['@graph'][0].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/en-GH' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'http://localhost:3000/en-GH/blog' },
    { '@type': 'ListItem', position: 3, name: 'Why' },
  ]);
});

test('a listing has its town, and the preview picture in place of drawings', () => {
  const listingWithDrawing = { ...listing, pictures: [{ ...picture, src: '/media/bakery.svg' }] };
  expect(graphOf(listingWithDrawing)['@graph'][0]).toMatchObject({
    image: ['http://localhost:3000/media/share/en-GH/buy-a-business/listings/bakery.jpg'],
    offers: {
      availableAtOrFrom: { address: { addressLocality: 'Osu', addressRegion: 'Greater Accra' } },
    },
  });
});

test('uses the logo of the header, or the brand mark without one', () => {
  const logoOf = (logo: string | null) =>
    JSON.stringify(pageGraph({ ...page, isHome: true, logo, facts: null })).match(/"logo":"([^"]+)"/)?.[1];
  expect(logoOf('/media/logo.webp')).toMatch(/\/media\/logo\.webp$/);
  expect(logoOf(null)).toMatch(/\/brand\/mark\.svg$/);
});
