import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';

/** How many words are offered; more than an order of them can be read. */
const mostWords = 200;

export type WordsOf = { words: 'listings' | 'posts'; field: string };

/** What stands in one field of what visitors see, of every office; of each word the spelling that is used most, the most used word first. */
export async function findKnownWords(payload: Payload, { words, field }: WordsOf): Promise<string[]> {
  const word = sql.identifier(field);
  const { rows } = await payload.db.drizzle.execute(sql`
    select mode() within group (order by ${word}) as word from ${sql.identifier(words)}
    where _status = 'published' and ${word} <> ''
    group by lower(${word}) order by count(*) desc, 1 limit ${mostWords}`);
  return z
    .array(z.object({ word: z.string() }))
    .parse(rows)
    .map((row) => row.word);
}
