import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Prefix of a folder under deletion, so that no other process takes it for a build. */
const DELETION_PREFIX = '.going-';

/** Names that Next gives to builds; other entries are left alone. */
const buildName = /^[\w-]+$/;

/** The entries of a folder; empty when it does not exist or cannot be read. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The build folders in a folder, the newest first. Folders that another process removes meanwhile are
 * skipped.
 */
export function listBuilds(folder: string): string[] {
  const builds = listNames(folder)
    .filter((name) => buildName.test(name))
    .flatMap((name) => {
      const build = path.join(folder, name);
      const status = statSync(build, { throwIfNoEntry: false });
      return status?.isDirectory() ? [{ build, changedAt: status.mtimeMs }] : [];
    });
  return builds.sort((left, right) => right.changedAt - left.changedAt).map(({ build }) => build);
}

/** The folders of all builds except the given one, the most recent first. */
export const listEarlierBuilds = (folder: string, build: string): string[] =>
  listBuilds(folder).filter((folder) => path.basename(folder) !== build);

/**
 * Removes build folders, and the remains of deletions whose process was killed. Safe to run in several
 * processes at once. A folder that cannot be removed is logged.
 */
export function removeBuilds(folder: string, builds: readonly string[]): void {
  for (const build of builds) {
    try {
      renameSync(build, path.join(folder, `${DELETION_PREFIX}${randomUUID()}`));
    } catch {
      // Another process removed it first.
    }
  }
  try {
    const remains = listNames(folder).filter((name) => name.startsWith(DELETION_PREFIX));
    for (const name of remains) rmSync(path.join(folder, name), { recursive: true, force: true });
  } catch (error) {
    console.error('Files of earlier builds cannot be removed:', error);
  }
}
