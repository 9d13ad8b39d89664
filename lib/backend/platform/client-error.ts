import { GraphQLError } from 'graphql';

const clientErrorCode = 'BAD_REQUEST';

/**
 * An error that the client caused, with the name of the invalid argument where there is one. Over HTTP its
 * status is 400, also for clients that accept plain JSON.
 */
export function createClientError(message: string, argument?: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: clientErrorCode, ...(argument && { argument }), http: { status: 400, spec: false } },
  });
}

/**
 * The name of the invalid argument, `body` when the error names none; null for an error that the client did
 * not cause.
 */
export function invalidArgumentOf(error: unknown): string | null {
  if (!(error instanceof GraphQLError) || error.extensions.code !== clientErrorCode) return null;
  const { argument } = error.extensions;
  return typeof argument === 'string' ? argument : 'body';
}
