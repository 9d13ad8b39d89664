import { expect, test } from 'vitest';
import { toAskingMultiples } from './to-asking-multiples';

const multiples = { count: 10, low: 180, mid: 220, high: 260 };

test('returns the multiples of ten or more listings, and null for nine', () => {
  expect(toAskingMultiples(multiples)).toEqual(multiples);
  expect(toAskingMultiples({ ...multiples, count: 9 })).toBeNull();
  expect(toAskingMultiples(null)).toBeNull();
});
