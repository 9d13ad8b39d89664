import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { collectionOfSuggestions } from '@/schemas/collection-of-kind';
import { parseQuery } from '@/schemas/composing/query';
import { findNamesCall } from '@/schemas/composing/records';
import type { SuggestionKind } from '@/schemas/field';
import { createReadCondition } from '../../platform/access/readable-rows';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { requireStaff } from '../documents/read-draft';
import { createWordCondition, splitWords } from './word-conditions';

/** The indexed field of each collection whose values authors choose from in blocks. */
export const valueFields = {
  listings: 'category',
  posts: 'category',
  'website-sections': 'name',
  menus: 'name',
  'valuation-multiples': 'industry',
} as const satisfies Record<ValueCollection, string>;
export type ValueCollection = (typeof collectionOfSuggestions)[SuggestionKind];

const MAX_VALUES = 50;
const MAX_STEPS = 10_000;

const rowsSchema = z.array(z.object({ word: z.string() }));

/**
 * Lists the distinct field values that match the search term, in index order, as far as the user may see the
 * records. Skips along the index from each value to the next greater one (a loose index scan): a million
 * listings have about twenty categories. For users with restricted access each value is checked separately,
 * so that the scan does not read the records of all other offices.
 * @throws APIError 400, 401
 */
export async function findFieldValues(collection: ValueCollection, req: PayloadRequest): Promise<string[]> {
  requireStaff(req);
  const { data: query } = findNamesCall.query.safeParse(parseQuery(req.searchParams));
  if (!query) throw new APIError('Send the search words once', 400, null, true);
  const [table, field] = [tablesOf(collection).documents, valueFields[collection]].map((name) =>
    sql.identifier(name),
  );
  const readable = await createReadCondition(collection, req);
  const conditions = [
    sql`word <> ''`,
    ...splitWords(query.words).map((word) => createWordCondition(sql`word`, word)),
    // count(*) prevents PostgreSQL from scanning the rows of all offices in the hope of an early match, as
    // it does for `exists`.
    ...(readable ? [sql`(select count(*) from ${table} where ${field} = word and ${readable}) > 0`] : []),
  ];
  const rows = await executeSql(
    req,
    sql`with recursive words (word, step) as (
        select ''::varchar, 0
      union all
        select (select ${field} from ${table} where ${field} > word order by ${field} limit 1), step + 1
        from words where word is not null and step < ${MAX_STEPS}
      )
      select word from words where ${sql.join(conditions, sql` and `)} limit ${MAX_VALUES}`,
  );
  return rowsSchema.parse(rows).map(({ word: value }) => value);
}
