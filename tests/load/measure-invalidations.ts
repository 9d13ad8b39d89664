import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '../../lib/backend/platform/invalidation/invalidation-log';
import { percentile } from './percentile';

const parts = 10;

/** Milliseconds of reading the invalidation log when it holds `changes` entries of ten keys each. */
export async function measureInvalidations(payload: Payload, changes: number) {
  const ofPart = changes / parts;
  const run = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query);
  await run(sql`alter table invalidations disable trigger invalidations_notify`);
  for (let part = 0; part < parts; part += 1) {
    await run(sql`insert into invalidations (keys, invalidated_at)
      select array(select 'listings:' || n || '.' || field from generate_series(1, 10) field),
        now() - (${changes}::int - n) * interval '1 second'
      from generate_series(${part * ofPart}::int + 1, ${(part + 1) * ofPart}::int) n`);
  }
  await run(sql`alter table invalidations enable trigger invalidations_notify`);
  await run(sql`analyze invalidations`);
  const startTimes: number[] = [];
  const readTimes: number[] = [];
  const writeTimes: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const { position } = await timed(startTimes, () => readNewestInvalidations(payload));
    await timed(writeTimes, async () =>
      payload.db.drizzle.execute(sql`insert into invalidations (keys) values (array['a'])`),
    );
    await timed(readTimes, () => readInvalidationsSince(payload, position));
  }
  return {
    'start, newest 10,000 changes': describe(startTimes),
    'a read': describe(readTimes),
    'a write': describe(writeTimes),
  };
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

const describe = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
