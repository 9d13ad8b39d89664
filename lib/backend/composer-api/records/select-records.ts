import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { readableRows } from '../../platform/access/readable-rows';
import { recordKinds, tableNames } from './record-kinds';
import { splitWords, wordConditions } from './word-conditions';

export type RecordQuery = {
  kinds: readonly ReferenceKind[];
  /** Search words as typed; a record must match each of them. */
  words: string;
  /** Restricts to these records; null for all. */
  ids: readonly number[] | null;
  /** Maximum number of records of each kind. */
  most: number;
  page: number;
  /** Restricts to records that visitors see, with an address of their own. */
  isPublic: boolean;
  /** Restricts listings to the office with this slug; null for all. */
  office: string | null;
  /**
   * Address of the page that will contain the link; pages of its owner are sorted first. Null when there is
   * none.
   */
  near: string | null;
};

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
