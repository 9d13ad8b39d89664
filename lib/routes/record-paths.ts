import type { RouteParams } from './match-route';
import { pathFor } from './path-for';
import { recordHomes } from './record-routes';
import { pageNameSchema } from './route-names';
import { takenField } from './taken-address';

/** Where an office stands: its region's slug and its own. */
export const officePath = (state: string, slug: string): string =>
  pathFor(recordHomes.office, { state, slug });
export const regionPath = (slug: string): string => pathFor(recordHomes.region, { state: slug });
export const agentPath = (slug: string): string => pathFor(recordHomes.agent, { agent: slug });
/** A listing or a post at the network, which shows those of all offices. */
export const listingPath = (slug: string): string => pathFor('ListingPost', { post: slug });
export const postPath = (slug: string): string => pathFor('BlogPost', { blog: slug });

/** What decides where a page stands, with the slugs of whom it belongs to. */
export type PageAddress = {
  route: string;
  slug: string | null;
  template_slug: string | null;
  tribe_slug: string | null;
  tribe_state_slug: string | null;
  agent_slug: string | null;
};

/**
 * The path of a page without language. A standard page of every office, agent or record has none of its own, nor has one
 * whose slug the routes give to something else.
 */
export function pagePath(page: PageAddress): string | null {
  const name = pageNameSchema.safeParse(page.route);
  if (!name.success || takenField(name.data, page)) return null;
  try {
    return pathFor(name.data, paramsOf(page));
  } catch {
    return null;
  }
}

/** What stands for the parameters of a page's address, as far as its record says it. */
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
