import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook } from 'payload';
import { executeFor } from '../database/execute-for';

/**
 * Notes when a published post will be shown, from its stored row: a draft of it says nothing yet. What came due within the
 * last minute is noted too: the clocks of this process and of the database may differ.
 */
export const keepSchedule: CollectionAfterChangeHook = async ({ doc, req }) => {
  await executeFor(req, sql`delete from scheduled_posts where post_id = ${doc.id}`);
  await executeFor(
    req,
    sql`insert into scheduled_posts (post_id, due) select id, published_at from posts
      where id = ${doc.id} and _status = 'published' and published_at > now() - interval '1 minute'`,
  );
  return doc;
};
