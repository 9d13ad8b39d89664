import { expect, test } from 'vitest';
import { sortByPriceDistance } from './sort-by-price-distance';

const priced = (...prices: (number | null)[]) => prices.map((asking_price) => ({ asking_price }));

test.each([
  ['a listing of 100', 100, [90, 150, 250, 400, null]],
  ['a listing without a price', null, [400, null, 90, 250, 150]],
])('sorts listings by their distance from %s', (_, price, expected) => {
  const sorted = sortByPriceDistance(priced(400, null, 90, 250, 150), price);
  expect(sorted.map(({ asking_price }) => asking_price)).toEqual(expected);
});
