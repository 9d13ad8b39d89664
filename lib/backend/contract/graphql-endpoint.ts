import { type ExecutionResult, GraphQLError } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { addTruncatedLists } from '@/lib/backend/contract/execute-contract';
import { createRowBudget } from '@/lib/backend/contract/limits/embedded-rows';
import { createQueryLimitPlugins } from '@/lib/backend/contract/limits/query-limits';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import {
  isTimeout,
  timeoutMessage,
  unavailableMessage,
  withTimeout,
} from '@/lib/backend/contract/operation-timeout';
import { isJson, readBody } from '@/lib/backend/contract/read-body';
import { contractSchema } from '@/lib/backend/contract/schema';
import { hasRemoteContent } from '@/lib/backend/environment';
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/outage';
import { environment } from '@/lib/environment';

/** Limits the duration of an operation; responds with a timeout error when it is exceeded. */
const timeoutPlugin: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      try {
        return await withTimeout(executeFn(args));
      } catch (error) {
        if (!isTimeout(error)) throw error;
        console.error('An operation of the contract took too long.');
        throw new GraphQLError(timeoutMessage, {
          extensions: { code: 'TIMEOUT', http: { status: 503, spec: false } },
        });
      }
    });
  },
};

const suggestionPattern = / Did you mean .+\?$/;

/** Removes "Did you mean" suggestions, which would disclose names of a schema that is not public. */
const removeSuggestionsPlugin: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map(removeSuggestion) });
  },
};

function removeSuggestion(error: GraphQLError): GraphQLError {
  if (!suggestionPattern.test(error.message)) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  const options = { nodes, source, positions, path, originalError, extensions };
  return new GraphQLError(error.message.replace(suggestionPattern, ''), options);
}

const isSingleResult = (result: ExecutionResult | AsyncIterable<unknown>): result is ExecutionResult =>
  !(Symbol.asyncIterator in result);

/**
 * Adds the truncated lists to the extensions of the response, and its dependencies when the request's own
 * extensions contain `dependencies: true`.
 */
const extensionsPlugin: Plugin<ContractContext> = {
  onExecute({ args: { contextValue } }) {
    const { recorder, params } = contextValue;
    return {
      onExecuteDone({ result, setResult }) {
        if (!isSingleResult(result)) return;
        const extended = addTruncatedLists(contextValue, result);
        if (params.extensions?.dependencies !== true) return setResult(extended);
        setResult({
          ...extended,
          extensions: { ...extended.extensions, dependencies: recorder.drainKeys() },
        });
      },
    };
  },
};

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

/** True when a lost or unresponsive database caused the error, regardless of the resolved field. */
function isUnavailable(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return isDatabaseUnavailable(cause) || isTimeout(cause);
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
      ...createQueryLimitPlugins({ introspection }),
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

function createErrorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}

let server: ReturnType<typeof createGraphqlServer> | undefined;

/**
 * Handles `/graphql`. Accepts POST with a JSON body only: simple requests, which any website can make a
 * browser send, are rejected. Responds 404 on an instance that reads its content from another server.
 */
export async function serveGraphql(request: Request): Promise<Response> {
  if (hasRemoteContent())
    return createErrorResponse(404, 'This site has no content of its own; ask the server it reads from.');
  if (request.method !== 'POST')
    return createErrorResponse(405, 'Send the query by POST.', { allow: 'POST' });
  if (!isJson(request)) return createErrorResponse(415, 'Send the query as application/json.');
  const body = await readBody(request, requestLimits.bodyBytes);
  if (body === null)
    return createErrorResponse(
      413,
      `The request is too large: at most ${requestLimits.bodyBytes} bytes are allowed.`,
    );
  if (/^\s*\[/.test(body)) return createErrorResponse(400, 'Send one query a request.');
  server ??= createGraphqlServer({ introspection: !environment.isProduction() });
  const { url, headers } = request;
  return server.fetch(new Request(url, { method: 'POST', headers, body }));
}
