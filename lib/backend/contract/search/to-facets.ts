import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import type { Counts } from '@/lib/backend/contract/search/count-found';
import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import { chosenIn, type Group, type ValueGroup } from '@/lib/backend/contract/search/groups';
import type { Place } from '@/lib/backend/contract/search/places';
import { listingFlags, type ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { ListingFacetsSource as Facets } from '@/lib/backend/contract/sources';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

type Facet = Facets[Group][number];

const labels = new Intl.Collator('en');

/** The facets of a search as they were counted, with those that are chosen and have none. */
export function toFacets({ listings, places }: Followed, counts: Counts, search: ReadSearch): Facets {
  const chosen = chosenIn(search);
  const counted = (group: ValueGroup) =>
    [...listings.codes[group]].map(([value, code]) => ({ value, count: counts[group][code] ?? 0 }));
  const placed = (group: 'regions' | 'districts') => {
    const byValue = new Map(places[group].map((place) => [place.value, place]));
    return counted(group).map(({ value, count }) => toFacet(value, count, byValue.get(value)));
  };
  const plain = (group: ValueGroup) => counted(group).map(({ value, count }) => toFacet(value, count));
  const named = (group: 'regions' | 'districts') => (slug: string) =>
    toFacet(
      slug,
      0,
      places[group].find((place) => place.slug === slug),
    );
  const most = (
    group: 'regions' | 'districts' | 'categories' | 'subcategories',
    facets: Facet[],
    make = toNone,
  ) =>
    withEach(chosen[group], facets, make)
      .sort((a, b) => b.count - a.count || labels.compare(a.label, b.label) || (a.value < b.value ? -1 : 1))
      // However many come before it, what is chosen can be taken out again.
      .filter(
        ({ value }, place) => place < listSizes[`ListingFacets.${group}`] || chosen[group].includes(value),
      );
  const every = (values: readonly string[], facets: Facet[]) =>
    withEach(values, facets).sort((a, b) => values.indexOf(a.value) - values.indexOf(b.value));
  return {
    regions: most('regions', placed('regions'), named('regions')),
    districts: most('districts', placed('districts'), named('districts')),
    categories: most('categories', plain('categories')),
    subcategories: most('subcategories', plain('subcategories')),
    kinds: every(listingKindSchema.options, plain('kinds')),
    statuses: every(listingStatusSchema.options, plain('statuses')),
    flags: every(listingFlags, countFlags(counts.flags)),
  };
}

const toFacet = (value: string, count: number, place?: Place): Facet => ({
  value: place?.slug ?? value,
  label: place?.label ?? value,
  count,
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
});

const toNone = (value: string): Facet => toFacet(value, 0);

/** Those that count, and with none those of `values` that do not. */
function withEach(values: readonly string[], facets: readonly Facet[], make = toNone): Facet[] {
  const found = facets.filter(({ count }) => count > 0);
  const known = new Set(found.map(({ value }) => value));
  return [...found, ...values.filter((value) => !known.has(value)).map(make)];
}

/** From how often each set of flags is found, how often each flag. */
const countFlags = (sets: Uint32Array): Facet[] =>
  listingFlags.map((flag, place) =>
    toFacet(
      flag,
      sets.reduce((sum, count, set) => sum + ((set >> place) & 1) * count, 0),
    ),
  );
