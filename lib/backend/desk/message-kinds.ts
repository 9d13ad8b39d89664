import { z } from 'zod';

export const messageKindSchema = z.enum(['mail', 'text']);
export type MessageKind = z.infer<typeof messageKindSchema>;

/** What goes out to visitors and colleagues: where it waits, and what staff call it. */
export const messageKinds = {
  mail: { table: 'mail_queue', one: 'mail', more: 'mails' },
  text: { table: 'sms_queue', one: 'text message', more: 'text messages' },
} as const satisfies Record<MessageKind, object>;
