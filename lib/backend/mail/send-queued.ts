import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type ClaimedMail, claimMail, lease, whileClaimed } from './claim-mail';
import { deliver } from './deliver';
import { type MailFault, mailFault } from './mail-fault';

/** Pauses between attempts, in s; from the last one on the same. */
const pauses = [5, 30, 120, 600, 1800] as const;

/** Taken by the mail server while the database could not be told: they are not sent again, as long as this process lives. */
const unmarked = new Set<string>();

/**
 * Sends the mail that has waited longest of those that are due, if there is one. Of several instances each takes another; one that ends while sending leaves
 * its mail to be taken again when the lease is over, under the same Message-ID.
 * @returns whether there was one.
 */
export async function sendQueued(payload: Payload): Promise<boolean> {
  const mail = await claimMail(payload);
  if (!mail) return false;
  const fault = unmarked.has(mail.id) ? null : await whileClaimed(payload, mail.id, () => tryToDeliver(mail));
  if (fault) await putOff(payload, mail, fault);
  else await mark(payload, mail.id);
  return true;
}

async function tryToDeliver(mail: ClaimedMail): Promise<MailFault | null> {
  const { id, recipient, reply_to, subject, text, html } = mail;
  try {
    await deliver({ id, to: recipient, replyTo: reply_to ?? undefined, subject, text, html });
    return null;
  } catch (error) {
    return mailFault(error);
  }
}

/** It is sent; what waits because the server could not be reached has not to wait any longer. */
async function mark({ db }: Payload, id: string): Promise<void> {
  unmarked.add(id);
  await db.drizzle.execute(sql`
    with sent as (update mail_queue set sent_at = now(), fault = null where id = ${id})
    update mail_queue set due_at = now(), unreached = false where unreached and sent_at is null`);
  unmarked.delete(id);
}

async function putOff({ db, logger }: Payload, mail: ClaimedMail, fault: MailFault): Promise<void> {
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? lease;
  logger.warn(`Mail ${mail.id} is tried again in ${pause} s: ${fault.says}`);
  await db.drizzle.execute(sql`
    update mail_queue
    set fault = ${fault.says}, unreached = ${fault.isUnreached}, due_at = now() + make_interval(secs => ${pause})
    where id = ${mail.id}`);
}
