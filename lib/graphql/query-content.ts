import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { getOperationAST } from 'graphql';
import { getContentClient } from '@/lib/graphql/content-client';

/**
 * Content could not be read. `operation` is the name of the GraphQL operation, `cause` the underlying error.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly operation: string;

  constructor(operation: string, reason: string, cause?: unknown) {
    super(`Reading content with ${operation} failed: ${reason}`, { cause });
    this.operation = operation;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.name === 'TimeoutError') return 'the content backend did not respond in time';
  return error.message;
}

/**
 * Reads public content. Resolves with the data of the operation; rejects with a ContentError when the
 * backend returns errors, is unreachable or times out.
 */
export async function queryContent<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  client: ApolloClient = getContentClient(),
): Promise<Data> {
  const operation = getOperationAST(document)?.name?.value ?? 'an unnamed operation';
  const { data } = await client
    .query<Data, Variables>({ query: document, variables, fetchPolicy: 'no-cache' })
    .catch((error: unknown) => {
      throw new ContentError(operation, describeError(error), error);
    });
  if (data === undefined) throw new ContentError(operation, 'the content backend sent no data');
  return data;
}
