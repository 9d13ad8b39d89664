import { expect, it } from 'vitest';
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

it('tells as many trades apart as its columns have numbers for, and never two by one number', () => {
  const held = holdNothing();
  const most = 2 ** 16 - 1;
  takeChanges(held, tradesApart(most));
  expect(new Set(held.columns.trades.subarray(1, most + 1)).size).toBe(most);
  expect(() => takeChanges(held, { ...tradesApart(most + 1), version: 2 })).toThrow(
    'Listings have had more than 65535 sets of values of one family: make their columns wider',
  );
  expect(held.version).toBe(1);
});
