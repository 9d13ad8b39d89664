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

/** Cache-Control of search results: stored for a minute by any cache. */
export const shortTtlCacheControl = 'public, max-age=60, s-maxage=60';
