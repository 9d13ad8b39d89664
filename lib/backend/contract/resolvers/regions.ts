import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findBySlug } from '@/lib/backend/contract/reads/owners';
import { readCompleteList } from '@/lib/backend/contract/reads/paging';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';

export const regions: Resolvers = {
  Query: {
    regions: async (_root, _args, context) => {
      const allRegions = await readCompleteList(context, 'Query.regions', null, (limit) =>
        findPublic(context, 'regions', { sort: 'name', limit }),
      );
      const regionsWithOffices = await Promise.all(
        allRegions.map(async (region) => ({
          region,
          hasOffices: (await context.loaders.officesInRegion.load(region.id)) > 0,
        })),
      );
      const [served, unserved] = [true, false].map((expected) =>
        regionsWithOffices.filter(({ hasOffices }) => hasOffices === expected).map(({ region }) => region),
      );
      return [...(served ?? []), ...(unserved ?? [])];
    },
    region: (_root, { slug }, context) => findBySlug(context, 'regions', slug),
  },
  Region: {
    office_count: ({ id }, _args, { loaders }) => loaders.officesInRegion.load(id),
  },
};
