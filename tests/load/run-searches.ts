import { parse } from 'graphql';
import { z } from 'zod';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { type BenchSearchQuery, radiusQuery, searchQueries } from '../support/search-queries';
import { extent } from './bench-extent';
import { runConcurrently } from './run-concurrently';

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

/**
 * The searches one process runs. With several processes, each takes its share of the numbers and of the
 * clients.
 */
export const searchJobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['first', 'each', 'radius']) }),
  z.object({ kind: z.enum(['usual', 'distinct']), part: z.number(), parts: z.number() }),
  z.object({ kind: z.literal('cheapest'), after: z.string().nullable() }),
]);
export type SearchJob = z.infer<typeof searchJobSchema>;

const queries = Object.values(searchQueries);
const SEQUENTIAL_SEARCH_COUNT = 40;
/** Number of concurrent clients. */
export const CLIENT_COUNT = 8;

/** The duration of each search, in ms. */
export async function runSearches(job: SearchJob): Promise<number[]> {
  switch (job.kind) {
    case 'first':
      return [await searchWithRetry({})];
    case 'each':
      return searchSequentially(queries, searchWithRetry);
    case 'radius':
      return searchSequentially(Array.from({ length: SEQUENTIAL_SEARCH_COUNT }, () => radiusQuery));
    case 'cheapest':
      return searchSequentially(
        Array.from({ length: SEQUENTIAL_SEARCH_COUNT }, () => ({ order: 'price_asc', after: job.after })),
      );
    default:
      return searchConcurrently(job);
  }
}

/**
 * Retries after timeouts: the process first loads every listing, and the database reads from disk; with a
 * million listings that takes longer than the query timeout.
 */
async function searchWithRetry(query: BenchSearchQuery, startedAt = performance.now()): Promise<number> {
  try {
    await runSearch(query);
    return performance.now() - startedAt;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    return searchWithRetry(query, startedAt);
  }
}

async function searchSequentially(
  queries: readonly BenchSearchQuery[],
  searchOne = runSearch,
): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) times.push(await searchOne(query));
  return times;
}

type ConcurrentJob = Extract<SearchJob, { part: number }>;

async function searchConcurrently({ kind, part, parts }: ConcurrentJob): Promise<number[]> {
  const queryOf = { usual: usualQuery, distinct: distinctQuery }[kind];
  const times: number[] = [];
  await runConcurrently(
    Math.ceil(extent.searches / parts),
    async (number) => {
      times.push(await runSearch(queryOf(number * parts + part)));
    },
    Math.ceil(CLIENT_COUNT / parts),
  );
  return times;
}

/** Varies the minimum price, so that no cached count is reused. */
function distinctQuery(number: number): BenchSearchQuery {
  const { search, ...rest } = queries[number % queries.length] ?? {};
  const { min, max } = search?.asking_price ?? {};
  return { ...rest, search: { ...search, asking_price: { min: (min ?? 0) + number, max: max ?? null } } };
}

const VARIANT_COUNT = 200;

/** Popular queries are more frequent, as with real visitors. */
const usualQuery = (number: number): BenchSearchQuery =>
  distinctQuery(Math.floor(VARIANT_COUNT * (((number * 7_919) % 10_007) / 10_007) ** 3));

async function runSearch(query: BenchSearchQuery): Promise<number> {
  const start = performance.now();
  const { errors } = await executeContract({ document, variables: { ...query } });
  if (errors) throw errors[0];
  return performance.now() - start;
}
