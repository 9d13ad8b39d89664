import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { tablesOf } from './tables-of';

/**
 * Makes the version of each document that was written last its newest one, where clocks that differed had it otherwise: the
 * revision tells which that is. Of two with one revision the later is. For a migration, once times only go on.
 */
export async function dateWrittenLast(
  collection: string,
  run: (query: SQL) => Promise<unknown>,
): Promise<void> {
  const { documents, versions } = tablesOf(collection);
  const [table, all] = [sql.identifier(documents), sql.identifier(versions)];
  await run(sql`
    update ${all} last set updated_at = updated_at where id in (
      select distinct on (parent_id) id from ${all} order by parent_id, version_revision desc nulls last, updated_at desc, id desc
    ) and exists (select 1 from ${all} other
      where other.parent_id = last.parent_id and other.id <> last.id and other.updated_at >= last.updated_at)`);
  await run(sql`
    update ${all} one set latest = false where latest and exists (
      select 1 from ${all} newer where newer.parent_id = one.parent_id and newer.updated_at > one.updated_at)`);
  await run(sql`
    update ${table} document set updated_at = updated_at
      where _status = 'published' and exists (select 1 from ${all} draft where draft.parent_id = document.id
        and draft.updated_at > document.updated_at and draft.version__status = 'draft' and not draft.latest)
      and exists (select 1 from ${all} last
        where last.parent_id = document.id and last.latest and last.version__status = 'published')`);
}
