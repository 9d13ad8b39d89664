import { expect, it } from 'vitest';
import { codeOfSet, noCodes } from './family-codes';
import { holdNothing, takeChanges } from './held-listings';

/** So many listings, each of a trade of its own. */
function tradesApart(count: number) {
  const each = <Value>(value: (at: number) => Value) => Array.from({ length: count }, (_, at) => value(at));
  const [none, untold] = [each(() => null), each(() => 0)];
  return {
    ...{ version: 1, ids: each((at) => at + 1), listed: each(() => 1), names: each(() => ''), flags: untold },
    ...{ regions: none, districts: none, categories: each((at) => `Trade ${at}`), subcategories: none },
    ...{ kinds: none, statuses: none, office: none, agent: none, asking_price: none, down_payment: none },
    ...{ discretionary_earnings: none, total_sales: none, employees: none, year_established: none },
    listed_at: none,
  };
}

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
