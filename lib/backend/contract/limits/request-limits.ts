import { MAX_FACETS } from '@/lib/backend/search/facet-groups';

/** The limits of one request to the contract. The operations of the site itself stay far below them. */
export const requestLimits = {
  /** Bytes of the request body. */
  bodyBytes: 65_536,
  /** Tokens of the query. */
  tokens: 2000,
  /** Levels of nesting. */
  depth: 8,
  aliases: 15,
  directives: 20,
  /** Maximum number of records that a query can return, with every list counted as full. */
  records: 10_000,
  /** Maximum number of records of one page. */
  pageSize: 100,
  /** Maximum number of records of a list without pages. */
  listSize: 1000,
  /** Maximum total that is counted, and that page numbers reach. Later records are read with `after`. */
  maxCount: 1000,
} as const;

/**
 * Maximum number of records of each list without a `limit` argument, or when it is omitted. Resolvers read no
 * more, and the query limit counts each list as full. The limits of offices allow for twice the planned size
 * of the network. Embedded rows are counted in the result (`embedded-rows.ts`).
 */
export const listSizes = {
  'Query.offices': 2000,
  'Query.officePins': 2000,
  'Query.storeSearch': 2000,
  'Query.teamMembers': 500,
  'Query.pages': 1000,
  'Query.redirects': 5000,
  'Query.regions': 100,
  'Query.valuationMultiples': 200,
  'Query.websitePages': 100,
  'Query.sitemapParts': 2000,
  'Query.sitemap': 10_000,
  'Query.officeMenus': 10,
  'Query.customComponents': 100,
  'Office.team_members': 100,
  'Office.website_pages': 100,
  'Office.menus': 10,
  'Listing.images': 20,
  'ListingFacets.regions': MAX_FACETS.regions,
  'ListingFacets.districts': MAX_FACETS.districts,
  'ListingFacets.categories': MAX_FACETS.categories,
  'ListingFacets.subcategories': MAX_FACETS.subcategories,
  'ListingFacets.kinds': 3,
  'ListingFacets.statuses': 3,
  'ListingFacets.flags': 5,
  'Page.locales': 9,
  'Post.locales': 9,
} as const;

/** Returns the maximum size of a list by `Type.field`; undefined for other fields. */
export function getListSize(field: string): number | undefined {
  return new Map<string, number>(Object.entries(listSizes)).get(field);
}
