import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';
import type { TextMessage } from './gateway';

export type QueuedText = TextMessage & {
  /** A reply goes to who wrote; anything else to who has agreed, and only while that holds. */
  isReply: boolean;
  /** What it is about: with the lead it goes from the queue; null for what was written by text message. */
  lead: number | null;
};

/** Leaves a message to be sent, in the request's own transaction. Once, by its id. */
export async function queueText(
  { id, to, text, isReply, lead }: QueuedText,
  req: PayloadRequest,
): Promise<void> {
  await executeFor(
    req,
    sql`insert into sms_queue (id, recipient, text, is_reply, lead_id)
      values (${id}, ${to}, ${text}, ${isReply}, ${lead}) on conflict (id) do nothing`,
  );
}
