import { access, appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { fileColumns } from './file-columns';
import type { Database } from './folder-mark';
import { mediaFolder } from './media-folder';

/** Made by somebody who has looked: more than usual may be removed. */
export const consentFile = (): string => path.join(mediaFolder(), '.may-sweep');

/** The files whose records were deleted all at once, a line each. */
const letGoFile = (): string => path.join(mediaFolder(), '.let-go');

const namedRows = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The files that records name now. */
export async function filesOfRecords(database: Database): Promise<string[]> {
  const answer = await database.execute(
    sql`select name from media, unnest(array[${fileColumns}]) as name where name is not null`,
  );
  return namedRows.parse(answer).rows.map(({ name }) => name);
}

/** Has these files removed, however many they are, once nothing names them and they are old. For whoever deleted their records. */
export async function allowSweep(names: readonly string[]): Promise<void> {
  if (names.length > 0) await appendFile(letGoFile(), names.map((name) => `${name}\n`).join(''));
}

/** Whether it was said of a file that it may go. */
export async function readConsent(): Promise<(name: string) => boolean> {
  const isForAll = await access(consentFile()).then(
    () => true,
    () => false,
  );
  const letGo = new Set(await readLetGo());
  return (name) => isForAll || letGo.has(name);
}

/** Takes back what was said, of files that were let go of when none of them is left. */
export async function spendConsent(left: readonly string[]): Promise<void> {
  await rm(consentFile(), { force: true });
  const letGo = new Set(await readLetGo());
  if (!left.some((name) => letGo.has(name))) await rm(letGoFile(), { force: true });
}

async function readLetGo(): Promise<string[]> {
  const text = await readFile(letGoFile(), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}
