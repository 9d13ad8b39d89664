import { z } from 'zod';

export const messageKindSchema = z.enum(['mail', 'text']);
export type MessageKind = z.infer<typeof messageKindSchema>;

/** Kinds of outgoing messages: the queue table and the names. */
export const messageKinds = {
  mail: { table: 'mail_queue', singular: 'mail', plural: 'mails' },
  text: { table: 'sms_queue', singular: 'text message', plural: 'text messages' },
} as const satisfies Record<MessageKind, object>;
