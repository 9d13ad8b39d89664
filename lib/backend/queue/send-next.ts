import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { claim, whileClaimed } from './claim';
import type { Claimed, Queue } from './queue';

/** Pauses between attempts, in s; from the last one on the same. */
const pauses = [5, 30, 120, 600, 1800] as const;

/** Taken, while the database could not be told: they are not sent again, as long as this process lives. */
const unmarked = { mail_queue: new Set<string>(), sms_queue: new Set<string>() };

/**
 * Sends the message that has waited longest of those that are due, if there is one. Of several instances each takes another; one that ends while sending leaves
 * its message to be taken again when the lease is over, under the same id.
 * @returns whether there was one.
 */
export async function sendNext<Message extends Claimed>(
  queue: Queue<Message>,
  payload: Payload,
): Promise<boolean> {
  // Before anything else is claimed, by whomever: what is not marked may be taken for unsent.
  for (const id of unmarked[queue.table]) await mark(queue, payload, id);
  const message = await claim(queue, payload);
  if (!message) return false;
  if (queue.isWanted && !(await queue.isWanted(message, payload))) {
    await giveUp(queue, payload, message);
    return true;
  }
  const fault = await whileClaimed(queue, payload, message, () => tryToSend(queue, message));
  if (fault) await putOff(queue, payload, message, fault.error);
  else await mark(queue, payload, message.id);
  return true;
}

/** Whatever goes wrong, by whomever it is thrown. */
async function tryToSend<Message extends Claimed>(
  { send }: Queue<Message>,
  message: Message,
): Promise<{ error: unknown } | null> {
  try {
    await send(message);
    return null;
  } catch (error) {
    return { error };
  }
}

type Place = Pick<Queue<Claimed>, 'table'>;

/** It is sent; what waits because nobody could be reached has not to wait any longer. */
async function mark({ table }: Place, { db }: Payload, id: string): Promise<void> {
  unmarked[table].add(id);
  const name = sql.identifier(table);
  await db.drizzle.execute(sql`
    with sent as (update ${name} set sent_at = now(), fault = null, leased_until = null where id = ${id})
    update ${name} set due_at = now(), unreached = false where unreached and sent_at is null and id <> ${id}`);
  unmarked[table].delete(id);
}

async function giveUp({ table }: Place, { db }: Payload, { id }: Claimed): Promise<void> {
  await db.drizzle.execute(
    sql`update ${sql.identifier(table)} set given_up_at = now(), leased_until = null where id = ${id}`,
  );
}

const untilSchema = z.array(z.object({ for_good: z.boolean() }));

/** Only of the claim it is about: another instance may be at it by now. */
async function putOff<Message extends Claimed>(
  { table, names, isUnreached, afterADay }: Queue<Message>,
  { db, logger }: Payload,
  { id, attempts }: Claimed,
  error: unknown,
): Promise<void> {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0];
  const says = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  const { rows } = await db.drizzle.execute(sql`
    update ${sql.identifier(table)}
    set fault = ${says}, unreached = ${isUnreached?.(error) ?? false}, leased_until = null,
      due_at = case when ${afterADay === 'waits for staff'} and queued_at < now() - interval '1 day'
        then 'infinity' else now() + make_interval(secs => ${pause}) end
    where id = ${id} and attempts = ${attempts} and sent_at is null
    returning due_at = 'infinity' as for_good`);
  const [until] = untilSchema.parse(rows);
  const next = until?.for_good ? 'when staff say so' : `in ${pause} s`;
  logger.warn(`${names.one} ${id} is tried again ${next}: ${says}`);
}
