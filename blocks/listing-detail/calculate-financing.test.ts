import { expect, test } from 'vitest';
import { exampleListing } from '@/schemas/examples/listing';
import { calculateFinancing } from './calculate-financing';

const cedi = 100;
const listing = {
  ...exampleListing,
  askingPrice: 1_400_000 * cedi,
  downPayment: 400_000 * cedi,
  discretionaryEarnings: 600_000 * cedi,
};

test('a million over five years at 24 % a year costs what a loan table states, and the remainder is returned', () => {
  expect(calculateFinancing(listing, { rate: 24, years: 5 })).toEqual({
    downPayment: 400_000 * cedi,
    loanAmount: 1_000_000 * cedi,
    monthlyPayment: 28_768 * cedi,
    monthlyEarnings: 50_000 * cedi,
    remainder: 21_232 * cedi,
  });
});

test('all payments together repay the loan with its interest', () => {
  const terms = { rate: 30, years: 3 };
  const sketch = calculateFinancing(listing, terms);
  let owed = sketch?.loanAmount ?? 0;
  for (let month = 0; month < terms.years * 12; month++)
    owed += (owed * terms.rate) / 1200 - (sketch?.monthlyPayment ?? 0);
  expect(Math.abs(owed)).toBeLessThan(terms.years * 12 * cedi);
});

test('earnings below the payments have a negative remainder', () => {
  const weak = { ...listing, discretionaryEarnings: 240_000 * cedi };
  expect(calculateFinancing(weak, { rate: 24, years: 5 })?.remainder).toBe(-8_768 * cedi);
});

test.each([
  ['it is sold', { status: 'sold' as const }],
  ['the price is not disclosed', { askingPrice: null }],
  ['the down payment is not disclosed', { downPayment: null }],
  ['the earnings are not disclosed', { discretionaryEarnings: null }],
  ['it earns nothing', { discretionaryEarnings: 0 }],
  ['all is paid on the day', { downPayment: 1_400_000 * cedi }],
])('returns null when %s', (_, changed) => {
  expect(calculateFinancing({ ...listing, ...changed }, { rate: 24, years: 5 })).toBeNull();
});

test('returns null without an interest rate', () => {
  expect(calculateFinancing(listing, { rate: 0, years: 5 })).toBeNull();
});
