import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { openDatabase } from '../../support/open-database';

/** The version history as the composer receives it. */
export const listSchema = z.object({
  versions: z.array(
    z.object({ id: z.number(), at: z.string(), by: z.string().nullable(), isPublished: z.boolean() }),
  ),
  hasMore: z.boolean(),
});

/** Writes without the triggers that make timestamps monotonic. */
export async function writeWithoutTriggers(
  write: (database: ReturnType<typeof openDatabase>) => Promise<unknown>,
) {
  const database = openDatabase(process.env.DATABASE_URL ?? '');
  try {
    await database.transaction(async (writing) => {
      await writing.execute(sql`set local session_replication_role = replica`);
      await write(Object.assign(writing, { $client: database.$client }));
    });
  } finally {
    await database.$client.end();
  }
}
