import { z } from 'zod';
import type { Queue } from '../queue/queue';
import { deliver } from './deliver';
import { isUnreached } from './is-unreached';

const message = z.object({
  ...{ id: z.string(), attempts: z.number(), recipient: z.string(), reply_to: z.string().nullable() },
  ...{ subject: z.string(), text: z.string(), html: z.string() },
});

/** Mails that wait: they are tried until they go, or staff leave them. */
export const mailQueue: Queue<z.infer<typeof message>> = {
  table: 'mail_queue',
  names: { one: 'Mail', all: 'Mails' },
  message,
  send: ({ id, recipient, reply_to, subject, text, html }) =>
    deliver({ id, to: recipient, replyTo: reply_to ?? undefined, subject, text, html }),
  isUnreached,
  afterADay: 'goes on',
};
