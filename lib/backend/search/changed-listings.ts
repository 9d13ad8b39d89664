import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { listedCondition } from '@/lib/backend/platform/database/listing-orders';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';
import { SORT_KEY_LENGTH } from '@/lib/backend/search/name-sort-key';
import { listingFlags } from '@/lib/backend/search/parse-search';
import type { Spot } from '@/lib/backend/search/spots';

/** The number of changes in one read. */
export const MAX_CHANGES_PER_READ = 10_000;

const numberArray = z.array(z.number());
const nullableNumberArray = z.array(z.number().nullable());
const nullableTextArray = z.array(z.string().nullable());

const changesSchema = z.object({
  /** The version of the last of these changes. */
  version: z.number(),
  ids: numberArray,
  /** 1 for public listings. */
  listed: numberArray,
  names: z.array(z.string()),
  regions: nullableTextArray,
  districts: nullableTextArray,
  /** The written locations with their regions. */
  locations: nullableTextArray,
  categories: nullableTextArray,
  subcategories: nullableTextArray,
  kinds: nullableTextArray,
  statuses: nullableTextArray,
  flags: numberArray,
  office: nullableNumberArray,
  agent: nullableNumberArray,
  asking_price: nullableNumberArray,
  down_payment: nullableNumberArray,
  discretionary_earnings: nullableNumberArray,
  total_sales: nullableNumberArray,
  employees: nullableNumberArray,
  year_established: nullableNumberArray,
  listed_at: nullableNumberArray,
});

type ChangesRow = z.infer<typeof changesSchema>;

/** Changed listings, one array per column, with the towns and the places of the gazetteer in which they are. */
export type ChangedListings = Omit<ChangesRow, 'locations'> & Record<'cities' | 'spots', (string | null)[]>;

const flagBits = sql.raw(
  listingFlags.map((flag, bit) => `(coalesce(${flag}, false)::int << ${bit})`).join(' | '),
);

/** The first changes after a version; null when there are none. */
export async function readChanges(
  context: ReadContext,
  since: number,
  findSpot: (location: string) => Spot | null,
): Promise<ChangedListings | null> {
  const [row] = await queryCollections(
    context,
    [],
    sql`select case when count(*) > 0 then json_build_object(
        'version', max(version), 'ids', json_agg(changed.id), 'listed', json_agg((${sql.raw(listedCondition)} and listings.id is not null)::int),
        'names', json_agg(left(name, ${SORT_KEY_LENGTH})), 'regions', json_agg(region_id::text), 'districts', json_agg(district),
        'locations', json_agg(concat_ws(', ', listings.location, (select regions.name from regions where regions.id = region_id))),
        'categories', json_agg(category), 'subcategories', json_agg(subcategory), 'kinds', json_agg(kind), 'statuses', json_agg(status),
        'flags', json_agg(${flagBits}), 'office', json_agg(office_id), 'agent', json_agg(agent_id), 'asking_price', json_agg(asking_price),
        'down_payment', json_agg(down_payment), 'discretionary_earnings', json_agg(discretionary_earnings),
        'total_sales', json_agg(total_sales), 'employees', json_agg(employees), 'year_established', json_agg(year_established),
        'listed_at', json_agg(extract(epoch from listed_at) * 1000)) end as changes
      from (select * from indexed_listings where version > ${since} order by version limit ${MAX_CHANGES_PER_READ}) as changed
      left join listings on listings.id = changed.id`,
    z.object({ changes: changesSchema.nullable() }),
  );
  if (!row?.changes) return null;
  const { locations, ...changes } = row.changes;
  const spots = locations.map((location) => (location ? findSpot(location) : null));
  return {
    ...changes,
    cities: spots.map((spot) => spot?.city ?? null),
    spots: spots.map((spot) => spot?.key ?? null),
  };
}
