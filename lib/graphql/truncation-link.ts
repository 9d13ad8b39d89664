import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { z } from 'zod';

const truncatedListsSchema = z.array(z.string()).catch([]);

/** Logs which lists of a response are truncated: the site displays them as if they were complete. */
export function createTruncationLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        for (const list of truncatedListsSchema.parse(extensions?.cut ?? []))
          console.warn(
            `[content] ${operation.operationName}: ${list} is truncated; the rest is not displayed`,
          );
      }),
    ),
  );
}
