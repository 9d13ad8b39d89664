import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findPublic } from '@/lib/backend/contract/reads/find-public';

export const redirects: Resolvers = {
  Query: {
    redirects: async (_root, _args, { payload }) => {
      const found = await findPublic(payload, 'redirects', { sort: ['from', 'id'] });
      return found.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }));
    },
  },
};
