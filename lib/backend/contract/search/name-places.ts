import { sql } from '@payloadcms/db-postgres';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { type FacetRow, facetRow } from '@/lib/backend/contract/search/facets-part';
import { type Fragment, listOf } from '@/lib/backend/contract/search/marks';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';

/** Regions and districts that are chosen and in which nothing was found: they have a name all the same. */
export async function namePlaces(
  reading: Reading,
  { state_slugs, districts }: ReadSearch,
  counted: readonly FacetRow[],
): Promise<FacetRow[]> {
  const asked = [
    { kind: 'region', table: sql`regions`, chosen: state_slugs },
    { kind: 'district', table: sql`regions_districts`, chosen: districts },
  ].flatMap(({ kind, table, chosen }): Fragment[] => {
    const known = new Set(counted.flatMap((row) => (row.kind === kind ? [row.value] : [])));
    const unnamed = chosen.filter((slug) => !known.has(slug));
    if (unnamed.length === 0) return [];
    return [
      sql`select ${kind}::text as kind, slug as value, name as label, 0 as count, latitude::float8 as latitude, longitude::float8 as longitude from ${table} where slug in (${listOf(unnamed)})`,
    ];
  });
  if (asked.length === 0) return [];
  return queryAcross(reading, ['regions'], sql.join(asked, sql` union all `), facetRow);
}
