/** A page with this tag is served with status 404. */
export const notFoundTag = 'not-found';

/** A page with one of these tags is served as a redirect (308 or 307) to the target of its refresh tag. */
export const permanentRedirectTag = 'permanent-redirect';
export const temporaryRedirectTag = 'temporary-redirect';

/** A page with this tag was rendered for one visitor: it is served once and stored nowhere. */
export const noStoreTag = 'no-store';

/**
 * A page with this tag is the result of a query that others may send as well: downstream caches store it for
 * a minute, the page store does not.
 */
export const shortTtlTag = 'short-ttl';
