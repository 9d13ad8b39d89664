import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, Where } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { invalidateBulkChange } from '../../platform/invalidation/invalidate-on-change';
import type { BulkStep } from './archive-steps';

/** Documents per statement. */
const HIDE_BATCH_SIZE = 500;

/**
 * Hides documents in bulk, each with a new revision by the current user, without validation; returns their
 * number.
 */
export async function hideInBulk(
  { collection, where, hiddenFields }: BulkStep,
  req: PayloadRequest,
): Promise<number> {
  const table = sql.identifier(collection);
  const userName = req.user?.name ?? null;
  const versions = sql.identifier(tablesOf(collection).versions);
  const hasVersions = Boolean(req.payload.collections[collection].config.versions);
  const assignments = (prefix: string) =>
    sql.join(
      Object.entries(hiddenFields).map(([field, value]) => sql`${sql.identifier(`${prefix}${field}`)} = ${value}`),
      sql`, `,
    );
  let count = 0;
  let last = 0;
  for (let ids = await nextIds(); ids.length > 0; ids = await nextIds()) {
    last = ids.at(-1) ?? last;
    const isInBatch = sql`id = any(${sql.param(ids)}::int[])`;
    // Waits for concurrent saves, and then checks the condition again.
    await executeSql(req, sql`select 1 from ${table} where ${isInBatch} order by id for no key update`);
    const locked = await idsWhere({ id: { in: ids } });
    await invalidateBulkChange(collection, locked, req, () => updateRows(locked));
    count += locked.length;
  }
  return count;

  async function updateRows(locked: readonly number[]): Promise<void> {
    const newestRevision = sql`select max(version_revision) from ${versions} where parent_id = ${table}.id and latest`;
    const lastRevision = hasVersions ? sql`greatest(revision, (${newestRevision}), 1)` : sql`coalesce(revision, 1)`;
    const anyLocked = sql`any(${sql.param(locked)}::int[])`;
    await executeSql(
      req,
      sql`update ${table} set ${assignments('')}, revision = ${lastRevision} + 1, revised_by = ${userName}, updated_at = now()
        where id = ${anyLocked}`,
    );
    if (!hasVersions) return;
    // The newest version or a later draft would make it visible again. A draft must be younger than the
    // published version.
    await executeSql(
      req,
      sql`update ${versions} newest set ${assignments('version_')}, version_revision = hidden.revision,
          version_revised_by = ${userName}, version_updated_at = hidden.updated_at, updated_at = hidden.updated_at + interval '1 ms'
        from ${table} hidden where hidden.id = ${anyLocked} and newest.parent_id = hidden.id and newest.latest`,
    );
  }

  function nextIds(): Promise<number[]> {
    return idsWhere({ id: { greater_than: last } });
  }

  async function idsWhere(condition: Where): Promise<number[]> {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [where, condition] },
      ...{ depth: 0, limit: HIDE_BATCH_SIZE, pagination: false, select: {}, sort: 'id', req },
    });
    return docs.map(({ id }) => Number(id));
  }
}
