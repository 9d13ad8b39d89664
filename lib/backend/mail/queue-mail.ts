import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';

/** A mail as it is sent. `id` is what its Message-ID is made of: whoever gets it twice can tell. */
export type Mail = {
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** What it is about: with the lead it goes from the queue. */
  lead: number;
};

/** Leaves a mail to be sent, in the request's own transaction: it is sent if, and only if, that is committed. Once, by its id. */
export async function queueMail(mail: Mail, req: PayloadRequest): Promise<void> {
  const { id, to, replyTo = null, subject, text, html, lead } = mail;
  await executeFor(
    req,
    sql`insert into mail_queue (id, recipient, reply_to, subject, text, html, lead_id)
      values (${id}, ${to}, ${replyTo}, ${subject}, ${text}, ${html}, ${lead}) on conflict (id) do nothing`,
  );
}
