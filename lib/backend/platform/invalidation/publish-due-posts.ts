import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { getBackend } from '../../payload';
import { executeSql, inTransaction } from '../database/request-transaction';
import { invalidatePublished } from './invalidate-on-change';

/**
 * Maximum clock difference between two instances in ms: all instances must see the post before its pages are
 * invalidated.
 */
const CLOCK_TOLERANCE_MS = 2_000;

const dueRowsSchema = z.array(z.object({ post_id: z.number() }));

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
    for (const { post_id: id } of dueRowsSchema.parse(lockedRows)) await publishPost(id, req);
  });
}

/** A post that this instance does not see yet stays scheduled. */
async function publishPost(id: number, req: PayloadRequest): Promise<void> {
  if (await invalidatePublished('posts', id, req))
    await executeSql(req, sql`delete from scheduled_posts where post_id = ${id}`);
}

const POLL_INTERVAL_MS = 1_000;

/**
 * Publishes scheduled posts when they are due. Runs until the signal aborts; a database that does not
 * respond is retried.
 */
export async function pollDuePosts(signal?: AbortSignal): Promise<void> {
  let lastError = '';
  while (!signal?.aborted) {
    try {
      await publishDuePosts(await getBackend());
      lastError = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError)
        console.error(`Due posts are published once this error is resolved: ${message}`);
      lastError = message;
    }
    await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }
}
