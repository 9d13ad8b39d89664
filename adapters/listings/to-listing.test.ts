import { expect, test } from 'vitest';
import { phoneChoices } from '@/lib/visitor/phone-numbers';
import { listingCardSchema } from '@/schemas/listing';
import { type QueriedListing, toListing } from './to-listing';
import { toListingCard } from './to-listing-card';

const picture = { id: '7', url: '/media/a.webp', alt: '', width: 900, height: 600, widths: [] };
const record: QueriedListing = {
  listing_number: 'MB-1',
  slug: 'cold-store',
  title: 'Cold store',
  summary: '',
  status: 'active',
  kind: 'business',
  category: 'Wholesale',
  place: 'Tema, Greater Accra',
  asking_price: 1,
  down_payment: null,
  discretionary_earnings: null,
  sold_price: null,
  cover: [],
  images: [],
  description: '',
  total_sales: null,
  inventory: null,
  furniture_fixtures_equipment: null,
  employees: null,
  year_established: null,
  reason_for_selling: null,
  franchisee_operation: false,
  confidential: false,
  relocatable: false,
  real_estate_available: false,
  real_estate_included: false,
  lender_prequalified: false,
  listed_at: '2026-10-12T00:00:00.000Z',
  sold_at: null,
  seller_terms_months: null,
  seller_terms_rate: null,
  seller_terms_share: null,
  agent: null,
  office: null,
};

test('a listing without disclosed figures and names is valid', () => {
  expect(toListing(record, {})).toMatchObject({
    image: { src: '/brand/placeholder.svg', alt: '' },
    images: [],
    agent: null,
    office: null,
    totalSales: null,
  });
});

test('the first image is the image of the card; unusable images are omitted', () => {
  const images = [picture, { ...picture, url: 'https://elsewhere.example/b.webp' }];
  const listing = toListing({ ...record, cover: [picture], images }, {});
  expect(listing.image?.src).toBe('/media/a.webp');
  expect(listing.images).toHaveLength(1);
});

test('a confidential listing has no picture in lists, and keeps those of its page', () => {
  const confidential = { ...record, confidential: true, cover: [picture], images: [picture] };
  expect(toListingCard(confidential).image).toBeNull();
  expect(toListing(confidential, {}).image?.src).toBe('/media/a.webp');
  expect(toListingCard(record).image?.src).toBe('/brand/placeholder.svg');
});

test('the phone number is that of the agent, or else of the office, or else of the network', () => {
  const office = {
    ...{ name: 'Osu', slug: 'osu', state_slug: 'greater-accra' },
    ...{ main_telephone: '+233302747400', organic_number: '+233302747453', paid_number: '+233302748970' },
    ...{ phone_extension: null, telephone_url_triggers: [] },
  };
  const person = {
    slug: 'esi',
    name: 'Esi',
    role: null,
    image: null,
    extension: null,
    whats_app_number: null,
  };
  const displayedPhone = (of: Partial<QueriedListing>) => {
    const { phones } = toListing({ ...record, ...of }, { phone: '+233302730100' });
    return phones && phoneChoices(phones).map(({ number }) => number);
  };
  const agent = { ...person, phone: '+233244123456', office };
  expect(displayedPhone({ agent, office })).toEqual([office.paid_number, agent.phone]);
  expect(displayedPhone({ office })).toEqual([office.paid_number, office.organic_number]);
  expect(displayedPhone({ agent: { ...agent, phone: null, office: null } })).toEqual(['+233302730100']);
  expect(displayedPhone({})).toBeNull();
});

test('a sold listing keeps its page, with its sold price', () => {
  expect(toListing({ ...record, status: 'sold', sold_price: 5 }, {})).toMatchObject({
    status: 'sold',
    soldPrice: 5,
  });
});

test('a listing card links to the network page', () => {
  const card = toListingCard(record);
  expect(listingCardSchema.parse(card)).toEqual(card);
  expect(card.href).toBe('/buy-a-business/listings/cold-store');
});

test('amounts above the range of a GraphQL Int are preserved', () => {
  expect(toListing({ ...record, asking_price: 9_500_000_000_00 }, {}).askingPrice).toBe(950_000_000_000);
});

test('the terms of the seller are those of the record, and null without months', () => {
  const terms = { seller_terms_months: 30, seller_terms_rate: 0, seller_terms_share: 40 };
  expect(toListing({ ...record, ...terms }, {}).sellerTerms).toEqual({ months: 30, rate: 0, share: 40 });
  expect(toListing({ ...record, ...terms, seller_terms_months: null }, {}).sellerTerms).toBeNull();
  expect(toListing(record, {}).listedAt).toBe('2026-10-12T00:00:00.000Z');
});
