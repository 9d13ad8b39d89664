import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../database/request-transaction';
import { inTransaction } from '../database/in-transaction';
import { invalidatePublished } from './invalidate-on-change';

/**
 * Maximum clock difference between two instances in ms: all instances must see the post before its pages are
 * invalidated.
 */
const CLOCK_TOLERANCE_MS = 2_000;

const dueRows = z.array(z.object({ post_id: z.number() }));

/**
 * Invalidates the pages that show posts which have become due, once for each post, however many instances
 * run.
 */
export async function publishDuePosts(payload: Payload, toleranceMs = CLOCK_TOLERANCE_MS): Promise<void> {
  const req = await createLocalReq({}, payload);
  const isDue = sql`due <= now() - make_interval(secs => ${toleranceMs / 1000}::float8)`;
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from scheduled_posts where ${isDue} limit 1`,
  );
  if (rows.length === 0) return;
  await inTransaction(req, async () => {
    const lockedRows = await executeSql(
      req,
      sql`select post_id from scheduled_posts where ${isDue} for update skip locked`,
    );
    for (const { post_id: id } of dueRows.parse(lockedRows)) await publishPost(id, req);
  });
}

/** A post that this instance does not see yet stays scheduled. */
async function publishPost(id: number, req: PayloadRequest): Promise<void> {
  if (await invalidatePublished('posts', id, req))
    await executeSql(req, sql`delete from scheduled_posts where post_id = ${id}`);
}
