import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { FoundRecords } from '@/schemas/composing/records';
import type { ReferenceKind } from '@/schemas/reference';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';
import { executeSql } from '../../platform/database/request-transaction';
import { describeRecord } from './describe-record';
import { findPages } from './find-pages';
import type { RecordQuery } from './select-records';
import { selectRecords } from './select-records';

/** Finds the records that match a query, kind by kind, as far as the user may read them. */
export async function findRecords(query: RecordQuery, req: PayloadRequest): Promise<FoundRecords> {
  const { limit } = query;
  const records: FoundRecords['records'] = [];
  let hasMore = false;
  for (const kind of query.kinds) {
    const found = kind === 'page' ? await findPages(query, req) : await findByKind(kind, query, req);
    records.push(...found.slice(0, limit));
    hasMore ||= found.length > limit;
  }
  return { records, hasMore };
}

const findByKind = async (kind: ReferenceKind, query: RecordQuery, req: PayloadRequest) =>
  (await executeSql(req, await buildStatement(kind, query, req))).map((row) => describeRecord(kind, row));

async function buildStatement(kind: ReferenceKind, query: RecordQuery, req: PayloadRequest): Promise<SQL> {
  const { limit, page } = query;
  const offset = (page - 1) * limit;
  const select = await selectRecords(kind, query, req);
  const ownOfficeIds = kind === 'media' ? ownOfficesOf(req) : null;
  if (!ownOfficeIds) return sql`${select(sql`true`, limit + 1)} offset ${offset}`;
  const selectOwnedBy = (ownerCondition: SQL) => select(ownerCondition, offset + limit + 1);
  const ownRows = selectOwnedBy(sql`office_id = any (${sql.param(ownOfficeIds)})`);
  const otherRows = selectOwnedBy(sql`(office_id is null or office_id <> all (${sql.param(ownOfficeIds)}))`);
  return sql`select * from (select *, 1 as group_index from (${ownRows}) as own_rows
    union all select *, 2 from (${otherRows}) as other_rows) as found
    order by group_index, id desc limit ${limit + 1} offset ${offset}`;
}

/** The offices whose pictures are sorted before the network's for this user; null for network staff. */
function ownOfficesOf({ user }: PayloadRequest): readonly number[] | null {
  const member = getStaffMember(user);
  return member && !isNetworkStaff(member) ? member.offices : null;
}
