import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findOffices } from '@/lib/backend/contract/reads/find-offices';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { relationId } from '@/lib/backend/contract/relation-id';

export const regions: Resolvers = {
  Query: {
    regions: async (_root, _args, context) => {
      const [all, offices] = await Promise.all([
        findPublic(context, 'regions', { sort: 'name', limit: listSizes['Query.regions'] }),
        findOffices(context, {}),
      ]);
      const served = new Set(offices.map(({ region }) => relationId(region)));
      const [first, then] = [true, false].map((isServed) =>
        all.filter(({ id }) => served.has(id) === isServed),
      );
      return [...(first ?? []), ...(then ?? [])];
    },
  },
};
