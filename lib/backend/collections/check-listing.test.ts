import { expect, test } from 'vitest';
import { listingFaults } from './check-listing';

const sold = { status: 'sold', sold_at: '2026-01-01', sold_price: 90, asking_price: 100, down_payment: 100 };

test.each([
  ['a sold listing', sold, []],
  ['one whose price is not told', { ...sold, sold_price: null }, []],
  ['one without its day', { ...sold, sold_at: null }, ['sold_at']],
  ['a sold price of one that is not sold', { ...sold, status: 'active' }, ['sold_price']],
  ['a down payment above the price', { ...sold, down_payment: 101 }, ['down_payment']],
  ['a down payment on a price that is not told', { ...sold, asking_price: null }, []],
])('%s', (_what, listing, paths) => {
  expect(listingFaults(listing).map((fault) => fault.path)).toEqual(paths);
});
