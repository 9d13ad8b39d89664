import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, Where } from 'payload';
import { executeFor } from '../database/execute-for';
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
  const changes = Object.entries(hidden).map(([field, value]) => sql`${sql.identifier(field)} = ${value}`);
  let count = 0;
  let last = 0;
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    last = ids.at(-1) ?? last;
    const all = sql`id = any(${sql.param(ids)}::int[])`;
    // What is being saved at the same time is waited for, and looked at again.
    await executeFor(req, sql`select 1 from ${table} where ${all} order by id for no key update`);
    const locked = await idsWhere({ id: { in: ids } });
    await renewAround(collection, locked, req, () =>
      executeFor(
        req,
        sql`update ${table} set ${sql.join(changes, sql`, `)}, revision = coalesce(revision, 1) + 1,
          revised_by = ${by}, updated_at = now() where id = any(${sql.param(locked)}::int[])`,
      ),
    );
    count += locked.length;
  }
  return count;

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
