import 'server-only';
import { ApolloLink } from '@apollo/client';
import { defer } from 'rxjs';
import { currentGathering } from '@/lib/graphql/gather-dependencies';

/**
 * The link to the backend inside this process. The backend is loaded with the first query, so a site
 * that reads from a remote one never loads it.
 */
export function createInProcessLink(): ApolloLink {
  return new ApolloLink((operation) => {
    const purpose = currentGathering();
    return defer(async () => {
      const { executeContract } = await import('@/lib/backend/contract/execute-contract');
      return executeContract({
        document: operation.query,
        variables: operation.variables,
        operationName: operation.operationName,
        purpose,
      });
    });
  });
}
