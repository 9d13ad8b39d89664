/**
 * Next's map of invalidated tags: when each was marked stale and when expired, in ms since 1970. One object
 * per thread, shared by all bundles. Private API of Next 16.4.6: `tagsManifest` of
 * `server/lib/incremental-cache/tags-manifest.external`.
 */
export { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
