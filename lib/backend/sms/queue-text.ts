import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';
import type { TextMessage } from './gateway';

/** A reply goes to who wrote; anything else to who has agreed, and only while that holds. */
export type QueuedText = TextMessage & { isReply: boolean };

/** Leaves a message to be sent, in the request's own transaction. Once, by its id. */
export async function queueText({ id, to, text, isReply }: QueuedText, req: PayloadRequest): Promise<void> {
  await executeFor(
    req,
    sql`insert into sms_queue (id, recipient, text, is_reply) values (${id}, ${to}, ${text}, ${isReply}) on conflict (id) do nothing`,
  );
}
