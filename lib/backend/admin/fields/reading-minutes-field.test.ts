import { expect, test } from 'vitest';
import { computeReadingMinutes } from './reading-minutes-field';

const textOf = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [475, 3],
  [1_260, 7],
])('computeReadingMinutes › %i words → %i minutes', (count, minutes) => {
  expect(computeReadingMinutes(textOf(count))).toBe(minutes);
});

test('computeReadingMinutes › is calculated for each locale', () => {
  expect(computeReadingMinutes({ 'en-GH': textOf(700), 'fr-CA': textOf(100) })).toEqual({
    'en-GH': 4,
    'fr-CA': 1,
  });
});
