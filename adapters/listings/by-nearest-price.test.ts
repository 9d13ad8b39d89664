import { expect, test } from 'vitest';
import { byNearestPrice } from './by-nearest-price';

const priced = (...prices: (number | null)[]) => prices.map((asking_price) => ({ asking_price }));

test.each([
  ['a listing of 100', 100, [90, 150, 250, 400, null]],
  ['a listing without a price', null, [400, null, 90, 250, 150]],
])('those like %s come by how near their price is', (_, price, expected) => {
  const found = byNearestPrice(priced(400, null, 90, 250, 150), price);
  expect(found.map(({ asking_price }) => asking_price)).toEqual(expected);
});
