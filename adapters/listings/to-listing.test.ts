import { expect, test } from 'vitest';
import { listingCardSchema } from '@/schemas/listing';
import { type ListingRecord, toListing } from './to-listing';
import { toListingCard } from './to-listing-card';

const picture = { id: '7', url: '/media/a.webp', alt: '', width: 900, height: 600, widths: [] };
const record: ListingRecord = {
  listing_number: 'MB-1',
  slug: 'cold-store',
  title: 'Cold store',
  summary: '',
  status: 'active',
  kind: 'business',
  category: 'Wholesale',
  location: 'Tema, Greater Accra',
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
  relocatable: false,
  real_estate_available: false,
  real_estate_included: false,
  lender_prequalified: false,
  agent: null,
  office: null,
};

test('nothing disclosed, nobody named: still a listing', () => {
  expect(toListing(record)).toMatchObject({
    image: { src: '/brand/placeholder.svg', alt: '' },
    images: [],
    agent: null,
    office: null,
    totalSales: null,
  });
});

test('the first picture is the card’s; pictures that cannot be shown are left out', () => {
  const images = [picture, { ...picture, url: 'https://elsewhere.example/b.webp' }];
  const listing = toListing({ ...record, cover: [picture], images });
  expect(listing.image?.src).toBe('/media/a.webp');
  expect(listing.images).toHaveLength(1);
});

test('a sold listing stays, with what it sold for', () => {
  expect(toListing({ ...record, status: 'sold', sold_price: 5 })).toMatchObject({
    status: 'sold',
    soldPrice: 5,
  });
});

test('a card is a card, and leads to the network’s page', () => {
  const card = toListingCard(record);
  expect(listingCardSchema.parse(card)).toEqual(card);
  expect(card.href).toBe('/buy-a-business/listings/cold-store');
});

test('amounts beyond a GraphQL Int survive', () => {
  expect(toListing({ ...record, asking_price: 9_500_000_000_00 }).askingPrice).toBe(950_000_000_000);
});
