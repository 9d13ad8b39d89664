import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { listSizes, requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findListings } from '@/lib/backend/contract/reads/listings';
import { findBySlug, findOwnerConditionWithIds } from '@/lib/backend/contract/reads/owners';
import { pageTotals, validatePaging } from '@/lib/backend/contract/reads/paging';
import {
  loadListings,
  loadOfficePin,
  loadPictures,
  loadRegion,
} from '@/lib/backend/contract/resolvers/load-relations';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';
import { relationId } from '@/lib/backend/relation-id';
import { parseSearch } from '@/lib/backend/search/parse-search';
import { searchListings } from '@/lib/backend/search/search-listings';
import { formatLocation } from '@/lib/places/format-location';

export const listings: Resolvers = {
  Query: {
    listing: (_root, { slug }, context) => findBySlug(context, 'listings', slug),
    listings: (_root, { filter, order, page, limit, after }, context) =>
      findListings(context, {
        filter: filter ?? {},
        order: order && order !== 'relevance' ? order : 'newest',
        paging: { page: page ?? 1, limit: limit ?? 24 },
        after: after ?? null,
      }),
    searchListings: (_root, { search: input, order, limit: requestedLimit, after }, context) => {
      const search = parseSearch(input ?? {});
      const { limit } = validatePaging({ page: 1, limit: requestedLimit ?? 24 });
      const owners = { office: search.tribe_slug, agent: search.agent_slug };
      return searchListings(context, {
        search,
        findOwners: () => findOwnerConditionWithIds(context, owners),
        order: order ?? null,
        limit,
        after: after ?? null,
      });
    },
  },
  ListingSearchResult: {
    items: ({ ids }, _args, { loaders }) => loadListings(loaders, ids),
    total: ({ total }) => Math.min(total, requestLimits.maxCount),
    total_capped: ({ total }) => total > requestLimits.maxCount,
  },
  ListingPage: { ...pageTotals, items: ({ ids }, _args, { loaders }) => loadListings(loaders, ids) },
  Listing: {
    place: async ({ location }, _args, { loaders }) =>
      formatLocation(location, (await loaders.vocabulary()).places.resolve),
    state: async ({ region }, _args, { loaders }) => (await loadRegion(loaders, region)).name,
    state_slug: async ({ region }, _args, { loaders }) => (await loadRegion(loaders, region)).slug,
    confidential: ({ confidential }) => confidential ?? false,
    franchisee_operation: ({ franchisee_operation }) => franchisee_operation ?? false,
    relocatable: ({ relocatable }) => relocatable ?? false,
    real_estate_available: ({ real_estate_available }) => real_estate_available ?? false,
    real_estate_included: ({ real_estate_included }) => real_estate_included ?? false,
    lender_prequalified: ({ lender_prequalified }) => lender_prequalified ?? false,
    images: ({ images }, { limit: requestedLimit }, { loaders }) => {
      const maxImages = listSizes['Listing.images'];
      const { limit } = validatePaging({ page: 1, limit: requestedLimit ?? maxImages }, maxImages);
      return loadPictures(loaders, images?.slice(0, limit));
    },
    office: ({ office }, _args, { loaders }) => loadOfficePin(loaders, office),
    agent: async ({ agent }, _args, { loaders }) => {
      const id = relationId(agent);
      const person = id === null ? null : await loaders.person.load(id);
      return person && agentSlugOf(person) ? person : null;
    },
  },
};
