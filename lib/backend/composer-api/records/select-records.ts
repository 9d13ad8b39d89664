import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { createReadCondition } from '../../platform/access/readable-rows';
import { recordKinds, tableIdentifiersOf } from './record-kinds';
import { createWordConditions, splitWords } from './word-conditions';

export type RecordQuery = {
  kinds: readonly ReferenceKind[];
  /** Search words as typed; a record must match each of them. */
  words: string;
  /** Restricts to these records; null for all. */
  ids: readonly number[] | null;
  /** Maximum number of records of each kind. */
  limit: number;
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
  toConditions = createWordConditions,
): Promise<SelectRecords> {
  const { displayColumns, orderBy, translatedColumns, addressedCondition } = recordKinds[kind];
  const { table, locales } = tableIdentifiersOf(kind);
  const translations = translatedColumns
    ? sql`left join (select _parent_id, ${sql.raw(translatedColumns)} from ${locales} where _locale = ${contentLocale}) texts
        on texts._parent_id = ${table}.id`
    : sql``;
  const reader = isPublic ? await createLocalReq({}, req.payload) : req;
  const conditions = [
    (await createReadCondition(collectionOfKind[kind], reader)) ?? sql`true`,
    ...(isPublic && addressedCondition ? [sql.raw(addressedCondition)] : []),
    ...(office !== null && kind === 'listing'
      ? [sql`office_id = (select id from offices where slug = ${office})`]
      : []),
    ...toConditions(kind, splitWords(words)),
    ...(ids ? [sql`${table}.id = any (${sql.param(ids)})`] : []),
  ];
  return (condition, limit) =>
    sql`select ${table}.id, ${sql.raw(displayColumns)} from ${table} ${translations} where ${sql.join([...conditions, condition], sql` and `)}
      order by ${sql.raw(orderBy)} limit ${limit}`;
}
