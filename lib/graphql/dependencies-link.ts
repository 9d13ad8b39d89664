import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { addDependencies, currentCollection } from '@/lib/graphql/collect-dependencies';

/** Requests the dependencies of every response and adds them to those of the page being rendered. */
export function createDependenciesLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const collection = currentCollection();
    if (!collection) return forward(operation);
    operation.extensions.dependencies = true;
    return forward(operation).pipe(tap(({ extensions }) => addDependencies(collection, extensions)));
  });
}
