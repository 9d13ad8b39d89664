/** `count` listing changes, each of a trade of its own, in the format the search receives. */
export function listingChanges(count: number) {
  const each = <Value>(value: (at: number) => Value) => Array.from({ length: count }, (_, at) => value(at));
  const [nulls, zeros] = [each(() => null), each(() => 0)];
  return {
    ...{ version: 1, ids: each((at) => at + 1), listed: each(() => 1), names: each(() => ''), flags: zeros },
    ...{
      regions: nulls,
      districts: nulls,
      cities: nulls,
      spots: nulls,
      categories: each((at) => `Trade ${at}`),
      subcategories: nulls,
    },
    ...{
      kinds: nulls,
      statuses: nulls,
      office: nulls,
      agent: nulls,
      asking_price: nulls,
      down_payment: nulls,
    },
    ...{ discretionary_earnings: nulls, total_sales: nulls, employees: nulls, year_established: nulls },
    listed_at: nulls,
  };
}
