import { parse } from 'graphql';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { type ListingQuestion, listingQuestions } from '../support/listing-questions';
import { percentile } from './percentile';

const ask = (isCounted: boolean) =>
  parse(`query Listed($filter: ListingFilter, $order: ListingOrder, $page: Int, $limit: Int, $after: String) {
    listings(filter: $filter, order: $order, page: $page, limit: $limit, after: $after) {
      items { slug title summary location asking_price images { url alt } } next ${isCounted ? 'total' : ''}
    }
  }`);
const documents = { listed: ask(false), counted: ask(true) };

/** Milliseconds that a question of the contract for 12 listings takes, without and with their number: the middle of a hundred and what five of them are slower than. */
export async function measureLists() {
  const rows: Record<string, object> = {};
  for (const [name, asked] of Object.entries(listingQuestions)) {
    await measure('counted', asked);
    const listed = await repeat(() => measure('listed', asked));
    const counted = await repeat(() => measure('counted', asked));
    rows[name] = { ...listed, 'with count p50': counted.p50, 'with count p95': counted.p95 };
  }
  rows['by price, 50,000 deep'] = await repeat(walkOn);
  return rows;
}

async function measure(kind: keyof typeof documents, asked: ListingQuestion): Promise<number> {
  const start = performance.now();
  await answer(kind, { limit: 12, ...asked });
  return performance.now() - start;
}

async function answer(kind: keyof typeof documents, variables: ListingQuestion) {
  const { data, errors } = await executeContract({ document: documents[kind], variables });
  if (errors) throw errors[0];
  return data;
}

let after: string | null = null;
/** Five pages of a hundred further on; the time of the last twelve. */
async function walkOn(): Promise<number> {
  for (let step = 0; step < 5; step += 1) {
    const data = await answer('listed', { order: 'price_desc', limit: 100, after });
    const { listings } = JSON.parse(JSON.stringify(data));
    after = listings.next;
  }
  return measure('listed', { order: 'price_desc', after });
}

async function repeat(work: () => Promise<number>) {
  const times: number[] = [];
  for (let round = 0; round < 100; round += 1) times.push(await work());
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
