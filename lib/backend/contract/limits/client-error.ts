import { GraphQLError } from 'graphql';

/** A fault of the one who asked, told in plain words; over HTTP its status is 400, also for clients that accept plain JSON. */
export function clientError(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400, spec: false } },
  });
}
