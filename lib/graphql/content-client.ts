import { ApolloClient, ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client';
import { readContentUrl } from '@/lib/graphql/content-url';
import { createDependenciesLink } from '@/lib/graphql/dependencies-link';
import { createHttpContentLink } from '@/lib/graphql/http-content-link';
import { createInProcessLink } from '@/lib/graphql/in-process-link';
import { createSharedAnswersLink } from '@/lib/graphql/shared-answers-link';
import { createTruncationLink } from '@/lib/graphql/truncation-link';

class PassThroughCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/**
 * A client without a cache. `url` is the address of a remote backend; without it the backend of this process
 * is used.
 */
export function createContentClient(url: string | undefined): ApolloClient {
  return new ApolloClient({
    cache: new PassThroughCache(),
    link: ApolloLink.from([
      createDependenciesLink(),
      ...(url ? [] : [createSharedAnswersLink()]),
      createTruncationLink(),
      url ? createHttpContentLink(url) : createInProcessLink(),
    ]),
    ssrMode: true,
    queryDeduplication: false,
    devtools: { enabled: false },
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  });
}

let client: ApolloClient | undefined;

/**
 * The client for public content, one per process: in process by default, over HTTP when CONTENT_GRAPHQL_URL
 * is set.
 */
export function getContentClient(): ApolloClient {
  client ??= createContentClient(readContentUrl());
  return client;
}
