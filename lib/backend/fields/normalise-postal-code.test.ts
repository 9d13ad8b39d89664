import { expect, test } from 'vitest';
import { normalisePostalCode } from './normalise-postal-code';

test.each([
  ['GH', 'GH', 'ga 183 8164', 'GA-183-8164'],
  ['GH', 'GH', 'D02 X285', null],
  ['IE', 'IE', 'd02 x285', 'D02 X285'],
  ['IE', 'IE', 'GA-183-8164', null],
  ['US', 'US', '33401', '33401'],
  ['US', 'US', '3340', null],
  // Of an office abroad nobody here knows better than whoever writes it.
  ['US', 'GH', 'D02 1234', 'D02 1234'],
  ['US', 'GH', '<b>', null],
] as const)('in %s, of a network in %s: %s is %s', (country, active, written, expected) => {
  expect(normalisePostalCode(written, country, active)).toBe(expected);
});
