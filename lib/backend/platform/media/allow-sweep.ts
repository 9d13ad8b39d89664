import { access, appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { fileColumns } from './file-references';
import type { SqlExecutor } from './folder-mark';
import { mediaFolder } from './media-folder';

/** An administrator creates this file to allow one sweep of any size. */
export const sweepApprovalFile = (): string => path.join(mediaFolder(), '.may-sweep');

/** Names of files whose records were deleted in bulk, one per line. */
const approvedNamesFile = (): string => path.join(mediaFolder(), '.let-go');

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

/** Returns a function that tells whether the removal of a file is approved. */
export async function readSweepApprovals(): Promise<(name: string) => boolean> {
  const isAllApproved = await access(sweepApprovalFile()).then(
    () => true,
    () => false,
  );
  const approvedNames = new Set(await readApprovedNames());
  return (name) => isAllApproved || approvedNames.has(name);
}

/** Deletes the approvals: the general one, and the list once none of its files is left. */
export async function clearSweepApprovals(remaining: readonly string[]): Promise<void> {
  await rm(sweepApprovalFile(), { force: true });
  const approvedNames = new Set(await readApprovedNames());
  if (!remaining.some((name) => approvedNames.has(name))) await rm(approvedNamesFile(), { force: true });
}

async function readApprovedNames(): Promise<string[]> {
  const text = await readFile(approvedNamesFile(), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}
