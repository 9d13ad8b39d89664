import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

/** A key and when it was last renewed, in milliseconds since 1970 by the database's clock. */
export type Renewal = { key: string; at: number };

/** What a change renews; `gone` are the keys that no page may bear any longer, not even for one visitor more. */
export type Renewed = { keys: readonly string[]; gone: readonly string[] };

/**
 * What one round of reading found. `position` is where the next round goes on; it is PostgreSQL's own, a snapshot.
 * What is gone is found whole, however many changes there were.
 */
type Round<Found> = { position: string; renewals: Found[]; gone: Found[]; isAll: boolean };

/** The most changes read at once: more have renewed so much that everything may count as renewed. */
export const mostChanges = 10_000;

const timedKey = z.object({ key: z.string(), at: z.number() });
const newKeys = z.tuple([
  z.object({
    position: z.string(),
    changes: z.coerce.number(),
    keys: z.array(z.string()),
    gone: z.array(z.string()),
  }),
]);
const newestKeys = z.tuple([
  z.object({
    position: z.string(),
    oldest: z.coerce.number(),
    changes: z.coerce.number(),
    keys: z.array(timedKey),
    gone: z.array(timedKey),
  }),
]);

/**
 * Writes down that keys are renewed, in the request's own transaction if it has one: a row of its own, which no other
 * transaction writes, so that no save waits for another. Committing it sets its time and wakes those who listen.
 */
export async function writeRenewals({ keys, gone }: Renewed, req: PayloadRequest): Promise<void> {
  if (keys.length === 0) return;
  await executeFor(
    req,
    sql`insert into renewals (keys, gone) values (${sql.param([...keys])}::text[], ${sql.param([...gone])}::text[])`,
  );
}

/**
 * The keys of all changes that were not yet committed at `position`, whenever they were written: a position
 * is a snapshot of PostgreSQL, which knows of each transaction whether it had ended.
 */
export async function readRenewalsSince(payload: Payload, position: string): Promise<Round<string>> {
  const since = sql`transaction >= pg_snapshot_xmin(${position}::pg_snapshot)
        and transaction < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(transaction, ${position}::pg_snapshot)`;
  const { rows } = await payload.db.drizzle.execute(sql`
    with fresh as (select keys from renewals where ${since} limit ${mostChanges + 1})
    select pg_current_snapshot()::text as position, (select count(*) from fresh) as changes,
      array(select distinct unnest(keys) from fresh) as keys,
      array(select distinct unnest(gone) from renewals where ${since} and gone <> '{}') as gone`);
  const [{ position: next, changes, keys, gone }] = newKeys.parse(rows);
  return { position: next, renewals: keys, gone, isAll: changes <= mostChanges };
}

/**
 * The newest renewals, each key once, for an instance that starts. Unless `isAll`, there were more, and
 * everything made before `oldest` may be out of date.
 */
export async function readNewestRenewals(payload: Payload): Promise<Round<Renewal> & { oldest: number }> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with newest as (
      select keys, extract(epoch from renewed_at)::float8 * 1000 as at from renewals
      order by renewed_at desc limit ${mostChanges}
    ),
    each_key as (select key, max(at) as at from newest cross join unnest(keys) as key group by key),
    each_gone as (
      select key, extract(epoch from max(renewed_at))::float8 * 1000 as at
      from renewals cross join unnest(gone) as key where gone <> '{}' group by key
    )
    select pg_current_snapshot()::text as position, (select count(*) from newest) as changes,
      (select coalesce(min(at), 0) from newest) as oldest,
      (select coalesce(json_agg(each_key order by at), '[]') from each_key) as keys,
      (select coalesce(json_agg(each_gone order by at), '[]') from each_gone) as gone`);
  const [{ position, changes, oldest, keys, gone }] = newestKeys.parse(rows);
  return { position, renewals: keys, gone, isAll: changes < mostChanges, oldest };
}

const batch = 10_000;

/** Forgets a batch of the renewals of longer ago than `days`, oldest first. Returns whether there may be more. */
export async function forgetRenewals(payload: Payload, days: number): Promise<boolean> {
  const { rowCount } = await payload.db.drizzle.execute(sql`
    delete from renewals where id in (
      select id from renewals where renewed_at < now() - make_interval(days => ${days})
      order by renewed_at limit ${batch} for update skip locked
    )`);
  return (rowCount ?? 0) === batch;
}
