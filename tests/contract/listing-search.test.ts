import fc from 'fast-check';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { parseSearch } from '@/lib/backend/search/parse-search';
import { insertSearchableListings } from '@/tests/support/fill-indexed-listings';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { arbitrarySearch } from './reference-search/arbitrary-search';
import { referenceResult } from './reference-search/reference-result';
import { readSearchRows } from './reference-search/search-row';

const numRuns = process.env.TEST_LONG ? 1_000 : 60;

let backend: TestBackend;
let executeContract: typeof import('@/lib/backend/contract/execute-contract')['executeContract'];
beforeAll(async () => {
  backend = await startBackend();
  await insertSearchableListings(backend.payload, 2_000);
  ({ executeContract } = await import('@/lib/backend/contract/execute-contract'));
});
afterAll(() => backend.stop());

const facet = '{ value label count }';
const median = '{ value n }';
const document =
  parse(`query Search($search: ListingSearch!, $order: ListingOrder, $limit: Int, $after: String) {
  searchListings(search: $search, order: $order, limit: $limit, after: $after) {
    items { slug } next previous total total_capped corrected
    facets { regions ${facet} districts ${facet} categories ${facet} subcategories ${facet} kinds ${facet} statuses ${facet} flags ${facet} }
    snapshot { asking_price ${median} discretionary_earnings ${median} multiple ${median} }
  }
}`);
const answer = z.object({
  searchListings: z.looseObject({
    items: z.array(z.object({ slug: z.string() })),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }),
});

async function search(variables: object) {
  const { data, errors } = await executeContract({ document, variables: { ...variables } });
  expect(errors).toBeUndefined();
  const { items, ...rest } = answer.parse(JSON.parse(JSON.stringify(data))).searchListings;
  return { ...rest, slugs: items.map(({ slug }) => slug) };
}

it('listing search › the in-memory index matches the database', async () => {
  const { rows } = await backend.payload.db.pool.query(`with
    texts as (select id, title, listing_text(l) as written, listing_search_vector(l) as words_said from listings l where _status = 'published' and status in ('active', 'under_offer', 'sold')),
    said as (select distinct word from texts, string_to_table(written, ' ') word where word ~ '^[a-z]{3,40}$')
    select (select count(*)::int from texts) as listed, (select count(*)::int from listing_words) as with_words,
      (select count(*)::int from texts join listing_words using (id) where words = words_said) as with_their_words,
      (select count(*)::int from texts join indexed_listings using (id) where name = search_text(title)) as named,
      (select array_agg(word) from said where word not in (select word from listing_vocabulary)) as unknown`);
  const [{ listed }] = rows;
  expect(listed).toBeGreaterThan(1_500);
  expect(rows).toEqual([
    { listed, with_words: listed, with_their_words: listed, named: listed, unknown: null },
  ]);
});

it('listing search › finds, counts and sorts like the reference implementation', {
  timeout: 1_200_000,
}, async () => {
  const rows = await readSearchRows(backend.payload);
  const property = fc.asyncProperty(arbitrarySearch(rows), async (sample) => {
    const expected = referenceResult(
      rows,
      parseSearch({ status: ['active', 'under_offer'], ...sample.search }),
      sample.order,
    );
    const { next, slugs, ...first } = await search(sample);
    expect(first).toEqual({ ...expected, slugs: undefined, corrected: null, previous: null });
    const walked = [...slugs];
    let cursor: string | null = null;
    for (let after = next, pages = 0; after && pages < 4; pages += 1) {
      const page = await search({ ...sample, after });
      walked.push(...page.slugs);
      after = page.next;
      cursor = page.previous;
    }
    expect(walked).toEqual(expected.slugs.slice(0, walked.length));
    expect(walked.length).toBe(Math.min(expected.slugs.length, 5 * sample.limit));
    for (let pages = Math.ceil(walked.length / sample.limit) - 1; pages > 0; pages -= 1) {
      const page = await search({ ...sample, after: cursor });
      const from = (pages - 1) * sample.limit;
      expect(page.slugs).toEqual(expected.slugs.slice(from, from + sample.limit));
      cursor = page.previous;
    }
    expect(cursor).toBeNull();
  });
  await fc.assert(property, { numRuns });
});
