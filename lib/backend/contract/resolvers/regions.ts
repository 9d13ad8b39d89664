import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findBySlug } from '@/lib/backend/contract/reads/find-owners';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { readWhole } from '@/lib/backend/contract/reads/read-whole';

export const regions: Resolvers = {
  Query: {
    regions: async (_root, _args, context) => {
      const all = await readWhole(context, 'Query.regions', null, (limit) =>
        findPublic(context, 'regions', { sort: 'name', limit }),
      );
      const counted = await Promise.all(
        all.map(async (region) => ({
          region,
          isServed: (await context.loaders.officesInRegion.load(region.id)) > 0,
        })),
      );
      const [first, then] = [true, false].map((served) =>
        counted.filter(({ isServed }) => isServed === served).map(({ region }) => region),
      );
      return [...(first ?? []), ...(then ?? [])];
    },
    region: (_root, { slug }, context) => findBySlug(context, 'regions', slug),
  },
  Region: {
    office_count: ({ id }, _args, { loaders }) => loaders.officesInRegion.load(id),
  },
};
