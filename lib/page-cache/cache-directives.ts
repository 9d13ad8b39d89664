import { stateOf } from '../page-store/page-state.ts';
import type { RenderedPage } from '../page-store/stored-page.ts';
import { processState } from '../process-state.ts';

/** A page with this tag is served with status 404. */
export const notFoundTag = 'not-found';

/** A page with this tag was rendered for one visitor: it is served once and stored nowhere. */
export const noStoreTag = 'no-store';

/**
 * A page with this tag is the result of a query that others may send as well: the server and downstream caches
 * store it for a minute, the page store does not.
 */
export const shortTtlTag = 'short-ttl';

/** Prefixes of the tags with which a page provides, or reuses, the shared page of that name. */
const PROVIDES_PREFIX = 'provides-shared:';
const REUSES_PREFIX = 'reuses-shared:';

type SharedPage = RenderedPage & { html: string };

declare module '../process-state.ts' {
  interface ProcessState {
    sharedPages: Map<string, SharedPage>;
  }
}

processState.sharedPages ??= new Map();
const pagesByName = processState.sharedPages;

/**
 * The tag of a page that is the same at several addresses. While a fresh shared page of that name is cached,
 * the page reuses it and need not be rendered; otherwise it is rendered and provides it to later requests.
 */
export function sharedPageTag(name: string): { tag: string; isCached: boolean } {
  const cached = pagesByName.get(name);
  const isCached = cached !== undefined && stateOf(cached) === 'fresh';
  return { tag: `${isCached ? REUSES_PREFIX : PROVIDES_PREFIX}${name}`, isCached };
}

/**
 * The page to store for a finished render: the shared page when its tags reuse one; otherwise the page
 * itself, which is shared when its tags provide it.
 */
export function resolveSharedPage(html: string, page: RenderedPage): SharedPage {
  const renderedPage = { ...page, html };
  const providedName = nameWithPrefix(PROVIDES_PREFIX, page.tags);
  if (providedName !== undefined) pagesByName.set(providedName, renderedPage);
  const reusedPage = pagesByName.get(nameWithPrefix(REUSES_PREFIX, page.tags) ?? '');
  if (!reusedPage) return renderedPage;
  // The page depends on both: on the absence of content at its address, and on the content of the shared
  // page.
  const tags = [...new Set([...page.tags, ...reusedPage.tags])].filter(
    (tag) => !tag.startsWith(PROVIDES_PREFIX),
  );
  // The shared page was fresh when this render started, so later invalidations of either have later
  // timestamps.
  return { ...reusedPage, tags, renderedAt: page.renderedAt };
}

function nameWithPrefix(prefix: string, tags: readonly string[]): string | undefined {
  return tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length);
}

/**
 * Cache-Control of pages, in seconds: shared caches store a page for ten seconds and may serve it stale for
 * a day while they revalidate it or no instance responds. Browsers revalidate each time and usually receive
 * 304.
 */
export const pageCacheControl = [
  'public',
  'max-age=0',
  's-maxage=10',
  'stale-while-revalidate=86400',
  'stale-if-error=86400',
].join(', ');

/**
 * Pages and responses from a remote backend are revalidated after this many seconds, because it sends no
 * invalidations.
 */
export const REMOTE_REVALIDATE_SECONDS = 60;

/** Cache-Control of search results: stored for a minute by any cache. */
export const shortTtlCacheControl = 'public, max-age=60, s-maxage=60';
