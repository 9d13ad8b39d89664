import fc from 'fast-check';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readSearch } from '@/lib/backend/contract/search/read-search';
import { fillSearchedListings } from '@/tests/support/fill-searched-listings';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { drawSearch } from './plain-search/draw-search';
import { plainAnswer } from './plain-search/plain-answer';
import { readSearchRows } from './plain-search/search-row';

const numRuns = process.env.TEST_LONG ? 1_000 : 60;

let backend: TestBackend;
let executeContract: typeof import('@/lib/backend/contract/execute-contract')['executeContract'];
beforeAll(async () => {
  backend = await startBackend();
  await fillSearchedListings(backend.payload, 2_000);
  ({ executeContract } = await import('@/lib/backend/contract/execute-contract'));
});
afterAll(() => backend.stop());

const facet = '{ value label count }';
const median = '{ value n }';
const document =
  parse(`query Search($search: ListingSearch!, $order: ListingOrder, $limit: Int, $after: String) {
  searchListings(search: $search, order: $order, limit: $limit, after: $after) {
    items { slug } next total total_capped corrected
    facets { regions ${facet} districts ${facet} categories ${facet} subcategories ${facet} kinds ${facet} statuses ${facet} flags ${facet} }
    snapshot { asking_price ${median} discretionary_earnings ${median} multiple ${median} }
  }
}`);
const answer = z.object({
  searchListings: z.looseObject({
    items: z.array(z.object({ slug: z.string() })),
    next: z.string().nullable(),
  }),
});

async function search(variables: object) {
  const { data, errors } = await executeContract({ document, variables: { ...variables } });
  expect(errors).toBeUndefined();
  const { items, ...rest } = answer.parse(JSON.parse(JSON.stringify(data))).searchListings;
  return { ...rest, slugs: items.map(({ slug }) => slug) };
}

it('finds, counts and orders as a look at every listing does', { timeout: 1_200_000 }, async () => {
  const rows = await readSearchRows(backend.payload);
  const property = fc.asyncProperty(drawSearch(rows), async (asked) => {
    const wanted = plainAnswer(
      rows,
      readSearch({ status: ['active', 'under_offer'], ...asked.search }),
      asked.order,
    );
    const { next, slugs, ...first } = await search(asked);
    expect(first).toEqual({ ...wanted, slugs: undefined, corrected: null });
    const walked = [...slugs];
    for (let after = next, pages = 0; after && pages < 4; pages += 1) {
      const page = await search({ ...asked, after });
      walked.push(...page.slugs);
      after = page.next;
    }
    expect(walked).toEqual(wanted.slugs.slice(0, walked.length));
    expect(walked.length).toBe(Math.min(wanted.slugs.length, 5 * asked.limit));
  });
  await fc.assert(property, { numRuns });
});
