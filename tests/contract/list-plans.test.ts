import { parse } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fillListings } from '@/tests/support/fill-listings';
import { listingQuestions } from '@/tests/support/listing-questions';
import { rowsLookedAt } from '@/tests/support/rows-looked-at';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

const listings = 20_000;
/** Rows that a list may look at: those of the 40th page and a few, never a large part of all. */
const mostRows = 2_000;

let backend: TestBackend;
let executeContract: typeof import('@/lib/backend/contract/execute-contract')['executeContract'];
beforeAll(async () => {
  backend = await startBackend();
  await fillListings(backend.payload, listings);
  ({ executeContract } = await import('@/lib/backend/contract/execute-contract'));
});
afterAll(() => backend.stop());

const document =
  parse(`query Listed($filter: ListingFilter, $order: ListingOrder, $page: Int, $limit: Int = 12) {
  listings(filter: $filter, order: $order, page: $page, limit: $limit) { items { slug } total }
}`);

const statement = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())]).rest(z.unknown());

/** The statements over listings that a question sends. */
async function statementsOf(variables: object, asked = document) {
  const spy = vi.spyOn(backend.payload.db.pool, 'query');
  const { errors } = await executeContract({ document: asked, variables: { ...variables } });
  const calls = spy.mock.calls
    .map((call) => statement.safeParse(call))
    .flatMap(({ data }) => (data ? [data] : []));
  spy.mockRestore();
  expect(errors).toBeUndefined();
  return calls.filter(([{ text }]) => / from listings where /.test(text));
}

it.each(Object.entries(listingQuestions))('%s: few rows are looked at', async (_name, question) => {
  const statements = await statementsOf(question);
  const list = statements.filter(([{ text }]) => text.includes('order by'));
  expect(list).toHaveLength(1);
  for (const [{ text }, values] of list) {
    expect(await rowsLookedAt(backend.payload, text, values), text).toBeLessThanOrEqual(mostRows);
  }
});

it('counts no further than it says, and only when it is asked', async () => {
  const { data } = await executeContract({ document });
  expect(data).toMatchObject({ listings: { total: 1_000 } });
  const uncounted = parse('{ listings { items { slug } } }');
  expect(await statementsOf({}, uncounted)).toHaveLength(1);
});
