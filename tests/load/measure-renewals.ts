import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { readNewestRenewals, readRenewalsSince } from '../../lib/backend/renewal/renewal-log';
import { percentile } from './percentile';

const parts = 10;

/** Milliseconds that looking at the log takes when it holds so many changes of ten keys each. */
export async function measureRenewals(payload: Payload, changes: number) {
  const ofPart = changes / parts;
  const run = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query);
  await run(sql`alter table renewals disable trigger renewals_tell`);
  for (let part = 0; part < parts; part += 1) {
    await run(sql`insert into renewals (keys, renewed_at)
      select array(select 'listings:' || n || '.' || field from generate_series(1, 10) field),
        now() - (${changes}::int - n) * interval '1 second'
      from generate_series(${part * ofPart}::int + 1, ${(part + 1) * ofPart}::int) n`);
  }
  await run(sql`alter table renewals enable trigger renewals_tell`);
  await run(sql`analyze renewals`);
  const started: number[] = [];
  const looked: number[] = [];
  const wrote: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const { position } = await timed(started, () => readNewestRenewals(payload));
    await timed(wrote, async () =>
      payload.db.drizzle.execute(sql`insert into renewals (keys) values (array['a'])`),
    );
    await timed(looked, () => readRenewalsSince(payload, position));
  }
  return {
    'start, newest 10,000 changes': middle(started),
    'a look': middle(looked),
    'a change written': middle(wrote),
  };
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

const middle = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
