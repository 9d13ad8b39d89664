import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { readCentre, readRadius } from '@/lib/backend/contract/places/search-area';
import { findNearby } from '@/lib/backend/contract/reads/find-nearby';
import { findPins } from '@/lib/backend/contract/reads/find-offices';
import { readWhole } from '@/lib/backend/contract/reads/read-whole';

/** Offices near a place, nearest first; without a place every office that fits, by name. */
export const storeSearch: Resolvers = {
  Query: {
    storeSearch: async (_root, { type, is_alternate_address, radius, limit, ...written }, context) => {
      const centre = readCentre(written);
      const reach = readRadius(radius);
      const filter = { type: type ?? null, isAlternateAddress: is_alternate_address ?? null };
      return readWhole(context, 'Query.storeSearch', limit, async (most) => {
        if (centre === 'unknown') return [];
        if (centre !== 'anywhere')
          return findNearby(context, { ...filter, centre, radius: reach, limit: most });
        return findPins(context, { ...filter, limit: most });
      });
    },
  },
};
