import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { FoundRecords } from '@/schemas/composing/records';
import type { ReferenceKind } from '@/schemas/reference';
import { isNetworkStaff, staffMember } from '../../access/staff-member';
import { executeFor } from '../../database/execute-for';
import { findPages } from './find-pages';
import type { RecordQuestion } from './record-question';
import { selectRecords } from './select-records';
import { showRecord } from './show-record';

/** The records that answer a question, kind by kind, as far as whoever asks may read them. */
export async function findRecords(question: RecordQuestion, req: PayloadRequest): Promise<FoundRecords> {
  const { most } = question;
  const records: FoundRecords['records'] = [];
  let hasMore = false;
  for (const kind of question.kinds) {
    const found = kind === 'page' ? await findPages(question, req) : await findOfKind(kind, question, req);
    records.push(...found.slice(0, most));
    hasMore ||= found.length > most;
  }
  return { records, hasMore };
}

const findOfKind = async (kind: ReferenceKind, question: RecordQuestion, req: PayloadRequest) =>
  (await executeFor(req, await toQuery(kind, question, req))).map((row) => showRecord(kind, row));

async function toQuery(kind: ReferenceKind, question: RecordQuestion, req: PayloadRequest): Promise<SQL> {
  const { most, page } = question;
  const skipped = (page - 1) * most;
  const select = await selectRecords(kind, question, req);
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
