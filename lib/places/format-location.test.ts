import { expect, test } from 'vitest';
import { formatLocation } from './format-location';
import { resolvePlace } from './resolve-place';

test.each([
  ['Suame', 'Suame, Kumasi'],
  ['Suame, Ashanti', 'Suame, Kumasi'],
  ['East Legon, Greater Accra', 'East Legon, Accra'],
  ['Suame, Kumasi', 'Suame, Kumasi'],
  ['Tema Community 1, Greater Accra', 'Tema Community 1, Greater Accra'],
  ['Kumasi, Ashanti', 'Kumasi, Ashanti'],
  ['Somewhere quiet', 'Somewhere quiet'],
])('the location %j is shown as %j', (location, shown) => {
  expect(formatLocation(location, resolvePlace)).toBe(shown);
});
