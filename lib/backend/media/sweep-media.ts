import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { mediaFolder } from './media-folder';
import { isPartName, isPictureName } from './picture-names';

/** How long a file may lie without a record, in ms: far longer than any upload takes. */
const grace = 24 * 60 * 60_000;
/** Names asked for at once. */
const batch = 500;

const namedRows = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Removes the files that no record names and that are older than a day: replaced, deleted, or of uploads that failed. */
export async function sweepMedia(payload: Payload, now = Date.now()): Promise<void> {
  const names = await readdir(mediaFolder()).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((one) => isPictureName(one) || isPartName(one)))
    if (await isOld(name, now)) old.push(name);
  for (let at = 0; at < old.length; at += batch) {
    const some = old.slice(at, at + batch);
    const named = await namesOfRecords(payload, some);
    for (const name of some) if (!named.has(name)) await rm(path.join(mediaFolder(), name), { force: true });
  }
}

/** By when it was put here: what a backup brings back keeps the time of its content. */
async function isOld(name: string, now: number): Promise<boolean> {
  const found = await stat(path.join(mediaFolder(), name)).catch(() => null);
  return found?.isFile() === true && found.ctimeMs < now - grace;
}

async function namesOfRecords(payload: Payload, names: readonly string[]): Promise<ReadonlySet<string>> {
  const answer = await payload.db.drizzle.execute(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}::json) as given(name) where exists (
      select 1 from media where filename = name or sizes_w480_filename = name
        or sizes_w960_filename = name or sizes_w1600_filename = name)`,
  );
  return new Set(namedRows.parse(answer).rows.map(({ name }) => name));
}
