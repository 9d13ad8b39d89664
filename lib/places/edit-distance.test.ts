import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each([
  ['bakery', 'bakery', 0],
  ['bakry', 'bakery', 1],
  ['bakkery', 'bakery', 1],
  ['bekery', 'bakery', 1],
  ['', 'bakery', 6],
  ['bakery', '', 6],
  ['kente', 'kenkey', 2],
])('editDistance › from %j to %j is %i: letters inserted, deleted and changed', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test.each([
  ['bakrey', 'bakery', 1],
  ['hotle', 'hotel', 1],
  ['reastuarnat', 'restaurant', 3],
])('editDistance › from %j to %j is %i: a swap of two letters counts once', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});
