import { expect, test } from 'vitest';
import { knownSpelling } from './known-spelling';

const known = ['Food and drink', 'Health & beauty'];

test.each([
  ['food and drink', 'Food and drink'],
  [' Food  AND drink ', 'Food and drink'],
  ['health&beauty', 'Health & beauty'],
  [' Retail  trade ', 'Retail trade'],
  ['', ''],
])('%j is written %j', (typed, written) => {
  expect(knownSpelling(typed, known)).toBe(written);
});
