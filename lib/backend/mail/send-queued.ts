import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { deliver } from './deliver';

/** How long one instance has a mail to itself, in s: longer than any server takes to answer. */
const lease = 120;
/** Pauses between attempts, in s; from the last one on the same. */
const pauses = [5, 30, 120, 600, 1800] as const;

const claimed = z.array(
  z.object({
    id: z.string(),
    recipient: z.string(),
    reply_to: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attempts: z.number(),
  }),
);

/**
 * Sends the mail that has waited longest of those that are due, if there is one. Of several instances each takes another; one that ends while sending leaves
 * its mail to be taken again when the lease is over, under the same Message-ID.
 * @returns whether there was one.
 */
export async function sendQueued({ db, logger }: Payload): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`
    update mail_queue set attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease})
    where id = (
      select id from mail_queue where sent_at is null and due_at <= now() order by due_at limit 1 for update skip locked
    )
    returning id, recipient, reply_to, subject, text, html, attempts`);
  const [mail] = claimed.parse(rows);
  if (!mail) return false;
  const { id, recipient, reply_to, subject, text, html, attempts } = mail;
  try {
    await deliver({ id, to: recipient, replyTo: reply_to ?? undefined, subject, text, html });
    await db.drizzle.execute(sql`update mail_queue set sent_at = now(), fault = null where id = ${id}`);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? lease;
    logger.warn(`Mail ${id} is tried again in ${pause} s: ${fault}`);
    await db.drizzle.execute(
      sql`update mail_queue set fault = ${fault}, due_at = now() + make_interval(secs => ${pause}) where id = ${id}`,
    );
  }
  return true;
}
