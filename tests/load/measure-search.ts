import { parse } from 'graphql';
import type { Payload } from 'payload';
import { z } from 'zod';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { writeCursor } from '../../lib/backend/contract/reads/list-cursor';
import { radiusQuestion, type SearchQuestion, searchQuestions } from '../support/search-questions';
import { extent } from './bench-extent';
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

/** Milliseconds of searches of every kind with eight clients; of one client, a radius and the first and the thousandth page. */
export async function measureSearch(payload: Payload) {
  const questions = Object.values(searchQuestions);
  for (const question of questions) await ask(question);
  const times: number[] = [];
  await repeatAtOnce(extent.searches, async (number) => {
    times.push(await ask(questions[number % questions.length] ?? {}));
  });
  const deep = await placeOf(payload, 24_000);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    'radius p95': await alone(radiusQuestion),
    'page 1 p95': await alone({ order: 'price_asc' }),
    'page 1,000 p95': deep ? await alone({ order: 'price_asc', after: deep }) : null,
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
