import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOffices } from '@/lib/backend/contract/reads/find-offices';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { relationId } from '@/lib/backend/contract/relation-id';

export const regions: Resolvers = {
  Query: {
    regions: async (_root, _args, { payload }) => {
      const [all, offices] = await Promise.all([
        findPublic(payload, 'regions', { sort: 'name' }),
        findOffices(payload, {}),
      ]);
      const served = new Set(offices.map(({ region }) => relationId(region)));
      const [first, then] = [true, false].map((isServed) =>
        all.filter(({ id }) => served.has(id) === isServed),
      );
      return [...(first ?? []), ...(then ?? [])];
    },
  },
};
