import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes-field';

const textOf = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [475, 3],
  [1_260, 7],
])('readingMinutes › %i words → %i minutes', (count, minutes) => {
  expect(readingMinutes(textOf(count))).toBe(minutes);
});

test('readingMinutes › is calculated for each locale', () => {
  expect(readingMinutes({ 'en-GH': textOf(700), 'fr-CA': textOf(100) })).toEqual({ 'en-GH': 4, 'fr-CA': 1 });
});
