import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import { inTransaction } from '../database/in-transaction';
import { renewShown } from '../renewal/renew-on-change';

/** By how much the clocks of two instances may differ, in ms: the slowest shows a post before its pages are renewed. */
const slackOfClocks = 2_000;

const dueRows = z.array(z.object({ post_id: z.number() }));

/** Renews the pages that show posts whose time has come, each post once, however many instances ask. */
export async function showDuePosts(payload: Payload, slack = slackOfClocks): Promise<void> {
  const req = await createLocalReq({}, payload);
  const isDue = sql`due <= now() - make_interval(secs => ${slack / 1000}::float8)`;
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from scheduled_posts where ${isDue} limit 1`,
  );
  if (rows.length === 0) return;
  await inTransaction(req, async () => {
    const taken = await executeFor(
      req,
      sql`select post_id from scheduled_posts where ${isDue} for update skip locked`,
    );
    for (const { post_id: id } of dueRows.parse(taken)) await showOne(id, req);
  });
}

/** A post that this instance does not see yet stays on the list. */
async function showOne(id: number, req: PayloadRequest): Promise<void> {
  if (await renewShown('posts', id, req))
    await executeFor(req, sql`delete from scheduled_posts where post_id = ${id}`);
}
