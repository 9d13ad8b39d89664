import { describe, expect, test } from 'vitest';
import { type BuyerPreferences, buyerPreferencesSchema, noCriteria } from '@/schemas/buyers/preferences';
import { parseDraft, toDraft } from './preferences-draft';

const messages = { amount: 'amount', order: 'order', tooMany: 'many' };
const stored: BuyerPreferences = {
  ...noCriteria,
  region: ['ashanti'],
  price: { min: 10_000_000, max: 50_000_000 },
  down_payment: { min: 1_000_000, max: 20_000_000 },
  sde: { min: 5_000_000, max: 90_000_000 },
  weekly_mail: true,
};
const draft = toDraft(stored, 'en-GH');

test('amounts are displayed in whole units of the currency', () => {
  expect(draft).toMatchObject({
    minPrice: '100,000',
    maxPrice: '500,000',
    maxDownPayment: '200,000',
    minEarnings: '50,000',
  });
});

test('an unchanged draft gives the stored preferences, with bounds that the form does not show', () => {
  expect(parseDraft(draft, stored, messages)).toEqual({ preferences: stored, errors: null });
});

test('choices are unique and sorted, as the contract requires', () => {
  const { preferences } = parseDraft({ ...draft, category: ['Retail', 'Food', 'Retail'] }, stored, messages);
  expect(preferences?.category).toEqual(['Food', 'Retail']);
  expect(buyerPreferencesSchema.safeParse(preferences).success).toBe(true);
});

test.each([
  ['500k', 50_000_000],
  ['GH₵ 1,250,000', 125_000_000],
  ['0.18m', 18_000_000],
  ['99.40', 9_900],
  ['', null],
])('the amount %j is %j pesewas', (maxPrice, expected) => {
  const { preferences } = parseDraft({ ...draft, minPrice: '', maxPrice }, stored, messages);
  expect(preferences?.price).toEqual({ min: null, max: expected });
});

describe('a draft with invalid fields', () => {
  test.each([
    ['words', { minEarnings: 'a lot' }, { minEarnings: 'amount' }],
    ['a negative amount', { maxDownPayment: '-5' }, { maxDownPayment: 'amount' }],
    ['an amount beyond the limit', { maxPrice: '9999999999999' }, { maxPrice: 'amount' }],
    ['a highest price below the lowest', { maxPrice: '50,000' }, { maxPrice: 'order' }],
    [
      'too many choices',
      { region: Array.from({ length: 21 }, (_, index) => `r${index}`) },
      { region: 'many' },
    ],
  ])('with %s has its message', (_, changes, errors) => {
    expect(parseDraft({ ...draft, ...changes }, stored, messages)).toEqual({ preferences: null, errors });
  });
});

test('a bound that the form does not show is dropped when it contradicts the new one', () => {
  const { preferences } = parseDraft({ ...draft, minEarnings: '2,000,000' }, stored, messages);
  expect(preferences?.sde).toEqual({ min: 200_000_000, max: null });
});
