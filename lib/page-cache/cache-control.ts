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
