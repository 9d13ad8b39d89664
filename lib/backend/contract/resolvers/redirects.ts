import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findPublic } from '@/lib/backend/contract/reads/find-public';

export const redirects: Resolvers = {
  Query: {
    redirects: async (_root, _args, context) => {
      const found = await findPublic(context, 'redirects', {
        sort: ['from', 'id'],
        limit: listSizes['Query.redirects'],
      });
      return found.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }));
    },
  },
};
