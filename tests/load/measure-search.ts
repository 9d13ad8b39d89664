import type { Payload } from 'payload';
import { z } from 'zod';
import { writeCursor } from '../../lib/backend/contract/reads/list-cursor';
import type { SearchesAsked } from './ask-searches';
import { readCpu } from './measure-cpu';
import { percentile } from './percentile';
import { type SearchesTold, startSearching } from './start-searching';

/** Milliseconds of searches of every kind with eight clients, shared by so many processes; of one client, a radius and the first and the thousandth page. */
export async function measureSearch(payload: Payload, workers: number) {
  const processes = Array.from({ length: workers }, startSearching);
  const askAll = async (askedOf: (part: number) => SearchesAsked) =>
    together(await Promise.all(processes.map(({ ask }, part) => ask(askedOf(part)))));
  const askOne = async (asked: SearchesAsked) =>
    percentile((await processes[0]?.ask(asked))?.times ?? [], 0.95);
  try {
    const first = await askAll(() => ({ kind: 'first' }));
    await askAll(() => ({ kind: 'each' }));
    const usual = await askAll((part) => ({ kind: 'usual', part, parts: workers }));
    const spent = await databaseTime(payload);
    const distinct = await askAll((part) => ({ kind: 'distinct', part, parts: workers }));
    const ofDatabase = spent();
    const each = (ms: number) => Math.round((10 * ms) / distinct.times.length) / 10;
    const deep = await placeOf(payload, 24_000);
    return {
      'distinct p50': percentile(distinct.times, 0.5),
      'distinct p95': percentile(distinct.times, 0.95),
      'as visitors ask p95': percentile(usual.times, 0.95),
      'radius p95': await askOne({ kind: 'radius' }),
      'page 1 p95': await askOne({ kind: 'cheapest', after: null }),
      'page 1,000 p95': deep ? await askOne({ kind: 'cheapest', after: deep }) : null,
      'process, ms of processor': each(distinct.cpu),
      'database, ms of processor': each(ofDatabase),
      'the first, s': Math.round(Math.max(...first.times) / 100) / 10,
      'memory of a process, MiB': Math.round(distinct.memory),
    };
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
  }
}

const together = (told: readonly SearchesTold[]): SearchesTold => ({
  times: told.flatMap(({ times }) => times),
  cpu: told.reduce((sum, { cpu }) => sum + cpu, 0),
  memory: Math.max(...told.map(({ memory }) => memory)),
});

const pids = z.array(z.object({ pid: z.number() }));

/** Tells, when it is called again, how many ms of processor the database has taken since, in the connections there are now. */
async function databaseTime({ db }: Payload): Promise<() => number> {
  const { rows } = await db.pool.query(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const before = pids.parse(rows).map(({ pid }) => ({ pid, time: readCpu(pid) }));
  return () => before.reduce((sum, { pid, time }) => sum + Math.max(0, readCpu(pid) - time), 0) / 1_000;
}

const placed = z.array(z.object({ id: z.number(), at: z.string() }));

/** What `after` takes behind so many listings for sale, cheapest first; null where there are fewer. */
async function placeOf(payload: Payload, depth: number): Promise<string | null> {
  const { rows } = await payload.db.pool.query(
    `select id, coalesce(asking_price, 'Infinity'::numeric)::text as at from listings
      where _status = 'published' and status in ('active', 'under_offer')
      order by coalesce(asking_price, 'Infinity'::numeric), id offset $1 limit 1`,
    [depth - 1],
  );
  const [place] = placed.parse(rows);
  return place ? writeCursor({ order: 'price_asc', ...place }) : null;
}
