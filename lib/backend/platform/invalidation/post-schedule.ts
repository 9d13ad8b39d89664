import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, Where } from 'payload';
import { executeSql } from '../database/request-transaction';

/**
 * Stores when a published post becomes visible, from its stored row (a draft does not count). Posts due
 * within the last minute are included, because the clocks of this process and the database may differ.
 */
export const updatePostSchedule: CollectionAfterChangeHook = async ({ doc, req }) => {
  await executeSql(req, sql`delete from scheduled_posts where post_id = ${doc.id}`);
  await executeSql(
    req,
    sql`insert into scheduled_posts (post_id, due) select id, published_at from posts
      where id = ${doc.id} and _status = 'published' and published_at > now() - interval '1 minute'`,
  );
  return doc;
};

/** Condition for public posts: published, and past their publication time. */
export const publishedCondition = (): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { published_at: { less_than_equal: new Date().toISOString() } },
  ],
});
