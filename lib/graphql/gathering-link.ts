import 'server-only';
import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { currentGathering, gatherFrom } from '@/lib/graphql/gather-dependencies';

/** Asks for what each answer depends on, and passes it to the page that is being made. */
export function createGatheringLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const gathering = currentGathering();
    if (!gathering) return forward(operation);
    operation.extensions.dependencies = true;
    return forward(operation).pipe(tap(({ extensions }) => gatherFrom(gathering, extensions)));
  });
}
