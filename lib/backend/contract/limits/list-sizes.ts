/**
 * The most records that each list can bring back which a question cannot make smaller, or makes no smaller. What
 * reads a list reads no more than this, and a question is charged with as many. Offices have room for a network twice as
 * large as the one that is planned for. Rows embedded in a record are counted as they are returned (`embedded-rows.ts`).
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
  'ListingFacets.regions': 100,
  'ListingFacets.districts': 300,
  'ListingFacets.categories': 200,
  'ListingFacets.subcategories': 300,
  'ListingFacets.kinds': 3,
  'ListingFacets.statuses': 3,
  'ListingFacets.flags': 5,
  'Page.locales': 9,
  'Post.locales': 9,
} as const;

/** The maximum size of a list by `Type.field`; undefined when it has none here. */
export function listSizeOf(field: string): number | undefined {
  return new Map<string, number>(Object.entries(listSizes)).get(field);
}
