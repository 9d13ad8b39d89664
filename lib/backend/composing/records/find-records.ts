import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { FoundRecords } from '@/schemas/composing';
import type { ReferenceKind } from '@/schemas/reference';
import { readableRows } from '../../access/readable-rows';
import { isNetworkStaff, staffMember } from '../../access/staff-member';
import { executeFor } from '../../database/execute-for';
import { recordKinds, tableNames } from './record-kinds';
import { wordsOf } from './says-word';
import { saysWords } from './says-words';
import { showRecord } from './show-record';

export type RecordQuestion = {
  kinds: readonly ReferenceKind[];
  /** As they were typed: a record says each of them. */
  words: string;
  /** No others than these; null for all. */
  ids: readonly number[] | null;
  /** Of each kind. */
  most: number;
  page: number;
  /** Those that visitors see, and find at an address of their own; whoever asks. */
  isPublic: boolean;
  /** Listings of the office of this slug; null for all. */
  office: string | null;
};

/** The records that answer a question, kind by kind, as far as whoever asks may read them. */
export async function findRecords(question: RecordQuestion, req: PayloadRequest): Promise<FoundRecords> {
  const { most } = question;
  const records: FoundRecords['records'] = [];
  let hasMore = false;
  for (const kind of question.kinds) {
    const rows = await executeFor(req, await toQuery(kind, question, req));
    records.push(...rows.slice(0, most).map((row) => showRecord(kind, row)));
    hasMore ||= rows.length > most;
  }
  return { records, hasMore };
}

async function toQuery(kind: ReferenceKind, question: RecordQuestion, req: PayloadRequest): Promise<SQL> {
  const { words, ids, most, page, isPublic, office } = question;
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
    ...saysWords(kind, wordsOf(words)),
    ...(ids ? [sql`${table}.id = any (${sql.param(ids)})`] : []),
  ];
  const skipped = (page - 1) * most;
  const select = (more: SQL, limit: number) =>
    sql`select ${table}.id, ${sql.raw(shown)} from ${table} ${texts} where ${sql.join([...conditions, more], sql` and `)}
      order by ${sql.raw(order)} limit ${limit}`;
  const own = kind === 'media' ? ownOffices(req) : null;
  if (!own) return sql`${select(sql`true`, most + 1)} offset ${skipped}`;
  const some = (whose: SQL) => select(whose, skipped + most + 1);
  const theirs = some(sql`office_id = any (${sql.param(own)})`);
  const others = some(sql`(office_id is null or office_id <> all (${sql.param(own)}))`);
  return sql`select * from (select *, 1 as turn from (${theirs}) as theirs
    union all select *, 2 from (${others}) as others) as found
    order by turn, id desc limit ${most + 1} offset ${skipped}`;
}

/** Whose pictures are shown before the network's to whoever asks; null to the network's staff. */
function ownOffices({ user }: PayloadRequest): readonly number[] | null {
  const member = staffMember(user);
  return member && !isNetworkStaff(member) ? member.offices : null;
}
