import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { readableRows } from '../../access/readable-rows';
import { executeSql } from '../../platform/database/request-transaction';
import { replyMailIdPrefix } from '../answer-mail';

const sentReplySchema = z.object({
  id: z.string(),
  recipient: z.string(),
  queued_at: z.coerce.date(),
  sent_at: z.coerce.date().nullable(),
  given_up_at: z.coerce.date().nullable(),
  /** Error of the last failed attempt. */
  error: z.string().nullable(),
});
export type SentReply = z.infer<typeof sentReplySchema>;

/** Replies to a lead in the mail queue, oldest first. Empty for users who cannot read the lead. */
export async function findSentReplies(lead: number, req: PayloadRequest): Promise<SentReply[]> {
  const readable = await readableRows('leads', req);
  const rows = await executeSql(
    req,
    sql`select id, recipient, queued_at, sent_at, given_up_at, fault as error from mail_queue
      where lead_id in (select id from leads where id = ${lead} and ${readable ?? sql`true`})
        and starts_with(id, ${replyMailIdPrefix(lead)}) order by queued_at, id`,
  );
  return z.array(sentReplySchema).parse(rows);
}
