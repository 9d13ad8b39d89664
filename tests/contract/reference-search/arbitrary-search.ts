import fc from 'fast-check';
import { listingFlags } from '@/lib/backend/search/parse-search';
import type { SearchRow } from './search-row';

const orders = [
  ...(['price_asc', 'price_desc', 'down_payment_asc', 'down_payment_desc'] as const),
  ...(['sde_asc', 'sde_desc', 'newest', 'relevance', 'name_asc', 'name_desc'] as const),
] as const;

/** An arbitrary search for values of these listings, and for a few others. */
export function arbitrarySearch(rows: readonly SearchRow[]) {
  const row = fc.constantFrom(...rows);
  const some = (fieldOf: (row: SearchRow) => string | null) =>
    fc.uniqueArray(
      row.map((item) => fieldOf(item) ?? 'nowhere'),
      { minLength: 1, maxLength: 5 },
    );
  const range = (
    field:
      | 'asking_price'
      | 'down_payment'
      | 'discretionary_earnings'
      | 'total_sales'
      | 'employees'
      | 'year_established',
  ) => {
    const bound = fc.option(
      row
        .map((item) => item[field] ?? 0)
        .chain((figure) => fc.constantFrom(figure, figure + 1, figure - 0.5)),
    );
    return fc.record({ min: bound, max: bound });
  };
  const phrase = fc.tuple(row, fc.nat(200)).map(([one, at]) => {
    const textWords = `${one.district_name ?? one.region_name} ${one.title} ${one.description}`.split(' ');
    return textWords.slice(at % textWords.length);
  });
  const words = fc
    .array(
      fc
        .tuple(phrase, fc.constantFrom('', '', '-'), fc.constantFrom(1, 1, 1, 2))
        .map(([of, not, count]) =>
          count > of.length || count === 1 ? `${not}${of[0]}` : `${not}"${of.slice(0, 2).join(' ')}"`,
        ),
      { minLength: 1, maxLength: 2 },
    )
    .map((terms) => terms.join(' '));
  const search = fc.record(
    {
      words,
      tribe_slug: row.map(({ office_slug }) => office_slug),
      agent_slug: row.map(({ agent_slug }) => agent_slug),
      state_slugs: some(({ region_slug }) => region_slug),
      districts: some(({ district }) => district),
      categories: some(({ category }) => category),
      subcategories: some(({ subcategory }) => subcategory),
      kinds: fc.subarray(['business', 'franchise', 'pro'] as const),
      status: fc.subarray(['active', 'under_offer', 'sold'] as const),
      asking_price: range('asking_price'),
      down_payment: range('down_payment'),
      discretionary_earnings: range('discretionary_earnings'),
      total_sales: range('total_sales'),
      employees: range('employees'),
      year_established: range('year_established'),
      flags: fc.subarray([...listingFlags], { maxLength: 2 }),
      near: fc.record({
        latitude: fc.double({ min: 5, max: 9, noNaN: true }),
        longitude: fc.double({ min: 0, max: 1, noNaN: true }),
        radius_km: fc.constantFrom(1, 30, 90, 300),
      }),
    },
    { requiredKeys: [] },
  );
  // A search with every part would find nothing, so it has up to three.
  const few = fc.tuple(search, fc.infiniteStream(fc.nat())).map(([all, chance]) => {
    const parts = Object.entries(all)
      .map((entry) => [chance.next().value, entry] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, 3)
      .map(([, entry]) => entry);
    return Object.fromEntries(parts);
  });
  return fc.record({
    search: few,
    order: fc.constantFrom(...orders),
    limit: fc.constantFrom(3, 24, 100),
  });
}
