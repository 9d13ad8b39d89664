import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../database/request-transaction';

/** A key and the time of its last invalidation, in ms since 1970 by the database's clock. */
export type Invalidation = { key: string; at: number };

/** The keys that a change invalidates; pages with a `purged` key must not be served stale even once. */
export type InvalidationKeys = { keys: readonly string[]; purged: readonly string[] };

/**
 * The result of one read of the log. The next read continues at `position`, a PostgreSQL snapshot. Purged
 * keys are always complete, however many changes there were.
 */
type LogBatch<Entry> = { position: string; invalidations: Entry[]; purged: Entry[]; isComplete: boolean };

/** Maximum number of changes in one read; after more changes everything counts as invalidated. */
export const MAX_CHANGES = 10_000;

const timedKeySchema = z.object({ key: z.string(), at: z.number() });
const newKeysSchema = z.tuple([
  z.object({
    position: z.string(),
    changes: z.coerce.number(),
    keys: z.array(z.string()),
    purged: z.array(z.string()),
  }),
]);
const newestKeysSchema = z.tuple([
  z.object({
    position: z.string(),
    oldest: z.coerce.number(),
    changes: z.coerce.number(),
    keys: z.array(timedKeySchema),
    purged: z.array(timedKeySchema),
  }),
]);

/**
 * Writes invalidated keys in the request's transaction, if it has one: one new row for each change, so that
 * saves do not wait for each other. The commit sets the time of the row and notifies listeners.
 */
export async function writeInvalidations(
  { keys, purged }: InvalidationKeys,
  req: PayloadRequest,
): Promise<void> {
  if (keys.length === 0) return;
  await executeSql(
    req,
    sql`insert into invalidations (keys, purged) values (${sql.param([...keys])}::text[], ${sql.param([...purged])}::text[])`,
  );
}

/**
 * Reads the keys of all changes that were not committed at `position`, regardless of when they were written:
 * a PostgreSQL snapshot knows for each transaction whether it had ended.
 */
export async function readInvalidationsSince(payload: Payload, position: string): Promise<LogBatch<string>> {
  const since = sql`transaction >= pg_snapshot_xmin(${position}::pg_snapshot)
        and transaction < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(transaction, ${position}::pg_snapshot)`;
  const { rows } = await payload.db.drizzle.execute(sql`
    with fresh as (select keys from invalidations where ${since} limit ${MAX_CHANGES + 1})
    select pg_current_snapshot()::text as position, (select count(*) from fresh) as changes,
      array(select distinct unnest(keys) from fresh) as keys,
      array(select distinct unnest(purged) from invalidations where ${since} and purged <> '{}') as purged`);
  const [{ position: next, changes, keys, purged }] = newKeysSchema.parse(rows);
  return { position: next, invalidations: keys, purged, isComplete: changes <= MAX_CHANGES };
}

/**
 * Reads the newest invalidations, each key once, for an instance that starts. Unless `isComplete`, there
 * were more, and everything rendered before `oldest` may be stale.
 */
export async function readNewestInvalidations(
  payload: Payload,
): Promise<LogBatch<Invalidation> & { oldest: number }> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with newest as (
      select keys, extract(epoch from invalidated_at)::float8 * 1000 as at from invalidations
      order by invalidated_at desc limit ${MAX_CHANGES}
    ),
    each_key as (select key, max(at) as at from newest cross join unnest(keys) as key group by key),
    each_purged as (
      select key, extract(epoch from max(invalidated_at))::float8 * 1000 as at
      from invalidations cross join unnest(purged) as key where purged <> '{}' group by key
    )
    select pg_current_snapshot()::text as position, (select count(*) from newest) as changes,
      (select coalesce(min(at), 0) from newest) as oldest,
      (select coalesce(json_agg(each_key order by at), '[]') from each_key) as keys,
      (select coalesce(json_agg(each_purged order by at), '[]') from each_purged) as purged`);
  const [{ position, changes, oldest, keys, purged }] = newestKeysSchema.parse(rows);
  return { position, invalidations: keys, purged, isComplete: changes < MAX_CHANGES, oldest };
}

const BATCH_SIZE = 10_000;

/**
 * Deletes a batch of invalidations that are older than `days`, oldest first. Returns true when there may be
 * more.
 */
export async function deleteOldInvalidations(payload: Payload, days: number): Promise<boolean> {
  const { rowCount } = await payload.db.drizzle.execute(sql`
    delete from invalidations where id in (
      select id from invalidations where invalidated_at < now() - make_interval(days => ${days})
      order by invalidated_at limit ${BATCH_SIZE} for update skip locked
    )`);
  return (rowCount ?? 0) === BATCH_SIZE;
}
