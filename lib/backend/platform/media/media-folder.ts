import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { getDataDir } from '../data-dir';
import { formatPartName } from './picture-names';

/** Directory of the uploaded pictures. */
export const getMediaFolder = (): string => path.join(getDataDir(), 'media');

/**
 * Checks by a test write whether pictures can be stored. A missing folder is created with the first picture.
 */
export async function isMediaFolderWritable(): Promise<boolean> {
  const folderStats = await stat(getMediaFolder()).catch(() => null);
  const probe = path.join(folderStats ? getMediaFolder() : getDataDir(), formatPartName(randomUUID()));
  try {
    await mkdir(getDataDir(), { recursive: true });
    await writeFile(probe, 'x', { flag: 'wx' });
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

export type SqlExecutor = Pick<Payload['db']['drizzle'], 'execute'>;

const ownerFile = (): string => path.join(getMediaFolder(), '.database');
const identitySchema = z.object({ rows: z.tuple([z.object({ id: z.string() })]) });

/**
 * Identifies this database among all others, including its copies: a copy lacks the files that were added
 * later.
 */
async function databaseId(database: SqlExecutor): Promise<string> {
  const result = await database.execute(
    sql`select system_identifier || '-' || oid as id from pg_control_system(), pg_database
      where datname = current_database()`,
  );
  return identitySchema.parse(result).rows[0].id;
}

/** Records in the media folder which database owns it. An existing record is preserved. */
export async function claimMediaFolder(database: SqlExecutor): Promise<void> {
  const id = await databaseId(database);
  await writeFile(ownerFile(), id, { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

/**
 * An instruction for the administrator when another database owns the folder; null when this one or none
 * does.
 */
export async function findFolderOwnerIssue(database: SqlExecutor): Promise<string | null> {
  const owner = await readFile(ownerFile(), 'utf8').catch(() => null);
  const ownId = await databaseId(database);
  if (owner === null || owner.trim() === ownId) return null;
  return `${getMediaFolder()} belongs to another database (${owner.trim()}; this one is ${ownId}): set DATA_DIR to the folder of this database or, if this database replaces the other, delete ${ownerFile()}.`;
}
