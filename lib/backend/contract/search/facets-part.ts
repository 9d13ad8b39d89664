import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { chosenIn, facetKinds, type Group, groups } from '@/lib/backend/contract/search/groups';
import { type Fragment, listOf } from '@/lib/backend/contract/search/marks';
import { listingFlags, type ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

type Facets = ListingSearchResultSource['facets'];
type Facet = Facets[Group][number];

export const facetRow = z.object({
  kind: z.string(),
  value: z.string(),
  label: z.string(),
  count: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type FacetRow = z.infer<typeof facetRow>;

/** How many of what the other groups leave have each value; `selections` names that by group, `found` where a group leaves all. */
export function facetsPart(selections: ReadonlyMap<Group, string>, search: ReadSearch): Fragment {
  const bySelection = Map.groupBy(groups, (group) => selections.get(group) ?? 'found');
  const parts = [...bySelection].map(([selection, some]) =>
    countOf(
      some.map((group) => facetKinds[group]),
      selection,
      withinRegions(search),
    ),
  );
  return sql`select counts.kind, coalesce(regions.slug, counts.value) as value,
      coalesce(regions.name, districts.name, counts.value) as label, counts.count::int,
      coalesce(regions.latitude, districts.latitude) as latitude,
      coalesce(regions.longitude, districts.longitude) as longitude
    from (${sql.join(parts, sql` union all `)}) as counts
    left join regions on counts.kind = 'region' and regions.id::text = counts.value
    left join regions_districts districts on counts.kind = 'district' and districts.slug = counts.value
    where counts.count > 0`;
}

const countOf = (kinds: readonly string[], selection: string, isCounted: Fragment): Fragment =>
  sql`select kind, value, sum(bit_count(marks.bits & selected.bits)) as count
    from listing_marks marks join ${sql.identifier(selection)} as selected on selected.chunk = marks.chunk
    where kind in (${listOf(kinds)}) and ${isCounted} group by kind, value`;

/** Of districts those in the regions that are chosen: no other has a listing there. */
const withinRegions = ({ state_slugs: chosen }: ReadSearch): Fragment =>
  chosen.length === 0
    ? sql`true`
    : sql`(kind <> 'district' or value in (select districts.slug from regions_districts districts
        join regions on regions.id = districts._parent_id where regions.slug in (${listOf(chosen)})))`;

/** The facets of a search as they were counted, with those that are chosen and have none. */
export function toFacets(rows: readonly FacetRow[], search: ReadSearch): Facets {
  const chosen = chosenIn(search);
  const counted = (group: Group, known: readonly string[] = chosen[group]): Facet[] => {
    const found = rows.filter(({ kind }) => kind === facetKinds[group]);
    const none = known.filter((one) => !found.some(({ value }) => value === one));
    return [
      ...found.map(({ kind: _kind, ...facet }) => facet),
      ...none.map((value) => ({ value, label: value, count: 0, latitude: null, longitude: null })),
    ];
  };
  const most = (group: 'regions' | 'districts' | 'categories' | 'subcategories') =>
    counted(group)
      .sort(
        (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en') || (a.value < b.value ? -1 : 1),
      )
      .slice(0, listSizes[`ListingFacets.${group}`]);
  const every = (group: Group, values: readonly string[]) =>
    counted(group, values).sort((a, b) => values.indexOf(a.value) - values.indexOf(b.value));
  return {
    regions: most('regions'),
    districts: most('districts'),
    categories: most('categories'),
    subcategories: most('subcategories'),
    kinds: every('kinds', listingKindSchema.options),
    statuses: every('statuses', listingStatusSchema.options),
    flags: every('flags', listingFlags),
  };
}
