import { sql } from '@payloadcms/db-postgres';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import { readCursor, writeCursor } from '@/lib/backend/contract/reads/list-cursor';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import { readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { plainFacets } from '@/lib/backend/contract/search/plain-facets';
import { isFound, type SearchRow, searchRow } from '@/lib/backend/contract/search/plain-match';
import { plainSnapshot } from '@/lib/backend/contract/search/plain-snapshot';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';
import { listedCondition, listingOrders } from '@/lib/backend/database/listing-orders';

const counted = 1_000;

type SearchQuery = { search: ReadSearch; order: ListingOrder; limit: number; after: string | null };

/** What a search finds, by looking at every listing. */
export async function searchListings(
  reading: Reading,
  { search, order, limit: asked, after }: SearchQuery,
): Promise<ListingSearchResultSource> {
  const { limit } = readPaging({ page: 1, limit: asked });
  const start = after ? readCursor(after, order) : null;
  const rows = await readRows(reading, order);
  const found = rows.filter((row) => isFound(row, search));
  const behind = start ? found.findIndex(({ id }) => id === start.id) + 1 : 0;
  const shown = found.slice(behind, behind + limit);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next: last && found.length > behind + limit ? writeCursor({ order, id: last.id, at: last.at }) : null,
    total: Math.min(found.length, counted),
    total_capped: found.length > counted,
    facets: plainFacets(rows, search),
    snapshot: plainSnapshot(found),
    corrected: null,
  };
}

function readRows(reading: Reading, order: ListingOrder): Promise<SearchRow[]> {
  const { key, descending, field } = listingOrders[order];
  const way = sql.raw(descending ? 'desc' : 'asc');
  return queryRows(
    reading,
    { collection: 'listings', where: {}, sort: field },
    sql`select found.*, to_json(place) #>> '{}' as at, regions.slug as region_slug, regions.name as region_name,
      offices.slug as office_slug, people.slug as agent_slug,
      districts.name as district_name, districts.latitude as district_latitude, districts.longitude as district_longitude
      from (select *, ${sql.raw(key)} as place from listings where ${sql.raw(listedCondition)}) as found
      join regions on regions.id = region_id left join offices on offices.id = office_id
      left join people on people.id = agent_id left join regions_districts districts on districts.slug = district
      order by place ${way}, found.id ${way}`,
    searchRow,
  );
}
