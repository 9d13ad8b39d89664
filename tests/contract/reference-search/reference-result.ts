import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import { listingFlags, type ParsedSearch } from '@/lib/backend/search/parse-search';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';
import { type Group, isTitleMatch, matchesSearch, simple } from './matches-search';
import type { SearchRow } from './search-row';

type Facet = { value: string; label: string; count: number };

const figures = {
  price: 'asking_price',
  down: 'down_payment',
  sde: 'discretionary_earnings',
} as const;

/**
 * The sort order of two listings: missing values last; ties by age, oldest first, or newest first for
 * `newest`, `relevance` and `name_desc`.
 */
function compare(order: ListingOrder, item: SearchRow, other: SearchRow): number {
  const falls = order.endsWith('_desc') ? -1 : 1;
  const isNewest = order === 'newest' || order === 'relevance';
  const idsFall = isNewest || order === 'name_desc' ? -1 : 1;
  const keyOf = (row: SearchRow): number | string => {
    if (isNewest) return -row.listed_at.getTime();
    if (order.startsWith('name')) return simple(row.title);
    const figure = Object.entries(figures).find(([name]) => order.startsWith(name))?.[1] ?? 'asking_price';
    return row[figure] === null ? Infinity : row[figure] * falls;
  };
  const [a, b] = [keyOf(item), keyOf(other)];
  if (a === b) return (item.id - other.id) * idsFall;
  return (a < b ? -1 : 1) * (order === 'name_desc' ? -1 : 1);
}

/** The expected result of a search, computed from every listing. */
export function referenceResult(rows: readonly SearchRow[], search: ParsedSearch, order: ListingOrder) {
  const locationNames = rows.flatMap(({ region_name, district_name }) => [region_name, district_name ?? '']);
  const placeNames = ` ${[...new Set(locationNames)].map(simple).join(' | ')} `;
  const rankOf = (row: SearchRow) =>
    order === 'relevance' && !isTitleMatch(row, search.words, placeNames) ? 1 : 0;
  const found = rows
    .filter((row) => matchesSearch(row, search))
    .sort((a, b) => rankOf(a) - rankOf(b) || compare(order, a, b));
  return {
    slugs: found.map(({ slug }) => slug),
    total: Math.min(1_000, found.length),
    total_capped: found.length > 1_000,
    facets: referenceFacets(rows, search),
    snapshot: referenceSnapshot(found),
  };
}

type LabelledValue = [value: string | null, label: string | null];

function referenceFacets(rows: readonly SearchRow[], search: ParsedSearch) {
  const count = (
    group: Group,
    namesOf: (row: SearchRow) => LabelledValue[],
    allValues: readonly string[],
  ) => {
    const nameOf = (value: string) => rows.flatMap(namesOf).find(([one]) => one === value)?.[1] ?? value;
    const facets = new Map<string, Facet>(
      allValues.map((value) => [value, { value, label: nameOf(value), count: 0 }]),
    );
    // A further flag narrows the search, so flags are counted within the selected ones.
    const ignoredGroup = group === 'flags' ? undefined : group;
    for (const row of rows.filter((candidate) => matchesSearch(candidate, search, ignoredGroup)))
      for (const [value, label] of namesOf(row))
        if (value && label) facets.set(value, { value, label, count: (facets.get(value)?.count ?? 0) + 1 });
    return [...facets.values()];
  };
  const countTop = (...args: Parameters<typeof count>) =>
    count(...args).sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
  return {
    regions: countTop('regions', (row) => [[row.region_slug, row.region_name]], search.state_slugs),
    districts: countTop('districts', (row) => [[row.district, row.district_name]], search.districts),
    categories: countTop('categories', (row) => [[row.category, row.category]], search.categories),
    subcategories: countTop(
      'subcategories',
      (row) => [[row.subcategory, row.subcategory]],
      search.subcategories,
    ),
    kinds: count('kinds', (row) => [[row.kind, row.kind]], listingKindSchema.options),
    statuses: count('statuses', (row) => [[row.status, row.status]], listingStatusSchema.options),
    flags: count(
      'flags',
      (row) => listingFlags.map((flag): LabelledValue => (row[flag] ? [flag, flag] : [null, null])),
      listingFlags,
    ),
  };
}

function referenceSnapshot(found: readonly SearchRow[]) {
  const medianOf = (figureOf: (row: SearchRow) => number | null) => {
    const values = found.flatMap((row) => figureOf(row) ?? []).sort((a, b) => a - b);
    const value = values[Math.ceil(values.length / 2) - 1];
    return values.length < 10 || value === undefined ? null : { value, n: values.length };
  };
  return {
    asking_price: medianOf((row) => row.asking_price),
    discretionary_earnings: medianOf((row) => row.discretionary_earnings),
    multiple: medianOf(({ asking_price: price, discretionary_earnings: earnings }) =>
      price === null || !earnings ? null : Math.round((price * 100) / earnings) / 100,
    ),
  };
}
