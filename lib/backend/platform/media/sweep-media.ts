import { access, appendFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { fileColumns, findReferencedFiles } from './file-references';
import { claimMediaFolder, findFolderOwnerIssue, getMediaFolder, type SqlExecutor } from './media-folder';
import { isDeletedName, isPartName, isPictureName } from './picture-names';

/** An administrator creates this file to allow one sweep of any size. */
const sweepApprovalFile = (): string => path.join(getMediaFolder(), '.may-sweep');

/** Names of files whose records were deleted in bulk, one per line. */
const approvedNamesFile = (): string => path.join(getMediaFolder(), '.let-go');

const fileNameRows = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The files that media records reference. */
export async function findRecordFiles(database: SqlExecutor): Promise<string[]> {
  const result = await database.execute(
    sql`select name from media, unnest(array[${fileColumns}]) as name where name is not null`,
  );
  return fileNameRows.parse(result).rows.map(({ name }) => name);
}

/**
 * Approves the removal of any number of files, once they are unreferenced and old enough. For code that
 * deletes many records.
 */
export async function approveSweep(names: readonly string[]): Promise<void> {
  if (names.length > 0) await appendFile(approvedNamesFile(), names.map((name) => `${name}\n`).join(''));
}

/** Returns a predicate: whether the removal of a file is approved. */
async function readSweepApprovals(): Promise<(name: string) => boolean> {
  const isAllApproved = await access(sweepApprovalFile()).then(
    () => true,
    () => false,
  );
  const approvedNames = new Set(await readApprovedNames());
  return (name) => isAllApproved || approvedNames.has(name);
}

/** Deletes the approvals: the general one, and the list once none of its files is left. */
async function clearSweepApprovals(remaining: readonly string[]): Promise<void> {
  await rm(sweepApprovalFile(), { force: true });
  const approvedNames = new Set(await readApprovedNames());
  if (!remaining.some((name) => approvedNames.has(name))) await rm(approvedNamesFile(), { force: true });
}

async function readApprovedNames(): Promise<string[]> {
  const text = await readFile(approvedNamesFile(), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}

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
  const files = await readdir(getMediaFolder()).catch((): string[] => []);
  const fileNames = files.filter((name) => isPictureName(name) || isPartName(name) || isDeletedName(name));
  if (fileNames.length === 0) return null;
  const otherOwner = await findFolderOwnerIssue(database);
  if (otherOwner) return otherOwner;
  const unreferenced = await findUnreferenced(database, fileNames, now);
  const isApproved = await readSweepApprovals();
  const unapproved = unreferenced.filter((name) => !isDeletedName(name) && !isApproved(name));
  if (unapproved.length > Math.max(MAX_UNAPPROVED_FILES, fileNames.length * MAX_UNAPPROVED_SHARE))
    return `Nothing references ${unapproved.length} of the ${fileNames.length} files in ${getMediaFolder()}, more than are usually removed at once. Check that the database is complete; to remove the files, create the empty file ${sweepApprovalFile()}.`;
  await claimMediaFolder(database);
  for (const name of unreferenced) await rm(path.join(getMediaFolder(), name), { force: true });
  await clearSweepApprovals(fileNames.filter((name) => !unreferenced.includes(name)));
  return null;
}

async function findUnreferenced(
  database: SqlExecutor,
  names: readonly string[],
  now: number,
): Promise<string[]> {
  const old: string[] = [];
  for (const name of names) if (await isOldFile(name, now)) old.push(name);
  const unreferenced: string[] = [];
  for (let at = 0; at < old.length; at += QUERY_BATCH_SIZE) {
    const batchNames = old.slice(at, at + QUERY_BATCH_SIZE);
    const referenced = await findReferencedFiles(database, batchNames);
    unreferenced.push(...batchNames.filter((name) => !referenced.has(name)));
  }
  return unreferenced;
}

/** Uses the time of the inode change: a backup restores the modification time. */
async function isOldFile(name: string, now: number): Promise<boolean> {
  const stats = await stat(path.join(getMediaFolder(), name)).catch(() => null);
  return stats?.isFile() === true && stats.ctimeMs < now - MIN_FILE_AGE_MS;
}
