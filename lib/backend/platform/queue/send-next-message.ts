import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { ClaimedMessage, MessageQueue } from './message-queue';

/** Lease of a claimed message in seconds, unless renewed. */
const LEASE_SECONDS = 30;

/** Claims the due message that has waited longest for this instance; undefined when none is due. */
async function claimMessage<Message extends ClaimedMessage>(
  queue: MessageQueue<Message>,
  { db }: Payload,
): Promise<Message | undefined> {
  const table = sql.identifier(queue.table);
  const { rows } = await db.drizzle.execute(sql`
    update ${table}
    set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), connection_failed = false
    where id = (
      select id from ${table}
      where sent_at is null and abandoned_at is null and due_at <= now() and (leased_until is null or leased_until <= now())
      order by due_at limit 1 for update skip locked
    )
    returning *`);
  return z.array(queue.message).parse(rows)[0];
}

/** Renews the lease of a message while work on it runs; a failed renewal is retried. */
async function withLease<Result>(
  { table }: { table: MessageQueue<ClaimedMessage>['table'] },
  { db }: Payload,
  { id, attempts }: ClaimedMessage,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    db.drizzle
      .execute(
        sql`update ${sql.identifier(table)} set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
          where id = ${id} and attempts = ${attempts} and leased_until is not null`,
      )
      .catch(() => {});
  const renewalTimer = setInterval(() => void renew(), (LEASE_SECONDS / 3) * 1_000);
  try {
    return await work();
  } finally {
    clearInterval(renewalTimer);
  }
}

/** Delays between attempts in seconds; the last one repeats. */
const retryDelays = [5, 30, 120, 600, 1800] as const;

/**
 * Messages that were sent while the database could not be updated: this process does not send them again.
 */
const sentButUnmarkedIds = { mail_queue: new Set<string>(), sms_queue: new Set<string>() };

/**
 * Sends the due message that has waited longest. Several instances each claim a different message; when an
 * instance stops while sending, the message is sent again under the same id after the lease expires.
 * @returns true when there was a message.
 */
export async function sendNextMessage<Message extends ClaimedMessage>(
  queue: MessageQueue<Message>,
  payload: Payload,
): Promise<boolean> {
  // Runs first: a message that is not marked as sent could be claimed again by another instance.
  for (const id of sentButUnmarkedIds[queue.table]) await markSent(queue, payload, id);
  const message = await claimMessage(queue, payload);
  if (!message) return false;
  if (queue.shouldSend && !(await queue.shouldSend(message, payload))) {
    await markAbandoned(queue, payload, message);
    return true;
  }
  const failure = await withLease(queue, payload, message, () => trySend(queue, message));
  if (failure) await scheduleRetry(queue, payload, message, failure.error);
  else await markSent(queue, payload, message.id);
  return true;
}

/** Catches every error of the transport. */
async function trySend<Message extends ClaimedMessage>(
  { send }: MessageQueue<Message>,
  message: Message,
): Promise<{ error: unknown } | null> {
  try {
    await send(message);
    return null;
  } catch (error) {
    return { error };
  }
}

type QueueTable = Pick<MessageQueue<ClaimedMessage>, 'table'>;

/** Marks a message as sent. Messages that wait because the transport was unreachable become due at once. */
async function markSent({ table }: QueueTable, { db }: Payload, id: string): Promise<void> {
  sentButUnmarkedIds[table].add(id);
  const tableName = sql.identifier(table);
  await db.drizzle.execute(sql`
    with sent as (update ${tableName} set sent_at = now(), error = null, leased_until = null where id = ${id})
    update ${tableName} set due_at = now(), connection_failed = false where connection_failed and sent_at is null and id <> ${id}`);
  sentButUnmarkedIds[table].delete(id);
}

async function markAbandoned({ table }: QueueTable, { db }: Payload, { id }: ClaimedMessage): Promise<void> {
  await db.drizzle.execute(
    sql`update ${sql.identifier(table)} set abandoned_at = now(), leased_until = null where id = ${id}`,
  );
}

const retryRowsSchema = z.array(z.object({ waits_for_staff: z.boolean() }));

/** Applies to this claim only: another instance may have claimed the message since. */
async function scheduleRetry<Message extends ClaimedMessage>(
  { table, names, isConnectionError, onUnsentForOneDay }: MessageQueue<Message>,
  { db, logger }: Payload,
  { id, attempts }: ClaimedMessage,
  error: unknown,
): Promise<void> {
  const delaySeconds = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? retryDelays[0];
  const errorMessage = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  const { rows } = await db.drizzle.execute(sql`
    update ${sql.identifier(table)}
    set error = ${errorMessage}, connection_failed = ${isConnectionError?.(error) ?? false}, leased_until = null,
      due_at = case when ${onUnsentForOneDay === 'suspend'} and queued_at < now() - interval '1 day'
        then 'infinity' else now() + make_interval(secs => ${delaySeconds}) end
    where id = ${id} and attempts = ${attempts} and sent_at is null
    returning due_at = 'infinity' as waits_for_staff`);
  const [row] = retryRowsSchema.parse(rows);
  const next = row?.waits_for_staff ? 'when staff retry it' : `in ${delaySeconds} s`;
  logger.warn(`${names.singular} ${id} is tried again ${next}: ${errorMessage}`);
}
