import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../../platform/database/request-transaction';
import type { MessageQueue } from '../../platform/queue/message-queue';
import { getSmsGateway, type TextMessage } from './sms-gateway';

/** Value of `form` in the ledger for consents that came by text message. */
export const SMS_LEDGER_FORM = 'text message';

/** The latest consent of a number to text messages, for any office. */
const createLatestConsentQuery = (phone: SQL | string): SQL =>
  sql`(select given from consents where phone = ${phone} and kind = 'sms' and (given or form = ${SMS_LEDGER_FORM}) order by id desc limit 1)`;

/** Whether the number has consented to text messages and not opted out. */
export async function hasSmsConsent(phone: string, req: PayloadRequest): Promise<boolean> {
  return (await executeSql(req, sql`select 1 where ${createLatestConsentQuery(phone)}`)).length > 0;
}

const smsRowSchema = z.object({
  id: z.string(),
  attempts: z.number(),
  recipient: z.string(),
  text: z.string(),
  is_reply: z.boolean(),
});

/**
 * The queue of text messages. A message to a number that has opted out since is dropped. After a day a
 * message is suspended until staff retry it, because nobody expects it any more.
 */
export const smsQueue: MessageQueue<z.infer<typeof smsRowSchema>> = {
  table: 'sms_queue',
  names: { singular: 'Text message', plural: 'Text messages' },
  message: smsRowSchema,
  send: ({ id, recipient, text }) => getSmsGateway().send({ id, to: recipient, text }),
  shouldSend: async ({ recipient, is_reply }, { db }) =>
    is_reply ||
    (await db.drizzle.execute(sql`select 1 where ${createLatestConsentQuery(recipient)}`)).rows.length > 0,
  onUnsentForOneDay: 'suspend',
};

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
