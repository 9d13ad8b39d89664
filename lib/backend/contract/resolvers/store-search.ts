import { parseRadius, parseSearchCentre } from '@/lib/backend/contract/gazetteer/search-area';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findNearbyOffices, findOfficePins } from '@/lib/backend/contract/reads/offices';
import { readCompleteList } from '@/lib/backend/contract/reads/paging';
import { readVocabulary } from '@/lib/backend/search/vocabulary';

/** Offices near a place, nearest first; without a place all matching offices by name. */
export const storeSearch: Resolvers = {
  Query: {
    storeSearch: async (_root, { type, is_alternate_address, radius, limit, ...areaInput }, context) => {
      const { places } = await readVocabulary(context);
      const centre = parseSearchCentre(areaInput, places.resolve);
      const radiusMetres = parseRadius(radius);
      const filter = { type: type ?? null, isAlternateAddress: is_alternate_address ?? null };
      return readCompleteList(context, 'Query.storeSearch', limit, async (maxItems) => {
        if (centre === 'unknown') return [];
        if (centre !== 'anywhere')
          return findNearbyOffices(context, { ...filter, centre, radius: radiusMetres, limit: maxItems });
        return findOfficePins(context, { ...filter, limit: maxItems });
      });
    },
  },
};
