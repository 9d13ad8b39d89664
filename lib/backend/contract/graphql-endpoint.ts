import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import { createContractContext } from '@/lib/backend/contract/context';
import { timeoutPlugin } from '@/lib/backend/contract/limit-time';
import { removeSuggestionsPlugin } from '@/lib/backend/contract/suggest-nothing';
import { extensionsPlugin } from '@/lib/backend/contract/tell-extensions';
import { createRowBudget } from '@/lib/backend/contract/limits/embedded-rows';
import { queryLimitPlugins } from '@/lib/backend/contract/limits/query-limits';
import { contractSchema } from '@/lib/backend/contract/schema';
import { isTimeout, unavailableMessage } from '@/lib/backend/contract/operation-timeout';
import { isDatabaseLost } from '@/lib/backend/platform/database/outage';

const createUnavailableError = () =>
  new GraphQLError(unavailableMessage, {
    extensions: { code: 'UNAVAILABLE', http: { status: 503, spec: false } },
  });

async function createRequestContext() {
  try {
    return { ...(await createContractContext()), rowBudget: createRowBudget() };
  } catch (error) {
    console.error('The content database cannot be reached:', error);
    throw createUnavailableError();
  }
}

/** True when the error comes from a lost or unresponsive database, whatever field was being resolved. */
function isUnavailable(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return isDatabaseLost(cause) || isTimeout(cause);
}

/**
 * The GraphQL server of the contract over HTTP. Errors that the client did not cause are logged and masked
 * with one general message.
 */
export function createGraphqlServer({ introspection }: { introspection: boolean }) {
  return createYoga({
    schema: contractSchema,
    context: createRequestContext,
    graphqlEndpoint: '/graphql',
    plugins: [
      ...queryLimitPlugins({ introspection }),
      timeoutPlugin,
      extensionsPlugin,
      ...(introspection ? [] : [removeSuggestionsPlugin]),
    ],
    maskedErrors: {
      errorMessage: 'An error occurred. Please try again later.',
      maskError: (error, ...masking) =>
        isUnavailable(error) ? createUnavailableError() : maskError(error, ...masking),
    },
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: 'error',
  });
}
