import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook } from 'payload';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

/** So many of the last hour, and so many that were published, are kept whatever their age; a version of each day for so many days. */
const most = { recent: 50, published: 50, days: 90 };

/**
 * Keeps earlier versions by their age, counted from the newest: of the last hour all, then the last of each hour of a day and of each day,
 * and what was published. However many come at once, they push none of the others out.
 */
export const thinHistory: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const versions = sql.identifier(tablesOf(collection.slug).versions);
  const newestOf = (which: ReturnType<typeof sql>) =>
    sql`row_number() over (${which} order by updated_at desc)`;
  await executeFor(
    req,
    sql`delete from ${versions} where id in (select id from (
      select id, latest, version__status = 'published' as is_published, max(updated_at) over () - updated_at as age,
        ${newestOf(sql``)} as nth,
        ${newestOf(sql`partition by version__status`)} as nth_alike,
        ${newestOf(sql`partition by date_trunc('hour', updated_at)`)} as nth_of_hour,
        ${newestOf(sql`partition by date_trunc('day', updated_at, 'UTC')`)} as nth_of_day
      from ${versions} where parent_id = ${doc.id}
    ) written where (latest
      or is_published and nth_alike <= ${most.published}
      or age < interval '1 hour' and nth <= ${most.recent}
      or age < interval '1 day' and nth_of_hour = 1
      or age < make_interval(days => ${most.days}) and nth_of_day = 1) is not true)`,
  );
  return doc;
};
