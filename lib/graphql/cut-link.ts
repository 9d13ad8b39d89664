import 'server-only';
import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { z } from 'zod';

const cutSchema = z.array(z.string()).catch([]);

/** Says in the log which lists an answer does not hold to their end: the site shows them as whole. */
export function createCutLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        for (const list of cutSchema.parse(extensions?.cut ?? []))
          console.warn(
            `[content] ${operation.operationName}: there are more ${list} than are given at once; the rest is not shown`,
          );
      }),
    ),
  );
}
