import { buildListings } from '@/lib/demo/data/listings/listings';
import { parameterNames, type RouteParams } from '@/lib/routes/match-route';
import type { RouteRow } from '@/lib/routes/route';
import type { RouteName } from '@/lib/routes/route-names';
import { routeTable } from '@/lib/routes/route-table';

const listings = buildListings().filter(
  ({ status, office, agent }) => status === 'active' && office === 'osu' && agent,
);
const listingParams = (kind: 'business' | 'franchise') => {
  const listing =
    listings.find((candidate) => candidate.kind === kind) ??
    buildListings().find((candidate) => candidate.kind === kind && candidate.agent);
  if (!listing?.agent) throw new Error(`The demonstration has no ${kind} listing of an agent`);
  return { post: listing.slug, agent: listing.agent };
};
const osu = { state: 'greater-accra', slug: 'osu' };
const ordinary = {
  ...osu,
  agent: 'kojo-ebo-arthur',
  blog: 'how-to-read-a-listing',
  post: listingParams('business').post,
};

/** Parameters of rows that need other values than the defaults. */
const overrides: Partial<Record<RouteName, RouteParams>> = {
  customPage: { customPageSlug: 'franchise-guide' },
  tribeCustomPage: { customPageSlug: 'food-businesses-in-osu' },
  AgentCustomPage: { customPageSlug: 'the-first-talk' },
  marketingCustomPage: { template_slug: 'guides', marketingCustomPageSlug: 'retiring-from-your-business' },
  TribeMarketingWebsitePage: { template_slug: 'open-afternoons', page_slug: 'food-and-drink' },
  AgentListingPost: listingParams('business'),
  AgentFranchiseListingPost: listingParams('franchise'),
};

export type RowAddress = { row: RouteRow; path: string };

/** A path in the demonstration for each row of the route table, without the language. */
export const rowAddresses: readonly RowAddress[] = routeTable.map((row) => {
  const params: RouteParams = { ...ordinary, ...overrides[row.name] };
  const missing = parameterNames(row.pattern).find((name) => !params[name]);
  if (missing) throw new Error(`${row.pattern} has no ${missing} in the demonstration`);
  return { row, path: row.pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') };
});
