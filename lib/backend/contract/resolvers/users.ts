import { GraphQLError } from 'graphql';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';

/**
 * Buyer accounts do not exist yet, so every token is invalid. Clients sign out on this debug message (spec
 * section 4).
 */
export const users: Resolvers = {
  Query: {
    getUserByToken: () => {
      throw new GraphQLError('The session could not be checked.', {
        extensions: { code: 'UNAUTHENTICATED', debugMessage: 'Invalid token' },
      });
    },
  },
};
