import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { mediaFolder } from './media-folder';

export type Database = Pick<Payload['db']['drizzle'], 'execute'>;

const mark = (): string => path.join(mediaFolder(), '.database');
const identity = z.object({ rows: z.tuple([z.object({ id: z.string() })]) });

/** Tells this database from all others, copies of itself included: a copy need not name what was added since. */
async function identify(database: Database): Promise<string> {
  const answer = await database.execute(
    sql`select system_identifier || '-' || oid as id from pg_control_system(), pg_database
      where datname = current_database()`,
  );
  return identity.parse(answer).rows[0].id;
}

/** Notes in the pictures' folder that they are this database's. A note that is there stays. */
export async function markFolder(database: Database): Promise<void> {
  const id = await identify(database);
  await writeFile(mark(), id, { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

/** A sentence that says what to do when the folder is noted as another database's; null when it is this one's or nobody's. */
export async function findOtherOwner(database: Database): Promise<string | null> {
  const owner = await readFile(mark(), 'utf8').catch(() => null);
  const own = await identify(database);
  if (owner === null || owner.trim() === own) return null;
  return `${mediaFolder()} belongs to another database (${owner.trim()}; this one is ${own}): set DATA_DIR to a folder of this database's own, or, if it has taken the other's place, remove ${mark()}.`;
}
