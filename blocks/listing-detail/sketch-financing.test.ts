import { expect, test } from 'vitest';
import { exampleListing } from '@/schemas/examples/listing';
import { sketchFinancing } from './sketch-financing';

const cedi = 100;
const listing = {
  ...exampleListing,
  askingPrice: 1_400_000 * cedi,
  downPayment: 400_000 * cedi,
  discretionaryEarnings: 600_000 * cedi,
};

test('a million over five years at 24 % a year costs what a loan table says, and the rest is left', () => {
  expect(sketchFinancing(listing, { rate: 24, years: 5 })).toEqual({
    downPayment: 400_000 * cedi,
    rest: 1_000_000 * cedi,
    monthlyPayment: 28_768 * cedi,
    monthlyEarnings: 50_000 * cedi,
    left: 21_232 * cedi,
  });
});

test('all payments together, with the interest that is due, pay the loan back', () => {
  const terms = { rate: 30, years: 3 };
  const sketch = sketchFinancing(listing, terms);
  let owed = sketch?.rest ?? 0;
  for (let month = 0; month < terms.years * 12; month++)
    owed += (owed * terms.rate) / 1200 - (sketch?.monthlyPayment ?? 0);
  expect(Math.abs(owed)).toBeLessThan(terms.years * 12 * cedi);
});

test('earnings that do not carry the payments are said to fall short', () => {
  const weak = { ...listing, discretionaryEarnings: 240_000 * cedi };
  expect(sketchFinancing(weak, { rate: 24, years: 5 })?.left).toBe(-8_768 * cedi);
});

test.each([
  ['it is sold', { status: 'sold' as const }],
  ['the price is not disclosed', { askingPrice: null }],
  ['the down payment is not disclosed', { downPayment: null }],
  ['the earnings are not disclosed', { discretionaryEarnings: null }],
  ['it earns nothing', { discretionaryEarnings: 0 }],
  ['all is paid on the day', { downPayment: 1_400_000 * cedi }],
])('there is no sketch where %s', (_, changed) => {
  expect(sketchFinancing({ ...listing, ...changed }, { rate: 24, years: 5 })).toBeNull();
});

test('there is no sketch without an interest', () => {
  expect(sketchFinancing(listing, { rate: 0, years: 5 })).toBeNull();
});
