/** So many changes of listings, each of a trade of its own, as the search takes them up. */
export function tradesApart(count: number) {
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
