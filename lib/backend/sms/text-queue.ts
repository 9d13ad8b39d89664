import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { Queue } from '../queue/queue';
import { chooseGateway } from './choose-gateway';
import { lastWord } from './may-text';

const message = z.object({
  id: z.string(),
  attempts: z.number(),
  recipient: z.string(),
  text: z.string(),
  is_reply: z.boolean(),
});

/** Text messages that wait; one to a number that has said STOP meanwhile is dropped. A day later nobody expects one any more. */
export const textQueue: Queue<z.infer<typeof message>> = {
  table: 'sms_queue',
  names: { one: 'Text message', all: 'Text messages' },
  message,
  send: ({ id, recipient, text }) => chooseGateway().send({ id, to: recipient, text }),
  isWanted: async ({ recipient, is_reply }, { db }) =>
    is_reply || (await db.drizzle.execute(sql`select 1 where ${lastWord(recipient)}`)).rows.length > 0,
  afterADay: 'waits for staff',
};
