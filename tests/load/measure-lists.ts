import { parse } from 'graphql';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { type BenchListingQuery, listingQueries } from '../support/listing-queries';
import { percentile } from './percentile';

const listDocument = (isCounted: boolean) =>
  parse(`query Listed($filter: ListingFilter, $order: ListingOrder, $page: Int, $limit: Int, $after: String) {
    listings(filter: $filter, order: $order, page: $page, limit: $limit, after: $after) {
      items { slug title summary location asking_price images { url alt } } next ${isCounted ? 'total' : ''}
    }
  }`);
const documents = { listed: listDocument(false), counted: listDocument(true) };

/** Milliseconds of a query for 12 listings, without and with the total count: p50 and p95 of a hundred. */
export async function measureLists() {
  const rows: Record<string, object> = {};
  for (const [name, query] of Object.entries(listingQueries)) {
    await measure('counted', query);
    const listed = await repeat(() => measure('listed', query));
    const counted = await repeat(() => measure('counted', query));
    rows[name] = { ...listed, 'with count p50': counted.p50, 'with count p95': counted.p95 };
  }
  rows['by price, 50,000 deep'] = await repeat(measureDeepPage);
  return rows;
}

async function measure(kind: keyof typeof documents, query: BenchListingQuery): Promise<number> {
  const start = performance.now();
  await runQuery(kind, { limit: 12, ...query });
  return performance.now() - start;
}

async function runQuery(kind: keyof typeof documents, variables: BenchListingQuery) {
  const { data, errors } = await executeContract({ document: documents[kind], variables });
  if (errors) throw errors[0];
  return data;
}

let after: string | null = null;
/** Skips five pages of a hundred; the duration of the following twelve. */
async function measureDeepPage(): Promise<number> {
  for (let step = 0; step < 5; step += 1) {
    const data = await runQuery('listed', { order: 'price_desc', limit: 100, after });
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
