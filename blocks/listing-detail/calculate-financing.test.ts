import { describe, expect, test } from 'vitest';
import { exampleListing } from '@/schemas/examples/listing';
import type { SellerTerms } from '@/schemas/listing';
import { calculateFinancing } from './calculate-financing';

const cedi = 100;
const loan = { rate: 24, years: 5, source: 'A bank, October 2026' };
const listing = {
  ...exampleListing,
  sellerTerms: null,
  askingPrice: 1_400_000 * cedi,
  downPayment: 400_000 * cedi,
  discretionaryEarnings: 600_000 * cedi,
};

test('a million over five years at 24 % a year costs what a loan table states, and the remainder is returned', () => {
  expect(calculateFinancing(listing, loan)).toEqual({
    ...{ isSellers: false, rate: 24, months: 60, price: 1_400_000 * cedi },
    downPayment: 400_000 * cedi,
    loanAmount: 1_000_000 * cedi,
    monthlyPayment: 28_768 * cedi,
    monthlyEarnings: 50_000 * cedi,
    remainder: 21_232 * cedi,
  });
});

test('all payments together repay the loan with its interest', () => {
  const terms = { rate: 30, years: 3, source: 'A bank' };
  const sketch = calculateFinancing(listing, terms);
  let owed = sketch?.loanAmount ?? 0;
  for (let month = 0; month < terms.years * 12; month++)
    owed += (owed * terms.rate) / 1200 - (sketch?.monthlyPayment ?? 0);
  expect(Math.abs(owed)).toBeLessThan(terms.years * 12 * cedi);
});

test('earnings below the payments have a negative remainder', () => {
  const weak = { ...listing, discretionaryEarnings: 240_000 * cedi };
  expect(calculateFinancing(weak, loan)?.remainder).toBe(-8_768 * cedi);
});

test.each([
  ['it is sold', { status: 'sold' as const }],
  ['the price is not disclosed', { askingPrice: null }],
  ['the down payment is not disclosed', { downPayment: null }],
  ['the earnings are not disclosed', { discretionaryEarnings: null }],
  ['it earns nothing', { discretionaryEarnings: 0 }],
  ['all is paid on the day', { downPayment: 1_400_000 * cedi }],
])('returns null when %s', (_, changed) => {
  expect(calculateFinancing({ ...listing, ...changed }, loan)).toBeNull();
});

test('returns null without an interest rate', () => {
  expect(calculateFinancing(listing, { ...loan, rate: 0 })).toBeNull();
});

describe('on the seller’s terms', () => {
  const withTerms = (terms: Partial<SellerTerms>) => ({
    ...listing,
    sellerTerms: { months: 30, rate: 0, share: null, ...terms },
  });

  test('30 months without interest divide the balance, whatever a bank asks', () => {
    expect(calculateFinancing(withTerms({}), loan)).toMatchObject({
      ...{ isSellers: true, months: 30, rate: 0, loanAmount: 1_000_000 * cedi },
      monthlyPayment: 33_333 * cedi,
    });
    expect(calculateFinancing(withTerms({}), null)?.monthlyPayment).toBe(33_333 * cedi);
  });

  test('a share of the price sets the down payment', () => {
    expect(calculateFinancing(withTerms({ share: 40, rate: 12 }), loan)).toMatchObject({
      ...{ downPayment: 840_000 * cedi, loanAmount: 560_000 * cedi, rate: 12 },
    });
  });

  test('interest to be agreed is that of a loan; without one there is no example', () => {
    expect(calculateFinancing(withTerms({ rate: null }), loan)).toMatchObject({ rate: 24, months: 30 });
    expect(calculateFinancing(withTerms({ rate: null }), null)).toBeNull();
  });
});
