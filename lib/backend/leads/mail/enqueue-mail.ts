import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../../platform/database/request-transaction';

/** A mail to send. The Message-ID is derived from `id`, so that mail clients recognise duplicates. */
export type OutgoingMail = {
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The address that ends a subscription with one click (RFC 8058). */
  listUnsubscribe?: string | undefined;
  /** A calendar file to attach. */
  calendar?: string | undefined;
  /** The lead or the buyer it belongs to; deleting that deletes the queued mail. */
  lead?: number;
  buyer?: number;
};

/**
 * Enqueues a mail in the transaction of the request: it is sent only when the transaction commits.
 * Idempotent by `id`.
 */
export async function enqueueMail(mail: OutgoingMail, req: PayloadRequest): Promise<void> {
  const { id, to, replyTo = null, subject, text, html, lead = null, buyer = null } = mail;
  const { listUnsubscribe = null, calendar = null } = mail;
  await executeSql(
    req,
    sql`insert into mail_queue (id, recipient, reply_to, subject, text, html, list_unsubscribe, calendar, lead_id, buyer_id)
      values (${id}, ${to}, ${replyTo}, ${subject}, ${text}, ${html}, ${listUnsubscribe}, ${calendar}, ${lead}, ${buyer}) on conflict (id) do nothing`,
  );
}
