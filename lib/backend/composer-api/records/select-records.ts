import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { readableRows } from '../../access/readable-rows';
import { recordKinds, tableNames } from './record-kinds';
import type { RecordQuery } from './record-question';
import { splitWords } from './word-conditions';
import { wordConditions } from './says-words';

/**
 * Builds the statement that selects up to `limit` records of a kind that match the query and one more
 * condition.
 */
export type SelectRecords = (condition: SQL, limit: number) => SQL;

export async function selectRecords(
  kind: ReferenceKind,
  { words, ids, isPublic, office }: RecordQuery,
  req: PayloadRequest,
  toConditions = wordConditions,
): Promise<SelectRecords> {
  const { displayed, order, translated, addressed } = recordKinds[kind];
  const { table, locales } = tableNames(kind);
  const translations = translated
    ? sql`left join (select _parent_id, ${sql.raw(translated)} from ${locales} where _locale = ${contentLocale}) texts
        on texts._parent_id = ${table}.id`
    : sql``;
  const reader = isPublic ? await createLocalReq({}, req.payload) : req;
  const conditions = [
    (await readableRows(collectionOfKind[kind], reader)) ?? sql`true`,
    ...(isPublic && addressed ? [sql.raw(addressed)] : []),
    ...(office !== null && kind === 'listing'
      ? [sql`office_id = (select id from offices where slug = ${office})`]
      : []),
    ...toConditions(kind, splitWords(words)),
    ...(ids ? [sql`${table}.id = any (${sql.param(ids)})`] : []),
  ];
  return (condition, limit) =>
    sql`select ${table}.id, ${sql.raw(displayed)} from ${table} ${translations} where ${sql.join([...conditions, condition], sql` and `)}
      order by ${sql.raw(order)} limit ${limit}`;
}
