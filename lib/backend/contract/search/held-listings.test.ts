import { expect, it } from 'vitest';
import { tradesApart } from '@/tests/support/trades-apart';
import { codeOfSet, noCodes } from './family-codes';
import { holdNothing, takeChanges } from './held-listings';

it('tells any number of trades apart, and never two by one number', () => {
  const held = holdNothing();
  const many = 70_000;
  takeChanges(held, tradesApart(many));
  expect(new Set(held.columns.trades.subarray(1, many + 1)).size).toBe(many);
});

it('tells sets of values apart in which the same numbers stand at other places', () => {
  const codes = noCodes();
  const sets = [0, 1, 2, 11].flatMap((first) => [0, 1, 2, 11].map((second) => [first, second]));
  expect(new Set(sets.map((values) => codeOfSet(codes, values))).size).toBe(sets.length);
});
