import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';
import type { TextMessage } from './gateway';

export type QueuedSms = TextMessage & {
  /** Replies may always be sent to the number that wrote; other messages only while its consent is valid. */
  isReply: boolean;
  /**
   * The lead it belongs to; deleting the lead deletes the queued message. Null for replies to text messages.
   */
  lead: number | null;
};

/** Enqueues a message in the transaction of the request. Idempotent by `id`. */
export async function enqueueSms(
  { id, to, text, isReply, lead }: QueuedSms,
  req: PayloadRequest,
): Promise<void> {
  await executeSql(
    req,
    sql`insert into sms_queue (id, recipient, text, is_reply, lead_id)
      values (${id}, ${to}, ${text}, ${isReply}, ${lead}) on conflict (id) do nothing`,
  );
}
