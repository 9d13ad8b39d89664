import { expect, test } from 'vitest';
import { findListingIssues, findPublishIssues } from './check-listing';
import { findFutureDateIssues } from './future-dates';

const soldListing = {
  status: 'sold',
  sold_at: '2026-01-01',
  sold_price: 90,
  asking_price: 100,
  down_payment: 100,
};

test.each([
  ['a sold listing', soldListing, []],
  ['a sold listing without a disclosed price', { ...soldListing, sold_price: null }, []],
  ['a sold listing without a sale date', { ...soldListing, sold_at: null }, ['sold_at']],
  ['a sold price of an unsold listing', { ...soldListing, status: 'active' }, ['sold_price']],
  ['a down payment above the price', { ...soldListing, down_payment: 101 }, ['down_payment']],
  ['a price of 0', { ...soldListing, asking_price: 0, down_payment: null }, ['asking_price']],
  ['a down payment without a disclosed price', { ...soldListing, asking_price: null }, []],
])('findListingIssues › %s', (_what, listing, paths) => {
  expect(findListingIssues(listing).map((issue) => issue.path)).toEqual(paths);
});

const now = new Date('2026-03-02T08:00:00.000Z');
const noon = '2026-03-02T12:00:00.000Z';

test.each([
  ['noon today', { listed_at: noon, sold_at: noon }, {}, []],
  [
    'tomorrow',
    { listed_at: '2026-03-03', sold_at: '2026-03-03T12:00:00.000Z' },
    {},
    ['listed_at', 'sold_at'],
  ],
  ['a date far in the future', { listed_at: '2199-01-01' }, {}, ['listed_at']],
  ['an unchanged date in the future', { listed_at: '2199-01-01' }, { listed_at: '2199-01-01' }, []],
  ['empty dates', { listed_at: undefined, sold_at: null }, {}, []],
])('findFutureDateIssues › %s', (_what, listing, before, paths) => {
  expect(
    findFutureDateIssues(['listed_at', 'sold_at'], listing, before, now).map((issue) => issue.path),
  ).toEqual(paths);
});

const complete = { status: 'active', images: [1], asking_price: 100 };

test.each([
  ['a listing with a picture and a price', complete, []],
  ['a listing with earnings only', { ...complete, asking_price: null, discretionary_earnings: 0 }, []],
  [
    'a sold listing with its sold price only',
    { ...complete, status: 'sold', asking_price: null, sold_price: 90 },
    [],
  ],
  ['a listing without a picture', { ...complete, images: [] }, ['images']],
  ['a listing without any figure', { ...complete, asking_price: null, employees: 4 }, ['asking_price']],
  ['a listing without picture and figures', { status: 'under_offer' }, ['images', 'asking_price']],
  ['a withdrawn listing without picture and figures', { status: 'withdrawn' }, []],
])('findPublishIssues › %s', (_what, listing, paths) => {
  expect(findPublishIssues(listing).map(({ path }) => path)).toEqual(paths);
});
