import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { MessageQueue } from '../../platform/queue/message-queue';
import { getSmsGateway } from './sms-gateway';
import { latestSmsConsent } from './may-text';

const smsRowSchema = z.object({
  id: z.string(),
  attempts: z.number(),
  recipient: z.string(),
  text: z.string(),
  is_reply: z.boolean(),
});

/**
 * The queue of text messages. A message to a number that has opted out meanwhile is dropped. After a day a
 * message is held for the staff: nobody expects it any more.
 */
export const smsQueue: MessageQueue<z.infer<typeof smsRowSchema>> = {
  table: 'sms_queue',
  names: { one: 'Text message', all: 'Text messages' },
  message: smsRowSchema,
  send: ({ id, recipient, text }) => getSmsGateway().send({ id, to: recipient, text }),
  shouldSend: async ({ recipient, is_reply }, { db }) =>
    is_reply || (await db.drizzle.execute(sql`select 1 where ${latestSmsConsent(recipient)}`)).rows.length > 0,
  afterOneDay: 'waits for staff',
};
