import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../environment.ts';

const cache: { clearing: Promise<void> | null; isAskedAgain: boolean } = {
  clearing: null,
  isAskedAgain: false,
};

/**
 * Empties the cache of an nginx on this machine, in `EDGE_CACHE`: something was withdrawn, and may not come back when no instance
 * answers. Pages are had again in less than a millisecond each. Asked while it does so, it does so once more after. Nothing is
 * done where there is no such folder.
 */
export async function clearEdge(folder = environment.edgeCache()): Promise<void> {
  if (!folder) return;
  cache.isAskedAgain = true;
  cache.clearing ??= clearAsAsked(folder);
  await cache.clearing;
}

async function clearAsAsked(folder: string): Promise<void> {
  while (cache.isAskedAgain) {
    cache.isAskedAgain = false;
    try {
      const names = await readdir(folder);
      // What nginx keeps lies in folders of one sign.
      for (const name of names.filter((one) => /^[\da-f]$/.test(one)))
        await removeFiles(path.join(folder, name));
    } catch (error) {
      console.error(
        'The cache of nginx cannot be emptied, and may show what was withdrawn while the site is down:',
        error,
      );
    }
  }
  // At once, so that who asks from here on begins anew.
  cache.clearing = null;
}

/** The folders stay: nginx makes them at once, and may be writing there. */
async function removeFiles(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  await Promise.all(files.map((file) => rm(path.join(file.parentPath, file.name), { force: true })));
}
