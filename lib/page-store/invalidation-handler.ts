import { applyInvalidation, expireAllBefore, monotonicNow, type PageInvalidation } from './page-state.ts';
import { PurgedTags } from './purged-tags.ts';
import { postToServer } from './worker-messages.ts';

/**
 * Applies the purged tags of earlier processes and returns the handler for new invalidations. The handler
 * applies them in this thread and in the server thread at once, and persists purged tags in `folder` for the
 * next process. It returns whether a tag was purged that was not known.
 */
export function createInvalidationHandler(folder: string): (invalidation: PageInvalidation) => boolean {
  const purgedTags = new PurgedTags(folder);
  // Until the purged tags are loaded, no older page may be served.
  let everythingBefore = monotonicNow();
  logDiskErrors('Purged tags cannot be loaded', () => {
    const loaded = purgedTags.load();
    everythingBefore = loaded.everythingBefore;
    applyEverywhere({ invalidations: [], purged: loaded.purged, everythingBefore: 0 });
    purgedTags.deleteOldFiles();
  });
  expireAllBefore(everythingBefore);
  postToServer({ kind: 'expire all', before: everythingBefore });
  return (invalidation) => {
    applyEverywhere(invalidation);
    let isNew = invalidation.purged.length > 0;
    logDiskErrors('Purged tags cannot be saved for the next start', () => {
      isNew = purgedTags.save(invalidation.purged);
    });
    return isNew;
  };
}

/** Applies the invalidation in this thread and posts it to the server thread. */
function applyEverywhere(invalidation: PageInvalidation): void {
  applyInvalidation(invalidation);
  postToServer({ kind: 'stale', invalidation });
}

/**
 * Logs disk errors instead of throwing them, so that invalidations are applied even when they cannot be
 * persisted.
 */
function logDiskErrors(message: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    console.error(`${message}:`, error);
  }
}
