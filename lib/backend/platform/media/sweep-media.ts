import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sweepApprovalFile, readSweepApprovals, clearSweepApprovals } from './allow-sweep';
import { type SqlExecutor, checkFolderOwner, claimMediaFolder } from './folder-mark';
import { mediaFolder } from './media-folder';
import { findReferencedFiles } from './named-files';
import { isDeletedName, isPartName, isPictureName } from './picture-names';

/** Minimum age in ms of an unreferenced file, far longer than any upload takes. */
const MIN_FILE_AGE_MS = 24 * 60 * 60_000;
/** Names per query. */
const QUERY_BATCH_SIZE = 500;
/** Limits for a sweep without approval: a number of files, or this share of all files. */
const MAX_UNAPPROVED_FILES = 20;
const MAX_UNAPPROVED_SHARE = 0.1;

/**
 * Removes files older than a day that no record and no text references: replaced, deleted, or left by failed
 * uploads.
 * @returns a message when nothing was removed and an administrator must check.
 */
export async function sweepMedia(database: SqlExecutor, now = Date.now()): Promise<string | null> {
  const files = await readdir(mediaFolder()).catch((): string[] => []);
  const fileNames = files.filter((one) => isPictureName(one) || isPartName(one) || isDeletedName(one));
  if (fileNames.length === 0) return null;
  const otherOwner = await checkFolderOwner(database);
  if (otherOwner) return otherOwner;
  const unreferenced = await findUnreferenced(database, fileNames, now);
  const isApproved = await readSweepApprovals();
  const unapproved = unreferenced.filter((name) => !isDeletedName(name) && !isApproved(name));
  if (unapproved.length > Math.max(MAX_UNAPPROVED_FILES, fileNames.length * MAX_UNAPPROVED_SHARE))
    return `Nothing references ${unapproved.length} of the ${fileNames.length} files in ${mediaFolder()}, more than are usually removed at once. Check that the database is complete; to remove the files, create the empty file ${sweepApprovalFile()}.`;
  await claimMediaFolder(database);
  for (const name of unreferenced) await rm(path.join(mediaFolder(), name), { force: true });
  await clearSweepApprovals(fileNames.filter((name) => !unreferenced.includes(name)));
  return null;
}

async function findUnreferenced(database: SqlExecutor, names: readonly string[], now: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of names) if (await isOld(name, now)) old.push(name);
  const unreferenced: string[] = [];
  for (let at = 0; at < old.length; at += QUERY_BATCH_SIZE) {
    const batchNames = old.slice(at, at + QUERY_BATCH_SIZE);
    const referenced = await findReferencedFiles(database, batchNames);
    unreferenced.push(...batchNames.filter((name) => !referenced.has(name)));
  }
  return unreferenced;
}

/** Uses the time of the inode change: a backup restores the modification time. */
async function isOld(name: string, now: number): Promise<boolean> {
  const stats = await stat(path.join(mediaFolder(), name)).catch(() => null);
  return stats?.isFile() === true && stats.ctimeMs < now - MIN_FILE_AGE_MS;
}
