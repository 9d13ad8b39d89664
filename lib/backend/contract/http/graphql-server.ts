import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import { createContractContext } from '@/lib/backend/contract/context';
import { limitTime } from '@/lib/backend/contract/http/limit-time';
import { suggestNothing } from '@/lib/backend/contract/http/suggest-nothing';
import { tellExtensions } from '@/lib/backend/contract/http/tell-extensions';
import { createRowBudget } from '@/lib/backend/contract/limits/embedded-rows';
import { limitQueries } from '@/lib/backend/contract/limits/query-limits';
import { contractSchema } from '@/lib/backend/contract/schema';
import { isTimeout, unavailable } from '@/lib/backend/contract/within-time';
import { isLost } from '@/lib/backend/database/outage';

const tellUnavailable = () =>
  new GraphQLError(unavailable, {
    extensions: { code: 'UNAVAILABLE', http: { status: 503, spec: false } },
  });

async function openContext() {
  try {
    return { ...(await createContractContext()), rowBudget: createRowBudget() };
  } catch (error) {
    console.error('The content database cannot be reached:', error);
    throw tellUnavailable();
  }
}

/** Whether the database is gone or says nothing, whatever field it was asked for. */
function isUnavailable(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return isLost(cause) || isTimeout(cause);
}

/** The contract over HTTP; faults that are not the client's are logged, and told in one general sentence. */
export function createGraphqlServer({ introspection }: { introspection: boolean }) {
  return createYoga({
    schema: contractSchema,
    context: openContext,
    graphqlEndpoint: '/graphql',
    plugins: [
      ...limitQueries({ introspection }),
      limitTime,
      tellExtensions,
      ...(introspection ? [] : [suggestNothing]),
    ],
    maskedErrors: {
      errorMessage: 'An error occurred. Please try again later.',
      maskError: (error, ...masking) =>
        isUnavailable(error) ? tellUnavailable() : maskError(error, ...masking),
    },
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: 'error',
  });
}
