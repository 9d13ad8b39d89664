import { expect, it } from 'vitest';
import { listingChanges } from '@/tests/support/listing-changes';
import { applyChanges, assignSetCode, createFamilyCodes, createListingIndex } from './listing-index';

it('listing index › gives each of 70,000 trades its own code', () => {
  const index = createListingIndex();
  const tradeCount = 70_000;
  applyChanges(index, listingChanges(tradeCount));
  expect(new Set(index.columns.trades.subarray(1, tradeCount + 1)).size).toBe(tradeCount);
});

it('listing index › distinguishes value sets with the same numbers in different positions', () => {
  const codes = createFamilyCodes();
  const sets = [0, 1, 2, 11].flatMap((first) => [0, 1, 2, 11].map((second) => [first, second]));
  expect(new Set(sets.map((values) => assignSetCode(codes, values))).size).toBe(sets.length);
});
