import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { createContractContext } from '@/lib/backend/contract/context';
import { limitTime } from '@/lib/backend/contract/http/limit-time';
import { tellExtensions } from '@/lib/backend/contract/http/tell-extensions';
import { limitQueries } from '@/lib/backend/contract/limits/query-limits';
import { contractSchema } from '@/lib/backend/contract/schema';

async function openContext() {
  try {
    return await createContractContext();
  } catch (error) {
    console.error('The content database cannot be reached:', error);
    throw new GraphQLError('The content is not available right now. Please try again later.', {
      extensions: { code: 'UNAVAILABLE', http: { status: 503 } },
    });
  }
}

/** The contract over HTTP; faults that are not the client's are logged, and told in one general sentence. */
export function createGraphqlServer({ introspection }: { introspection: boolean }) {
  return createYoga({
    schema: contractSchema,
    context: openContext,
    graphqlEndpoint: '/graphql',
    plugins: [...limitQueries({ introspection }), limitTime, tellExtensions],
    maskedErrors: { errorMessage: 'An error occurred. Please try again later.' },
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: 'error',
  });
}
