import { conflictingField } from './address-conflict';
import type { RouteParams } from './match-route';
import { pathFor } from './path-for';
import { recordHomes } from './record-routes';
import { pageNameSchema } from './route-names';

/** Path of an office, by the slugs of its region and itself. */
export const officePath = (state: string, slug: string): string =>
  pathFor(recordHomes.office, { state, slug });
export const regionPath = (slug: string): string => pathFor(recordHomes.region, { state: slug });
export const agentPath = (slug: string): string => pathFor(recordHomes.agent, { agent: slug });
/** Path of a listing or post at the network, which displays those of all offices. */
export const listingPath = (slug: string): string => pathFor('ListingPost', { post: slug });
export const postPath = (slug: string): string => pathFor('BlogPost', { blog: slug });

/** What decides the address of a page, with the slugs of its owner. */
export type PageAddress = {
  route: string;
  slug: string | null;
  template_slug: string | null;
  tribe_slug: string | null;
  tribe_state_slug: string | null;
  agent_slug: string | null;
};

/**
 * The path of a page without language. Null for standard pages of every office, agent or record, and for
 * pages whose slug conflicts with a route.
 */
export function pagePath(page: PageAddress): string | null {
  const name = pageNameSchema.safeParse(page.route);
  if (!name.success || conflictingField(name.data, page)) return null;
  try {
    return pathFor(name.data, paramsOf(page));
  } catch {
    return null;
  }
}

/** The route parameters of a page, as far as its record contains them. */
export function paramsOf({
  slug,
  template_slug,
  tribe_slug,
  tribe_state_slug,
  agent_slug,
}: PageAddress): RouteParams {
  return {
    ...(slug && { customPageSlug: slug, marketingCustomPageSlug: slug, page_slug: slug }),
    ...(template_slug && { template_slug }),
    ...(tribe_slug && tribe_state_slug && { slug: tribe_slug, state: tribe_state_slug }),
    ...(agent_slug && { agent: agent_slug }),
  };
}
