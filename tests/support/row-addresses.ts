import { makeListings } from '@/lib/demo/data/listings/listings';
import { parameterNames, type RouteParams } from '@/lib/routes/match-route';
import type { RouteRow } from '@/lib/routes/route';
import type { RouteName } from '@/lib/routes/route-names';
import { routeTable } from '@/lib/routes/route-table';

const listings = makeListings().filter(
  ({ status, office, agent }) => status === 'active' && office === 'osu' && agent,
);
const shown = (kind: 'business' | 'franchise') => {
  const found =
    listings.find((one) => one.kind === kind) ?? makeListings().find((one) => one.kind === kind && one.agent);
  if (!found?.agent) throw new Error(`Nobody of the demonstration has a ${kind} for sale`);
  return { post: found.slug, agent: found.agent };
};
const osu = { state: 'greater-accra', slug: 'osu' };
const ordinary = {
  ...osu,
  agent: 'kojo-ebo-arthur',
  blog: 'how-to-read-a-listing',
  post: shown('business').post,
};

/** What stands for the parameters of a row in the demonstration, where that is not what stands for them elsewhere. */
const special: Partial<Record<RouteName, RouteParams>> = {
  customPage: { customPageSlug: 'franchise-guide' },
  tribeCustomPage: { customPageSlug: 'food-businesses-in-osu' },
  AgentCustomPage: { customPageSlug: 'the-first-talk' },
  marketingCustomPage: { template_slug: 'guides', marketingCustomPageSlug: 'retiring-from-your-business' },
  TribeMarketingWebsitePage: { template_slug: 'open-afternoons', page_slug: 'food-and-drink' },
  AgentListingPost: shown('business'),
  AgentFranchiseListingPost: shown('franchise'),
};

export type RowAddress = { row: RouteRow; path: string };

/** An address of the demonstration for each row of the route table, below the language. */
export const rowAddresses: readonly RowAddress[] = routeTable.map((row) => {
  const params: RouteParams = { ...ordinary, ...special[row.name] };
  const missing = parameterNames(row.pattern).find((name) => !params[name]);
  if (missing) throw new Error(`${row.pattern} has no ${missing} in the demonstration`);
  return { row, path: row.pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') };
});
