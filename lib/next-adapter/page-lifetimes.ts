import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/**
 * Clears Next's map of page lifetimes, which has an entry for each rendered path and no limit. Private API of
 * Next 16.4.6: class `SharedCacheControls` of
 * `server/lib/incremental-cache/shared-cache-controls.external`, whose map is static.
 */
export function clearPageLifetimes(): void {
  new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear();
}
