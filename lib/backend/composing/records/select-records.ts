import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { readableRows } from '../../access/readable-rows';
import { recordKinds, tableNames } from './record-kinds';
import type { RecordQuestion } from './record-question';
import { wordsOf } from './says-word';
import { saysWords } from './says-words';

/** Selects of the records of a kind that answer a question those that meet one more condition, so many of them. */
export type SelectRecords = (more: SQL, limit: number) => SQL;

export async function selectRecords(
  kind: ReferenceKind,
  { words, ids, isPublic, office }: RecordQuestion,
  req: PayloadRequest,
  says = saysWords,
): Promise<SelectRecords> {
  const { shown, order, translated, addressed } = recordKinds[kind];
  const { table, locales } = tableNames(kind);
  const texts = translated
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
    ...says(kind, wordsOf(words)),
    ...(ids ? [sql`${table}.id = any (${sql.param(ids)})`] : []),
  ];
  return (more, limit) =>
    sql`select ${table}.id, ${sql.raw(shown)} from ${table} ${texts} where ${sql.join([...conditions, more], sql` and `)}
      order by ${sql.raw(order)} limit ${limit}`;
}
