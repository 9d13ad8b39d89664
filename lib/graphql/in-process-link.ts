import { ApolloLink } from '@apollo/client';
import { defer } from 'rxjs';
import { currentCollection, currentSince } from '@/lib/graphql/collect-dependencies';

/**
 * The link to the backend in this process. The backend is loaded with the first query, so a site with a
 * remote backend never loads it.
 */
export function createInProcessLink(): ApolloLink {
  return new ApolloLink((operation) => {
    const purpose = currentCollection();
    const canReuseRecords = currentSince() !== null;
    return defer(async () => {
      const { executeContract } = await import('@/lib/backend/contract/execute-contract');
      return executeContract({
        document: operation.query,
        variables: operation.variables,
        operationName: operation.operationName,
        ...{ purpose, canReuseRecords },
      });
    });
  });
}
