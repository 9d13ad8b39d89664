import { expect, test } from 'vitest';
import { dayFaults } from './check-days';
import { lackFaults, listingFaults } from './check-listing';

const sold = { status: 'sold', sold_at: '2026-01-01', sold_price: 90, asking_price: 100, down_payment: 100 };

test.each([
  ['a sold listing', sold, []],
  ['one whose price is not told', { ...sold, sold_price: null }, []],
  ['one without its day', { ...sold, sold_at: null }, ['sold_at']],
  ['a sold price of one that is not sold', { ...sold, status: 'active' }, ['sold_price']],
  ['a down payment above the price', { ...sold, down_payment: 101 }, ['down_payment']],
  ['a price of nothing', { ...sold, asking_price: 0, down_payment: null }, ['asking_price']],
  ['a down payment on a price that is not told', { ...sold, asking_price: null }, []],
])('%s', (_what, listing, paths) => {
  expect(listingFaults(listing).map((fault) => fault.path)).toEqual(paths);
});

const now = new Date('2026-03-02T08:00:00.000Z');
const noon = '2026-03-02T12:00:00.000Z';

test.each([
  ['today, as a form says it', { listed_at: noon, sold_at: noon }, {}, []],
  [
    'tomorrow',
    { listed_at: '2026-03-03', sold_at: '2026-03-03T12:00:00.000Z' },
    {},
    ['listed_at', 'sold_at'],
  ],
  ['a far day', { listed_at: '2199-01-01' }, {}, ['listed_at']],
  ['a far day that was stored before', { listed_at: '2199-01-01' }, { listed_at: '2199-01-01' }, []],
  ['none', { listed_at: undefined, sold_at: null }, {}, []],
])('%s', (_what, listing, before, paths) => {
  expect(dayFaults(['listed_at', 'sold_at'], listing, before, now).map((fault) => fault.path)).toEqual(paths);
});

const whole = { status: 'active', images: [1], asking_price: 100 };

test.each([
  ['one with a picture and a price', whole, []],
  ['one with its earnings only', { ...whole, asking_price: null, discretionary_earnings: 0 }, []],
  [
    'a sold one with its sold price only',
    { ...whole, status: 'sold', asking_price: null, sold_price: 90 },
    [],
  ],
  ['one without a picture', { ...whole, images: [] }, ['images']],
  ['one without any figure', { ...whole, asking_price: null, employees: 4 }, ['asking_price']],
  ['one with neither', { status: 'under_offer' }, ['images', 'asking_price']],
  ['a withdrawn one with neither', { status: 'withdrawn' }, []],
])('publishing %s', (_what, listing, paths) => {
  expect(lackFaults(listing).map(({ path }) => path)).toEqual(paths);
});
