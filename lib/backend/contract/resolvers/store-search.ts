import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { readCentre, readRadius } from '@/lib/backend/contract/places/search-area';
import { findNearby } from '@/lib/backend/contract/reads/find-nearby';
import { findOffices } from '@/lib/backend/contract/reads/find-offices';
import { readListLimit } from '@/lib/backend/contract/reads/read-list-limit';

/** Offices near a place, nearest first; without a place every office that fits, by name. */
export const storeSearch: Resolvers = {
  Query: {
    storeSearch: async (_root, { type, is_alternate_address, radius, limit, ...written }, context) => {
      const centre = readCentre(written);
      const reach = readRadius(radius);
      const most = readListLimit(limit, 'Query.storeSearch');
      if (centre === 'unknown') return [];
      const filter = { type: type ?? null, isAlternateAddress: is_alternate_address ?? null };
      if (centre === 'anywhere') {
        const found = await findOffices(context, { ...filter, limit: most });
        return found.map((office) => ({ office, distance: null }));
      }
      const nearby = await findNearby(context, centre, reach);
      const found = await findOffices(context, { ...filter, ids: nearby.map(({ id }) => id) });
      const byId = new Map(found.map((office) => [office.id, office]));
      return nearby
        .flatMap(({ id, distance }) => {
          const office = byId.get(id);
          return office ? [{ office, distance: Math.round(distance) }] : [];
        })
        .slice(0, most);
    },
  },
};
