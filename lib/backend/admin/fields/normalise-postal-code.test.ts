import { expect, test } from 'vitest';
import { normalisePostalCode } from './normalise-postal-code';

test.each([
  ['GH', 'GH', 'ga 183 8164', 'GA-183-8164'],
  ['GH', 'GH', 'D02 X285', null],
  ['IE', 'IE', 'd02 x285', 'D02 X285'],
  ['IE', 'IE', 'GA-183-8164', null],
  ['US', 'US', '33401', '33401'],
  ['US', 'US', '3340', null],
  // Foreign postal codes are not validated by their national format.
  ['US', 'GH', 'D02 1234', 'D02 1234'],
  ['US', 'GH', '<b>', null],
] as const)(
  'normalisePostalCode › for an office in %s of a network in %s: %s → %s',
  (country, active, input, expected) => {
    expect(normalisePostalCode(input, country, active)).toBe(expected);
  },
);
