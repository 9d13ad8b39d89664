import { expect, test } from 'vitest';
import { readMinutes } from './reading-minutes-field';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [475, 3],
  [1_260, 7],
])('%i words take %i minutes to read', (count, minutes) => {
  expect(readMinutes(words(count))).toBe(minutes);
});

test('each language takes its own time', () => {
  expect(readMinutes({ 'en-GH': words(700), 'fr-CA': words(100) })).toEqual({ 'en-GH': 4, 'fr-CA': 1 });
});
