import { z } from 'zod';
import type { MessageQueue } from '../../platform/queue/message-queue';
import { deliverMail } from './deliver';
import { isConnectionFailure } from './is-unreached';

const mailRowSchema = z.object({
  ...{ id: z.string(), attempts: z.number(), recipient: z.string(), reply_to: z.string().nullable() },
  ...{ subject: z.string(), text: z.string(), html: z.string() },
});

/** The queue of mails; each is retried until it is sent or staff give it up. */
export const mailQueue: MessageQueue<z.infer<typeof mailRowSchema>> = {
  table: 'mail_queue',
  names: { one: 'Mail', all: 'Mails' },
  message: mailRowSchema,
  send: ({ id, recipient, reply_to, subject, text, html }) =>
    deliverMail({ id, to: recipient, replyTo: reply_to ?? undefined, subject, text, html }),
  isConnectionError: isConnectionFailure,
  afterOneDay: 'goes on',
};
