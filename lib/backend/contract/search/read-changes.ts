import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { placedSigns } from '@/lib/backend/contract/search/name-place';
import { listingFlags } from '@/lib/backend/contract/search/read-search';
import { listedCondition } from '@/lib/backend/database/listing-orders';

/** So many changes are read at once. */
export const mostChanges = 10_000;

const numbers = z.array(z.number());
const figures = z.array(z.number().nullable());
const values = z.array(z.string().nullable());

const changes = z.object({
  /** Of the last of these changes. */
  version: z.number(),
  ids: numbers,
  /** 1 for what is in public. */
  listed: numbers,
  names: z.array(z.string()),
  regions: values,
  districts: values,
  categories: values,
  subcategories: values,
  kinds: values,
  statuses: values,
  flags: numbers,
  office: figures,
  agent: figures,
  asking_price: figures,
  down_payment: figures,
  discretionary_earnings: figures,
  total_sales: figures,
  employees: figures,
  year_established: figures,
  listed_at: figures,
});

/** Listings that changed, property by property. */
export type ChangedListings = z.infer<typeof changes>;

const flags = sql.raw(
  listingFlags.map((flag, place) => `(coalesce(${flag}, false)::int << ${place})`).join(' | '),
);

/** The first changes behind a version; null when there are none. */
export async function readChanges(reading: Reading, since: number): Promise<ChangedListings | null> {
  const [row] = await queryAcross(
    reading,
    [],
    sql`select case when count(*) > 0 then json_build_object(
        'version', max(version), 'ids', json_agg(changed.id), 'listed', json_agg((${sql.raw(listedCondition)} and listings.id is not null)::int),
        'names', json_agg(left(name, ${placedSigns})), 'regions', json_agg(region_id::text), 'districts', json_agg(district),
        'categories', json_agg(category), 'subcategories', json_agg(subcategory), 'kinds', json_agg(kind), 'statuses', json_agg(status),
        'flags', json_agg(${flags}), 'office', json_agg(office_id), 'agent', json_agg(agent_id), 'asking_price', json_agg(asking_price),
        'down_payment', json_agg(down_payment), 'discretionary_earnings', json_agg(discretionary_earnings),
        'total_sales', json_agg(total_sales), 'employees', json_agg(employees), 'year_established', json_agg(year_established),
        'listed_at', json_agg(extract(epoch from listed_at) * 1000)) end as changes
      from (select * from searched_listings where version > ${since} order by version limit ${mostChanges}) as changed
      left join listings on listings.id = changed.id`,
    z.object({ changes: changes.nullable() }),
  );
  return row?.changes ?? null;
}
