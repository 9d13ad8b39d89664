/** A page tagged with this is served with status 404. */
export const notFoundTag = 'not-found';

/** A page tagged with one of these is served as a redirect, 308 or 307, to where its refresh tag leads. */
export const permanentTag = 'moved-permanently';
export const temporaryTag = 'moved-for-now';

/** A page tagged with this was made for who asked: it is answered once, and kept nowhere. */
export const passingTag = 'for-who-asked';

/** A page tagged with this answers a question that others may ask, too: it is kept by caches in front for a minute, and not here. */
export const briefTag = 'for-a-minute';
