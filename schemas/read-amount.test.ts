import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readAmount } from './read-amount';

const maxHundredths = 1_000_000_000_000;

test.each([
  ['120000', 12_000_000],
  ['1,250,000', 125_000_000],
  ['1.250.000', 125_000_000],
  ['1 250 000', 125_000_000],
  ['1\u202f250\u00a0000,50', 125_000_050],
  ['1.250.000,50', 125_000_050],
  ['1,250,000.5', 125_000_050],
  ['99.50', 9_950],
  ['99,5', 9_950],
  ['GH₵5,000', 500_000],
  ['GH¢ 5000', 500_000],
  ['ghs 5000', 500_000],
  ['5000 cedis', 500_000],
  ['-12,000', -1_200_000],
  ['GHS -12,000', -1_200_000],
  ['(12,000)', -1_200_000],
  ['0', 0],
  ['-0', 0],
  ['10,000,000,000', maxHundredths],
  ['60k', 6_000_000],
  ['180k', 18_000_000],
  ['GH₵ 1,500k', 150_000_000],
  ['0.18m', 18_000_000],
  ['0.125m', 12_500_000],
  ['1.125 m', 112_500_000],
  ['1,5m cedis', 150_000_000],
  ['-12k', -1_200_000],
  ['500 thousand', 50_000_000],
  ['GHS 2 billion', 200_000_000_000],
  ['1.5 bn', 150_000_000_000],
  ['1,5 million cedis', 150_000_000],
])('reads %s as %i hundredths', (written, hundredths) => {
  expect(readAmount(written)).toBe(hundredths);
});

test.each([
  '',
  'a lot',
  '1,25,000',
  '1.2.3',
  '--5',
  '1e9',
  'NaN',
  'Infinity',
  '5kk',
  '1.250.00',
  '20%',
  '10 years',
  '500 mil',
  '500 mille',
  '500 triệu',
  '50万',
  'US$ 4,000',
  '3 crore',
  '12.500k',
  '5 km',
  'about 5000',
  '5000 or so',
  '5 x 3',
  '9'.repeat(400),
])('rejects %j', (written) => {
  expect(readAmount(written)).toBeNull();
});

it('reads back every formatted amount, with commas or points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maxHundredths }),
      fc.constantFrom('en-GH', 'fr-CA', 'es-ES', 'vi-VN'),
      (one, locale) => {
        expect(readAmount((one / 100).toLocaleString(locale, { minimumFractionDigits: 2 }))).toBe(one);
      },
    ),
  );
});
