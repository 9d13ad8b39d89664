import type { FacetGroup } from '@/lib/backend/search/facet-groups';

/** A value of a facet group with the number of its listings; `latitude` and `longitude` are null except for locations. */
type Facet = {
  value: string;
  label: string;
  count: number;
  latitude: number | null;
  longitude: number | null;
};

export type SearchFacets = Record<FacetGroup, Facet[]>;

type Median = { value: number; n: number } | null;

export type SearchMedians = Record<'asking_price' | 'discretionary_earnings' | 'multiple', Median>;

/** A search result as listing ids, with cursors of the pages before and after. */
export type SearchResult = {
  ids: number[];
  next: string | null;
  previous: string | null;
  total: number;
  /** A function, since there are hundreds of facets and most queries do not select them. */
  facets: () => SearchFacets;
  snapshot: SearchMedians;
  corrected: string | null;
  /** A place among the words without listings of its own; the results are those around it, if any. */
  unlisted_place: string | null;
};
