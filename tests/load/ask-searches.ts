import { parse } from 'graphql';
import { z } from 'zod';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { radiusQuestion, type SearchQuestion, searchQuestions } from '../support/search-questions';
import { extent } from './bench-extent';
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

/** What one process is to ask: of several, each the part of all numbers that is its own, with its part of the clients. */
export const searchesAsked = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['first', 'each', 'radius']) }),
  z.object({ kind: z.enum(['usual', 'distinct']), part: z.number(), parts: z.number() }),
  z.object({ kind: z.literal('cheapest'), after: z.string().nullable() }),
]);
export type SearchesAsked = z.infer<typeof searchesAsked>;

const questions = Object.values(searchQuestions);
const alone = 40;
/** Who search at once. */
export const clients = 8;

/** The ms that each of these searches took. */
export async function askSearches(asked: SearchesAsked): Promise<number[]> {
  switch (asked.kind) {
    case 'first':
      return [await askPatiently({})];
    case 'each':
      return askEach(questions, askPatiently);
    case 'radius':
      return askEach(Array.from({ length: alone }, () => radiusQuestion));
    case 'cheapest':
      return askEach(Array.from({ length: alone }, () => ({ order: 'price_asc', after: asked.after })));
    default:
      return askAtOnce(asked);
  }
}

/** The process reads every listing first, and the database what it never read: of a million, for longer than an answer may take. */
async function askPatiently(question: SearchQuestion, begun = performance.now()): Promise<number> {
  try {
    await ask(question);
    return performance.now() - begun;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    return askPatiently(question, begun);
  }
}

async function askEach(all: readonly SearchQuestion[], way = ask): Promise<number[]> {
  const times: number[] = [];
  for (const question of all) times.push(await way(question));
  return times;
}

type AtOnce = Extract<SearchesAsked, { part: number }>;

async function askAtOnce({ kind, part, parts }: AtOnce): Promise<number[]> {
  const questionOf = { usual: drawUsual, distinct: unlikeAnyOther }[kind];
  const times: number[] = [];
  await repeatAtOnce(
    Math.ceil(extent.searches / parts),
    async (number) => {
      times.push(await ask(questionOf(number * parts + part)));
    },
    Math.ceil(clients / parts),
  );
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

async function ask(question: SearchQuestion): Promise<number> {
  const start = performance.now();
  const { errors } = await executeContract({ document, variables: { ...question } });
  if (errors) throw errors[0];
  return performance.now() - start;
}
