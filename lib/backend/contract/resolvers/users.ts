import { GraphQLError } from 'graphql';
import { createLocalReq } from 'payload';
import { findSessionByInfoToken } from '@/lib/backend/buyers/sessions';
import { loadUserInfo } from '@/lib/backend/buyers/user-info';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import type { SessionIssue } from '@/schemas/buyers/session-names';
import { attributePlatform } from '@/schemas/buyers/user-info';

/** Clients sign out on this debug message (spec section 4). */
const createSessionError = (debugMessage: SessionIssue) =>
  new GraphQLError('The session could not be checked.', {
    extensions: { code: 'UNAUTHENTICATED', debugMessage },
  });

export const users: Resolvers = {
  Query: {
    getUserByToken: async (_, { token }, { payload }) => {
      const req = await createLocalReq({}, payload);
      const found = await findSessionByInfoToken(token, req);
      if ('issue' in found) throw createSessionError(found.issue);
      const { attributes, ...user } = await loadUserInfo(found.session.buyer, req);
      return {
        ...user,
        loginAttributes: attributes.map(({ attribute_value: value, ...attribute }) => ({
          ...{ platform: attributePlatform, ...attribute },
          attribute_value: typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
        })),
      };
    },
  },
};
