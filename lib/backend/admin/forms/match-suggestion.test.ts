import { expect, test } from 'vitest';
import { matchSuggestion } from './text-entry';

const suggestions = ['Food and drink', 'Health & beauty'];

test.each([
  ['food and drink', 'Food and drink'],
  [' Food  AND drink ', 'Food and drink'],
  ['health&beauty', 'Health & beauty'],
  [' Retail  trade ', 'Retail trade'],
  ['', ''],
])('matchSuggestion › returns for %j the value %j', (typed, expected) => {
  expect(matchSuggestion(typed, suggestions)).toBe(expected);
});
