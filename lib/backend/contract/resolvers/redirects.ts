import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findRedirects, findRedirectsFrom } from '@/lib/backend/contract/reads/redirects';

export const redirects: Resolvers = {
  Query: {
    redirects: (_root, { path }, context) =>
      typeof path === 'string' ? findRedirectsFrom(context, path) : findRedirects(context, {}),
  },
};
