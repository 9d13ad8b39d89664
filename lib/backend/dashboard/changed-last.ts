import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { tablesOf } from '../database/tables-of';

const lookedThrough = 10_000;
const answerSchema = z.object({ rows: z.array(z.object({ at: z.coerce.date() })) });

/** What keeps a question to the documents of a collection that were changed last; nothing where there are no more than those. */
export async function changedLast({ db }: Payload, collection: CollectionSlug): Promise<Where[]> {
  const { documents } = tablesOf(collection);
  const answer = await db.drizzle.execute(
    sql`select updated_at as at from ${sql.identifier(documents)} order by updated_at desc offset ${lookedThrough} limit 1`,
  );
  return answerSchema.parse(answer).rows.map(({ at }) => ({ updatedAt: { greater_than: at.toISOString() } }));
}
