import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { collectionOfWords } from '@/schemas/collection-of-kind';
import { findWordsCall } from '@/schemas/composing/records';
import type { Words } from '@/schemas/field';
import { readableRows } from '../access/readable-rows';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { requireStaff } from './read-composing';
import { saysWord, wordsOf } from './records/says-word';

/** The field of a collection whose words are chosen from in blocks. Each has an index. */
export const wordFields = {
  listings: 'category',
  posts: 'category',
  'website-sections': 'name',
  menus: 'name',
  'valuation-multiples': 'industry',
} as const satisfies Record<WithWords, string>;
export type WithWords = (typeof collectionOfWords)[Words];

const mostFound = 50;
const mostSteps = 10_000;

const rowsSchema = z.array(z.object({ word: z.string() }));

/**
 * The words that records bear and that say what is sought, each once, in their order, as far as whoever asks may see the records. Goes along
 * the field's index from each word to the next greater one, past all that bear the same: a million listings are some twenty categories. Who may
 * not see all is asked for word by word, so that an office does not go through what all others have.
 * @throws APIError 401
 */
export async function findWords(collection: WithWords, req: PayloadRequest): Promise<string[]> {
  requireStaff(req);
  const sought = wordsOf(findWordsCall.query.shape.sought.parse(req.query.sought));
  const [table, field] = [tablesOf(collection).documents, wordFields[collection]].map((name) =>
    sql.identifier(name),
  );
  const readable = await readableRows(collection, req);
  const conditions = [
    sql`word <> ''`,
    ...sought.map((word) => saysWord(sql`word`, word)),
    // Counted: for one alone PostgreSQL may go through those of all others, and hope to meet it soon.
    ...(readable ? [sql`(select count(*) from ${table} where ${field} = word and ${readable}) > 0`] : []),
  ];
  const rows = await executeFor(
    req,
    sql`with recursive words (word, step) as (
        select ''::varchar, 0
      union all
        select (select ${field} from ${table} where ${field} > word order by ${field} limit 1), step + 1
        from words where word is not null and step < ${mostSteps}
      )
      select word from words where ${sql.join(conditions, sql` and `)} limit ${mostFound}`,
  );
  return rowsSchema.parse(rows).map(({ word }) => word);
}
