/**
 * What caches in front may do with a page, in seconds: hold it ten, show it for a day while they fetch a new one or
 * none can be had. Browsers ask each time, and are told that nothing changed.
 */
export const sharedCaching = [
  'public',
  'max-age=0',
  's-maxage=10',
  'stale-while-revalidate=86400',
  'stale-if-error=86400',
].join(', ');

/** What anybody may do with an answer to a search: hold it a minute. */
export const briefCaching = 'public, max-age=60, s-maxage=60';
