import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { tablesOf } from './tables-of';

/**
 * Marks the version with the highest revision of each document as its newest, where clock differences had
 * caused another order. Of two versions with the same revision, the later one counts. For a migration, after
 * times have become monotonic.
 */
export async function restoreVersionOrder(
  collection: string,
  runSql: (query: SQL) => Promise<unknown>,
): Promise<void> {
  const { documents, versions } = tablesOf(collection);
  const [table, versionTable] = [sql.identifier(documents), sql.identifier(versions)];
  await runSql(sql`
    update ${versionTable} last set updated_at = updated_at where id in (
      select distinct on (parent_id) id from ${versionTable} order by parent_id, version_revision desc nulls last, updated_at desc, id desc
    ) and exists (select 1 from ${versionTable} other
      where other.parent_id = last.parent_id and other.id <> last.id and other.updated_at >= last.updated_at)`);
  await runSql(sql`
    update ${versionTable} one set latest = false where latest and exists (
      select 1 from ${versionTable} newer where newer.parent_id = one.parent_id and newer.updated_at > one.updated_at)`);
  await runSql(sql`
    update ${table} document set updated_at = updated_at
      where _status = 'published' and exists (select 1 from ${versionTable} draft where draft.parent_id = document.id
        and draft.updated_at > document.updated_at and draft.version__status = 'draft' and not draft.latest)
      and exists (select 1 from ${versionTable} last
        where last.parent_id = document.id and last.latest and last.version__status = 'published')`);
}
