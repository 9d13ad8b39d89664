import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a process has begun to remove, so that no other takes it for a build. */
const going = '.going-';

/** As Next names builds; what else somebody has put there is left alone. */
const buildName = /^[\w-]+$/;

/** None where there is no folder, or none that can be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The folders of builds in a folder, the newest first; those that another process removes meanwhile are left out. */
export function listBuilds(folder: string): string[] {
  const found = namesIn(folder)
    .filter((name) => buildName.test(name))
    .flatMap((name) => {
      const build = path.join(folder, name);
      const status = statSync(build, { throwIfNoEntry: false });
      return status?.isDirectory() ? [{ build, changedAt: status.mtimeMs }] : [];
    });
  return found.sort((one, other) => other.changedAt - one.changedAt).map(({ build }) => build);
}

/** Those of other builds than this, the last one first. */
export const listEarlierBuilds = (folder: string, build: string): string[] =>
  listBuilds(folder).filter((one) => path.basename(one) !== build);

/**
 * Removes folders of builds, of several processes that do so at once each folder by one; and what one that was killed has left.
 * A folder that cannot be removed is told of in the log.
 */
export function removeBuilds(folder: string, builds: readonly string[]): void {
  for (const build of builds) {
    try {
      renameSync(build, path.join(folder, `${going}${randomUUID()}`));
    } catch {
      // Another process was first.
    }
  }
  try {
    const left = namesIn(folder).filter((name) => name.startsWith(going));
    for (const name of left) rmSync(path.join(folder, name), { recursive: true, force: true });
  } catch (error) {
    console.error('Files of earlier builds cannot be removed:', error);
  }
}
