import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { fileColumns } from './file-columns';
import type { Database } from './folder-mark';
import { mediaFolder } from './media-folder';

/** Where it is said that more than usual may be removed: of these files, a line each, or of all when it is empty. */
export const consentFile = (): string => path.join(mediaFolder(), '.may-sweep');

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
  if (names.length > 0) await appendFile(consentFile(), names.map((name) => `${name}\n`).join(''));
}

/** Whether it was said of a file that it may go. */
export async function readConsent(): Promise<(name: string) => boolean> {
  const text = await readFile(consentFile(), 'utf8').catch(() => null);
  const names = new Set(text?.split('\n').filter(Boolean));
  return (name) => text !== null && (names.size === 0 || names.has(name));
}

/** Takes back what was said when none of the files that are left needs it. */
export async function spendConsent(left: readonly string[]): Promise<void> {
  const text = await readFile(consentFile(), 'utf8').catch(() => '');
  const names = text.split('\n');
  if (!left.some((name) => names.includes(name))) await rm(consentFile(), { force: true });
}
