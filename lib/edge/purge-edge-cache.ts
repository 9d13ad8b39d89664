import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../environment.ts';

const cache: { pendingPurge: Promise<void> | null; isPurgeRequested: boolean } = {
  pendingPurge: null,
  isPurgeRequested: false,
};

/**
 * Purges the cache of an nginx on this machine (folder in `EDGE_CACHE`) after content was withdrawn, so that
 * nginx cannot serve it when no instance responds. Pages are refetched in less than a millisecond each. A
 * call during a purge schedules one more purge. Does nothing when the folder is not configured.
 */
export async function purgeEdgeCache(folder = environment.edgeCache()): Promise<void> {
  if (!folder) return;
  cache.isPurgeRequested = true;
  cache.pendingPurge ??= purgeWhileRequested(folder);
  await cache.pendingPurge;
}

async function purgeWhileRequested(folder: string): Promise<void> {
  while (cache.isPurgeRequested) {
    cache.isPurgeRequested = false;
    try {
      const names = await readdir(folder);
      // nginx stores its files below folders with a one-character name.
      for (const name of names.filter((entry) => /^[\da-f]$/.test(entry)))
        await removeFiles(path.join(folder, name));
    } catch (error) {
      console.error(
        'The cache of nginx cannot be emptied, and may serve withdrawn content while the site is down:',
        error,
      );
    }
  }
  // Synchronous, so that a later call starts a new purge.
  cache.pendingPurge = null;
}

/** Removes the files only: nginx creates the folders once and may be writing to them. */
async function removeFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((file) => rm(path.join(file.parentPath, file.name), { force: true })));
}
