import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';

/**
 * Retention: the newest versions of the last hour and the newest published versions, regardless of age, and
 * one version a day for this number of days.
 */
const RETENTION = { recent: 50, published: 50, days: 90 };

/**
 * Prunes versions by age, relative to the newest: retains all of the last hour, then the last of each hour of
 * a day and of each day, and published ones. A burst of versions does not displace the others.
 */
export const pruneVersions: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const versions = sql.identifier(tablesOf(collection.slug).versions);
  const rankNewest = (partition: ReturnType<typeof sql>) =>
    sql`row_number() over (${partition} order by updated_at desc)`;
  await executeSql(
    req,
    sql`delete from ${versions} where id in (select id from (
      select id, latest, version__status = 'published' as is_published, max(updated_at) over () - updated_at as age,
        ${rankNewest(sql``)} as nth,
        ${rankNewest(sql`partition by version__status`)} as nth_of_status,
        ${rankNewest(sql`partition by date_trunc('hour', updated_at)`)} as nth_of_hour,
        ${rankNewest(sql`partition by date_trunc('day', updated_at, 'UTC')`)} as nth_of_day
      from ${versions} where parent_id = ${doc.id}
    ) ranked where (latest
      or is_published and nth_of_status <= ${RETENTION.published}
      or age < interval '1 hour' and nth <= ${RETENTION.recent}
      or age < interval '1 day' and nth_of_hour = 1
      or age < make_interval(days => ${RETENTION.days}) and nth_of_day = 1) is not true)`,
  );
  return doc;
};
