import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { ClaimedMessage, MessageQueue } from './message-queue';

/** Lease of a claimed message in seconds, unless renewed. */
const LEASE_SECONDS = 30;

/** Claims the due message that has waited longest for this instance; undefined when none is due. */
export async function claimMessage<Message extends ClaimedMessage>(
  queue: MessageQueue<Message>,
  { db }: Payload,
): Promise<Message | undefined> {
  const table = sql.identifier(queue.table);
  const { rows } = await db.drizzle.execute(sql`
    update ${table}
    set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), unreached = false
    where id = (
      select id from ${table}
      where sent_at is null and given_up_at is null and due_at <= now() and (leased_until is null or leased_until <= now())
      order by due_at limit 1 for update skip locked
    )
    returning *`);
  return z.array(queue.message).parse(rows)[0];
}

/** Renews the lease of a message while work on it runs; a failed renewal is retried. */
export async function withLease<Result>(
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
