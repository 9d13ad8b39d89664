import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each([
  ['bakrey', 'bakery', 1],
  ['hotle', 'hotel', 1],
  ['reastuarnat', 'restaurant', 3],
])('%s is %s with swapped letters, each swap counted once', (written, meant, swaps) => {
  expect(editDistance(written, meant)).toBe(swaps);
  expect(distance(written, meant)).toBeGreaterThan(swaps);
});

test.each([
  ['bakery', 'bakery'],
  ['bakry', 'bakery'],
  ['bakkery', 'bakery'],
  ['bekery', 'bakery'],
  ['', 'bakery'],
  ['kente', 'kenkey'],
])('%j and %j without a swap are as far apart as by Levenshtein', (written, meant) => {
  expect(editDistance(written, meant)).toBe(distance(written, meant));
});
