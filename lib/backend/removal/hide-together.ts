import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, Where } from 'payload';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { renewAround } from '../renewal/renew-on-change';
import type { PlainStep } from './archive-steps';

/** Documents hidden by one statement. */
const portion = 500;

/**
 * Hides documents by the thousand, each with the next revision in the name of whoever asks; returns how many. One
 * that today's rules would not let be saved is hidden like the others.
 */
export async function hideTogether(
  { collection, where, hidden }: PlainStep,
  req: PayloadRequest,
): Promise<number> {
  const table = sql.identifier(collection);
  const by = req.user?.name ?? null;
  const versions = sql.identifier(tablesOf(collection).versions);
  const hasVersions = Boolean(req.payload.collections[collection].config.versions);
  const set = (prefix: string) =>
    sql.join(
      Object.entries(hidden).map(([field, value]) => sql`${sql.identifier(`${prefix}${field}`)} = ${value}`),
      sql`, `,
    );
  let count = 0;
  let last = 0;
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    last = ids.at(-1) ?? last;
    const all = sql`id = any(${sql.param(ids)}::int[])`;
    // What is being saved at the same time is waited for, and looked at again.
    await executeFor(req, sql`select 1 from ${table} where ${all} order by id for no key update`);
    const locked = await idsWhere({ id: { in: ids } });
    await renewAround(collection, locked, req, () => hide(locked));
    count += locked.length;
  }
  return count;

  async function hide(locked: readonly number[]): Promise<void> {
    const newest = sql`select max(version_revision) from ${versions} where parent_id = ${table}.id and latest`;
    const last = hasVersions ? sql`greatest(revision, (${newest}), 1)` : sql`coalesce(revision, 1)`;
    const those = sql`any(${sql.param(locked)}::int[])`;
    await executeFor(
      req,
      sql`update ${table} set ${set('')}, revision = ${last} + 1, revised_by = ${by}, updated_at = now()
        where id = ${those}`,
    );
    if (!hasVersions) return;
    // The newest version, or what somebody has drafted since, would show it again. A draft is younger than what is published.
    await executeFor(
      req,
      sql`update ${versions} newest set ${set('version_')}, version_revision = hidden.revision,
          version_revised_by = ${by}, version_updated_at = hidden.updated_at, updated_at = hidden.updated_at + interval '1 ms'
        from ${table} hidden where hidden.id = ${those} and newest.parent_id = hidden.id and newest.latest`,
    );
  }

  function next(): Promise<number[]> {
    return idsWhere({ id: { greater_than: last } });
  }

  async function idsWhere(more: Where): Promise<number[]> {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [where, more] },
      ...{ depth: 0, limit: portion, pagination: false, select: {}, sort: 'id', req },
    });
    return docs.map(({ id }) => Number(id));
  }
}
