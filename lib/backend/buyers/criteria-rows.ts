import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { BuyerCriteria } from '@/schemas/buyers/preferences';
import type { SearchRange, SearchState } from '@/schemas/search/search-state';
import { executeSql } from '../platform/database/request-transaction';
import { listingFlags } from '../search/parse-search';
import { searchedStatuses } from './search-of-state';

/** The key of rows for any region or trade. */
const anyKey = '';
/** The upper end of ranges without one: the largest bigint that is a safe integer. */
const NO_MAX = Number.MAX_SAFE_INTEGER;
/** The lower end of ranges without bounds, and the figure that is not disclosed. */
const NOT_DISCLOSED_CODE = -1;

/** The key of the trades that a listing has. */
export const tradeKeys = {
  category: (name: string) => `category:${name}`,
  subcategory: (name: string) => `subcategory:${name}`,
} as const;

const bounds = ({ min, max }: SearchRange) =>
  min === null && max === null
    ? { min: NOT_DISCLOSED_CODE, max: NO_MAX }
    : { min: min ?? 0, max: max ?? NO_MAX };

const anyRange: SearchRange = { min: null, max: null };
const listOrNull = (values: readonly string[]) => (values.length > 0 ? values : null);

type Criteria = BuyerCriteria &
  Partial<
    Pick<
      SearchState,
      'city' | 'district' | 'kind' | 'feature' | 'status' | 'sales' | 'employees' | 'established'
    >
  >;

/**
 * The rows of criteria: one for each combination of a region and a trade, so that an index finds the rows of a listing.
 * The trade is a subcategory or, when none is chosen, a category; chosen categories besides subcategories are a list.
 */
export function toCriteriaRows(criteria: Criteria) {
  const { region, category, subcategory } = criteria;
  const regions = region.length > 0 ? region : [anyKey];
  const categories = category.length > 0 ? category.map(tradeKeys.category) : [anyKey];
  const trades = subcategory.length > 0 ? subcategory.map(tradeKeys.subcategory) : categories;
  const ranges = {
    price: bounds(criteria.price),
    down_payment: bounds(criteria.down_payment),
    sde: bounds(criteria.sde),
    sales: bounds(criteria.sales ?? anyRange),
    employees: bounds(criteria.employees ?? anyRange),
    established: bounds(criteria.established ?? anyRange),
  };
  const columns = {
    ...Object.fromEntries(
      Object.entries(ranges).flatMap(([name, { min, max }]) => [
        [`${name}_min`, min],
        [`${name}_max`, max],
      ]),
    ),
    categories: subcategory.length > 0 ? listOrNull(category) : null,
    cities: listOrNull(criteria.city ?? []),
    districts: listOrNull(criteria.district ?? []),
    kinds: listOrNull(criteria.kind ?? []),
    statuses: searchedStatuses[criteria.status ?? 'for-sale'],
    features: toFlagBits(criteria.feature ?? []),
  };
  const has_details = hasDetails(criteria);
  return regions.flatMap((one) => trades.map((trade) => ({ region: one, trade, ...columns, has_details })));
}

/** Whether criteria compare more than region, one level of trade, price, down payment and earnings of listings for sale. */
function hasDetails({
  category,
  subcategory,
  city,
  district,
  kind,
  feature,
  status,
  ...ranges
}: Criteria): boolean {
  const isTwoLevels = category.length > 0 && subcategory.length > 0;
  const hasList = [city, district, kind, feature].some((list) => list && list.length > 0);
  const isRestricted = ({ min, max }: SearchRange = anyRange) => min !== null || max !== null;
  const hasRange = [ranges.sales, ranges.employees, ranges.established].some((range) => isRestricted(range));
  return isTwoLevels || hasList || hasRange || (status !== undefined && status !== 'for-sale');
}

const toFlagBits = (features: readonly string[]): number =>
  listingFlags.reduce((bits, flag, bit) => (features.includes(flag) ? bits | (1 << bit) : bits), 0);

/** The owner of criteria: the preferences of a buyer, or one of the buyer's saved searches. */
export type CriteriaOwner = { buyer: number; search: number | null };

/** Replaces the rows of an owner in the request's transaction; null removes them. */
export async function replaceCriteriaRows(
  { buyer, search }: CriteriaOwner,
  criteria: Criteria | null,
  req: PayloadRequest,
): Promise<void> {
  await executeSql(
    req,
    sql`delete from buyer_criteria where buyer_id = ${buyer} and search_id is not distinct from ${search}::int`,
  );
  if (!criteria) return;
  const rows = toCriteriaRows(criteria).map((row) => ({ ...row, buyer_id: buyer, search_id: search }));
  await executeSql(
    req,
    sql`insert into buyer_criteria select * from jsonb_populate_recordset(null::buyer_criteria, ${JSON.stringify(rows)}::jsonb)`,
  );
}
