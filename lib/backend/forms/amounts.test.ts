import { expect, it } from 'vitest';
import { currencyOf } from '@/lib/i18n/currency';
import { readAmount, writeAmount } from './amounts';

it.each([
  ['1,250,000', 125_000_000],
  ['1250000.5', 125_000_050],
  ['GH₵ 99.50', 9_950],
  ['₵99.50', 9_950],
  ['ghs 1 000', 100_000],
  ['0', 0],
])('%j is an amount', (written, pesewas) => {
  expect(readAmount(written)).toBe(pesewas);
  expect(readAmount(writeAmount(pesewas))).toBe(pesewas);
});

it.each(['', 'a lot', '1.234', '-5', '1,250,000 cedis', '1.2.3', '€5'])('%j is none', (written) => {
  expect(readAmount(written)).toBeNull();
});

it.each([
  ['IE', '€ 5', 500],
  ['IE', 'EUR 1,250.50', 125_050],
  ['IE', 'GH₵5', null],
  ['US', '$5', 500],
  ['JP', '¥5', 500],
  ['UAE', 'AED 5', 500],
] as const)('in %s, %j is %s', (country, written, expected) => {
  expect(readAmount(written, currencyOf(country))).toBe(expected);
});

it('is written as people read it', () => {
  expect([125_000_000, 9_950, 5].map(writeAmount)).toEqual(['1,250,000', '99.50', '0.05']);
});

it('is said in words', () => {
  expect((['GH', 'IE', 'US'] as const).map((country) => currencyOf(country).name)).toEqual([
    'Ghanaian cedis',
    'euros',
    'US dollars',
  ]);
});
