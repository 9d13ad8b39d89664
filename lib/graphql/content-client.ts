import 'server-only';
import { ApolloClient, ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client';
import { readContentUrl } from '@/lib/graphql/content-url';
import { createCutLink } from '@/lib/graphql/cut-link';
import { createGatheringLink } from '@/lib/graphql/gathering-link';
import { createHttpContentLink } from '@/lib/graphql/http-content-link';
import { createInProcessLink } from '@/lib/graphql/in-process-link';

class PlainCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/** A client that keeps nothing; `url` is a remote backend's address, left out for the backend in this process. */
export function createContentClient(url: string | undefined): ApolloClient {
  return new ApolloClient({
    cache: new PlainCache(),
    link: ApolloLink.from([
      createGatheringLink(),
      createCutLink(),
      url ? createHttpContentLink(url) : createInProcessLink(),
    ]),
    ssrMode: true,
    queryDeduplication: false,
    devtools: { enabled: false },
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  });
}

let client: ApolloClient | undefined;

/** The process's one client for public content: in process by default, over HTTP when CONTENT_GRAPHQL_URL is set. */
export function getContentClient(): ApolloClient {
  client ??= createContentClient(readContentUrl());
  return client;
}
