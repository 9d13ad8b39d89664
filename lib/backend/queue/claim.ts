import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Claimed, Queue } from './queue';

/** How long one instance has a message to itself, in s, unless it says that it is still at it. */
const lease = 30;

/** The message that has waited longest of those that are due, for this instance alone; none where none is. */
export async function claim<Message extends Claimed>(
  queue: Queue<Message>,
  { db }: Payload,
): Promise<Message | undefined> {
  const table = sql.identifier(queue.table);
  const { rows } = await db.drizzle.execute(sql`
    update ${table}
    set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${lease}), unreached = false
    where id = (
      select id from ${table}
      where sent_at is null and given_up_at is null and due_at <= now() and (leased_until is null or leased_until <= now())
      order by due_at limit 1 for update skip locked
    )
    returning *`);
  return z.array(queue.message).parse(rows)[0];
}

/** Keeps a message from other instances for as long as the work on it takes; a database that does not answer meanwhile is asked again. */
export async function whileClaimed<Result>(
  { table }: { table: Queue<Claimed>['table'] },
  { db }: Payload,
  { id, attempts }: Claimed,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    db.drizzle
      .execute(
        sql`update ${sql.identifier(table)} set leased_until = now() + make_interval(secs => ${lease})
          where id = ${id} and attempts = ${attempts} and leased_until is not null`,
      )
      .catch(() => {});
  const renewing = setInterval(() => void renew(), (lease / 3) * 1_000);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
