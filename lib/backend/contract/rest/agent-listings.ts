import type { Loaders } from '@/lib/backend/contract/loaders';
import { findListings } from '@/lib/backend/contract/reads/listings';
import { formatPagingMeta } from '@/lib/backend/contract/reads/paging';
import { findAgent } from '@/lib/backend/contract/reads/people';
import {
  formatPicturePath,
  loadListings,
  loadPictures,
} from '@/lib/backend/contract/resolvers/load-relations';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { createRestHandler } from '@/lib/backend/contract/rest/rest-handler';
import type { Listing } from '@/lib/backend/payload-types';
import { listingStatusSchema } from '@/schemas/listing';
import { listingPlaceholder } from '@/schemas/placeholder';
import { type AgentListing, agentListingsSchema } from '@/schemas/rest/agent-listing';

async function toAgentListing(loaders: Loaders, listing: Listing): Promise<AgentListing> {
  const { listing_number, slug, title, summary, kind, category, location, listed_at } = listing;
  const [cover] = await loadPictures(loaders, listing.images?.slice(0, 1));
  return {
    listing_number,
    slug,
    title,
    summary,
    status: listingStatusSchema.parse(listing.status),
    kind,
    category,
    location,
    asking_price: listing.asking_price ?? null,
    down_payment: listing.down_payment ?? null,
    discretionary_earnings: listing.discretionary_earnings ?? null,
    sold_price: listing.sold_price ?? null,
    listed_at,
    sold_at: listing.sold_at ?? null,
    image: formatPicturePath(cover) ?? listingPlaceholder.src,
  };
}

/**
 * POST /api/employees/{agent}/listing?tribe_slug= : newest first; `tribe_slug` restricts the list to one
 * office.
 */
export const listAgentListings = createRestHandler<{ agent: string }, typeof agentListingsSchema>(
  agentListingsSchema,
  async (call) => {
    const { params, body, search, loaders } = call;
    if (!(await findAgent(call, params.agent))) throw new RestError(404, 'Agent not found');
    const { status, ...paging } = body;
    const filter = { status, agent_slug: params.agent, tribe_slug: search.get('tribe_slug') };
    const listingPage = await findListings(call, { filter, order: 'newest', paging });
    const listings = await loadListings(loaders, listingPage.ids);
    return {
      data: await Promise.all(listings.map((listing) => toAgentListing(loaders, listing))),
      meta: await formatPagingMeta(listingPage),
    };
  },
);
