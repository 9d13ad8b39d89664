import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { chooseGateway } from './choose-gateway';
import { lastWord } from './may-text';

/** How long one instance has a message to itself, in s: longer than any gateway takes to answer. */
const lease = 120;
/** Pauses between attempts, in s; from the last one on the same. */
const pauses = [5, 30, 120, 600, 1800] as const;

const claimed = z.array(
  z.object({
    ...{ id: z.string(), recipient: z.string(), text: z.string(), attempts: z.number() },
    may: z.boolean().nullable(),
  }),
);

/**
 * Sends the message that has waited longest of those that are due, if there is one; one to a number that has said STOP meanwhile is dropped.
 * @returns whether there was one.
 */
export async function sendQueuedText({ db, logger }: Payload): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`
    update sms_queue set attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease})
    where id = (
      select id from sms_queue where sent_at is null and dropped_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked
    )
    returning id, recipient, text, attempts, is_reply or coalesce(${lastWord(sql`sms_queue.recipient`)}, false) as may`);
  const [message] = claimed.parse(rows);
  if (!message) return false;
  const { id, recipient, text, attempts, may } = message;
  if (!may) {
    await db.drizzle.execute(sql`update sms_queue set dropped_at = now() where id = ${id}`);
    return true;
  }
  try {
    await chooseGateway().send({ id, to: recipient, text });
    await db.drizzle.execute(sql`update sms_queue set sent_at = now(), fault = null where id = ${id}`);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? lease;
    logger.warn(`Text message ${id} is tried again in ${pause} s: ${fault}`);
    await db.drizzle.execute(
      sql`update sms_queue set fault = ${fault}, due_at = now() + make_interval(secs => ${pause}) where id = ${id}`,
    );
  }
  return true;
}
