import 'server-only';
import { HttpLink } from '@apollo/client';
import { fetchOnceMore } from '@/lib/graphql/fetch-once-more';

/** How long a page waits for a remote backend, in ms. */
export const contentTimeout = 2000;

/** The link to a remote backend that speaks the contract. */
export function createHttpContentLink(uri: string): HttpLink {
  return new HttpLink({ uri, includeExtensions: true, fetch: fetchOnceMore(contentTimeout) });
}
