import { parse } from 'graphql';
import type { Payload } from 'payload';
import { z } from 'zod';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { writeCursor } from '../../lib/backend/contract/reads/list-cursor';
import { radiusQuestion, type SearchQuestion, searchQuestions } from '../support/search-questions';
import { extent } from './bench-extent';
import { readCpu } from './measure-cpu';
import { percentile } from './percentile';
import { repeatAtOnce } from './repeat-at-once';

const facet = '{ value label count }';
const median = '{ value n }';
const document =
  parse(`query Search($search: ListingSearch, $order: ListingOrder, $limit: Int, $after: String) {
  searchListings(search: $search, order: $order, limit: $limit, after: $after) {
    items { slug title status kind category location asking_price down_payment discretionary_earnings } next total total_capped
    facets { regions ${facet} districts ${facet} categories ${facet} subcategories ${facet} kinds ${facet} statuses ${facet} flags ${facet} }
    snapshot { asking_price ${median} discretionary_earnings ${median} multiple ${median} }
  }
}`);

const questions = Object.values(searchQuestions);

/** Milliseconds of searches of every kind with eight clients; of one client, a radius and the first and the thousandth page. */
export async function measureSearch(payload: Payload) {
  const begun = performance.now();
  await askFirst();
  const first = performance.now() - begun;
  for (const question of questions) await ask(question);
  const usual = await measureTimes(drawUsual);
  const spent = await processorTime(payload);
  const distinct = await measureTimes(unlikeAnyOther);
  const spentBy = await spent();
  const deep = await placeOf(payload, 24_000);
  return {
    'distinct p50': percentile(distinct, 0.5),
    'distinct p95': percentile(distinct, 0.95),
    'as visitors ask p95': percentile(usual, 0.95),
    'radius p95': await alone(radiusQuestion),
    'page 1 p95': await alone({ order: 'price_asc' }),
    'page 1,000 p95': deep ? await alone({ order: 'price_asc', after: deep }) : null,
    ...spentBy,
    'the first, s': Math.round(first / 100) / 10,
  };
}

/** The process reads every listing first: of a million, for longer than an answer may take. */
async function askFirst(): Promise<void> {
  try {
    await ask({});
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    await askFirst();
  }
}

async function measureTimes(questionOf: (number: number) => SearchQuestion): Promise<number[]> {
  const times: number[] = [];
  await repeatAtOnce(extent.searches, async (number) => {
    times.push(await ask(questionOf(number)));
  });
  return times;
}

/** With a lowest price of its own: nothing that was counted for one search serves another. */
function unlikeAnyOther(number: number): SearchQuestion {
  const { search, ...question } = questions[number % questions.length] ?? {};
  const { min, max } = search?.asking_price ?? {};
  return { ...question, search: { ...search, asking_price: { min: (min ?? 0) + number, max: max ?? null } } };
}

const variants = 200;

/** Of many questions the popular ones most, as visitors' are. */
const drawUsual = (number: number): SearchQuestion =>
  unlikeAnyOther(Math.floor(variants * (((number * 7_919) % 10_007) / 10_007) ** 3));

const pids = z.array(z.object({ pid: z.number() }));

/** Tells, when it is called again, how many ms of processor a search took since: of this process, and of the database. */
async function processorTime({ db }: Payload) {
  const { rows } = await db.pool.query(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const ids = pids.parse(rows).map(({ pid }) => pid);
  const before = new Map(ids.map((pid) => [pid, readCpu(pid)]));
  const own = process.cpuUsage();
  const each = (microseconds: number) => Math.round(microseconds / extent.searches / 100) / 10;
  return () => {
    const { user, system } = process.cpuUsage(own);
    const others = ids.map((pid) => Math.max(0, readCpu(pid) - (before.get(pid) ?? 0)));
    return {
      'process, ms of processor': each(user + system),
      'database, ms of processor': each(others.reduce((sum, time) => sum + time, 0)),
    };
  };
}

async function ask(question: SearchQuestion): Promise<number> {
  const start = performance.now();
  const { errors } = await executeContract({ document, variables: { ...question } });
  if (errors) throw errors[0];
  return performance.now() - start;
}

async function alone(question: SearchQuestion): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 40; round += 1) times.push(await ask(question));
  return percentile(times, 0.95);
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
