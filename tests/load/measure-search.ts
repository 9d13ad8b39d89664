import type { Payload } from 'payload';
import { z } from 'zod';
import { encodeCursor } from '../../lib/backend/search/list-cursor';
import { readCpu } from './measure-cpu';
import { percentile } from './percentile';
import type { SearchJob } from './run-searches';
import { type SearchJobResult, startSearchProcess } from './start-search-process';

/**
 * Milliseconds of searches of every kind with eight clients, shared by `workers` processes; of one client: a
 * radius search and the first and the thousandth page.
 */
export async function measureSearch(payload: Payload, workers: number) {
  const processes = Array.from({ length: workers }, startSearchProcess);
  const runInAll = async (jobOf: (part: number) => SearchJob) =>
    mergeResults(await Promise.all(processes.map(({ run }, part) => run(jobOf(part)))));
  const runInFirst = async (job: SearchJob) => percentile((await processes[0]?.run(job))?.times ?? [], 0.95);
  try {
    const first = await runInAll(() => ({ kind: 'first' }));
    await runInAll(() => ({ kind: 'each' }));
    const usual = await runInAll((part) => ({ kind: 'usual', part, parts: workers }));
    const spent = await databaseTime(payload);
    const distinct = await runInAll((part) => ({ kind: 'distinct', part, parts: workers }));
    const ofDatabase = spent();
    const each = (ms: number) => Math.round((10 * ms) / distinct.times.length) / 10;
    const deep = await cursorAt(payload, 24_000);
    return {
      'distinct p50': percentile(distinct.times, 0.5),
      'distinct p95': percentile(distinct.times, 0.95),
      'popular p95': percentile(usual.times, 0.95),
      'radius p95': await runInFirst({ kind: 'radius' }),
      'page 1 p95': await runInFirst({ kind: 'cheapest', after: null }),
      'page 1,000 p95': deep ? await runInFirst({ kind: 'cheapest', after: deep }) : null,
      'process, CPU ms': each(distinct.cpu),
      'database, CPU ms': each(ofDatabase),
      'the first, s': Math.round(Math.max(...first.times) / 100) / 10,
      'memory of a process, MiB': Math.round(distinct.memory),
    };
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
  }
}

const mergeResults = (results: readonly SearchJobResult[]): SearchJobResult => ({
  times: results.flatMap(({ times }) => times),
  cpu: results.reduce((sum, { cpu }) => sum + cpu, 0),
  memory: Math.max(...results.map(({ memory }) => memory)),
});

const pids = z.array(z.object({ pid: z.number() }));

/**
 * Returns a function that returns the CPU time of the database since then, in ms, over the current
 * connections.
 */
async function databaseTime({ db }: Payload): Promise<() => number> {
  const { rows } = await db.pool.query(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const before = pids.parse(rows).map(({ pid }) => ({ pid, time: readCpu(pid) }));
  return () => before.reduce((sum, { pid, time }) => sum + Math.max(0, readCpu(pid) - time), 0) / 1_000;
}

const cursorRowsSchema = z.array(z.object({ id: z.number(), at: z.string() }));

/** The `after` cursor behind the `depth` cheapest listings for sale; null when there are fewer. */
async function cursorAt(payload: Payload, depth: number): Promise<string | null> {
  const { rows } = await payload.db.pool.query(
    `select id, coalesce(asking_price, 'Infinity'::numeric)::text as at from listings
      where _status = 'published' and status in ('active', 'under_offer')
      order by coalesce(asking_price, 'Infinity'::numeric), id offset $1 limit 1`,
    [depth - 1],
  );
  const [row] = cursorRowsSchema.parse(rows);
  return row ? encodeCursor({ order: 'price_asc', ...row }) : null;
}
