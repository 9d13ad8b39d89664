import { GraphQLError } from 'graphql';

const code = 'BAD_REQUEST';

/**
 * A fault of the one who asked, told in plain words, and in which argument it lies where that is one; over HTTP its status
 * is 400, also for clients that accept plain JSON.
 */
export function clientError(message: string, argument?: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code, ...(argument && { argument }), http: { status: 400, spec: false } },
  });
}

/** The argument that is at fault, `body` where none is named; null for what is not the fault of the one who asked. */
export function faultyArgument(error: unknown): string | null {
  if (!(error instanceof GraphQLError) || error.extensions.code !== code) return null;
  const { argument } = error.extensions;
  return typeof argument === 'string' ? argument : 'body';
}
