import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 200;

export type SuggestionSource = { sourceCollection: 'listings' | 'posts'; field: string };

/**
 * Values of a field in published documents of all offices, most frequent first, each in its most frequent
 * spelling.
 */
export async function findSuggestions(
  payload: Payload,
  { sourceCollection, field }: SuggestionSource,
): Promise<string[]> {
  const column = sql.identifier(field);
  const { rows } = await payload.db.drizzle.execute(sql`
    select mode() within group (order by ${column}) as suggestion from ${sql.identifier(sourceCollection)}
    where _status = 'published' and ${column} <> ''
    group by lower(${column}) order by count(*) desc, 1 limit ${MAX_SUGGESTIONS}`);
  return z
    .array(z.object({ suggestion: z.string() }))
    .parse(rows)
    .map((row) => row.suggestion);
}
