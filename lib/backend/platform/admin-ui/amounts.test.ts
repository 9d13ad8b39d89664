import { expect, it } from 'vitest';
import { currencyOf } from '@/lib/i18n/currency';
import { formatAmount, parseAmount } from './amounts';

it.each([
  ['1,250,000', 125_000_000],
  ['1250000.5', 125_000_050],
  ['GH₵ 99.50', 9_950],
  ['₵99.50', 9_950],
  ['ghs 1 000', 100_000],
  ['0', 0],
])('parseAmount › parses %j', (text, pesewas) => {
  expect(parseAmount(text)).toBe(pesewas);
  expect(parseAmount(formatAmount(pesewas))).toBe(pesewas);
});

it.each(['', 'a lot', '1.234', '-5', '1,250,000 cedis', '1.2.3', '€5'])(
  'parseAmount › returns null for %j',
  (text) => {
    expect(parseAmount(text)).toBeNull();
  },
);

it.each([
  ['IE', '€ 5', 500],
  ['IE', 'EUR 1,250.50', 125_050],
  ['IE', 'GH₵5', null],
  ['US', '$5', 500],
  ['JP', '¥5', 500],
  ['UAE', 'AED 5', 500],
] as const)('parseAmount › in %s, parses %j as %s', (country, text, expected) => {
  expect(parseAmount(text, currencyOf(country))).toBe(expected);
});

it('formatAmount › formats hundredths with separators', () => {
  expect([125_000_000, 9_950, 5].map(formatAmount)).toEqual(['1,250,000', '99.50', '0.05']);
});

it('currencyOf › returns the name of the currency', () => {
  expect((['GH', 'IE', 'US'] as const).map((country) => currencyOf(country).name)).toEqual([
    'Ghanaian cedis',
    'euros',
    'US dollars',
  ]);
});
