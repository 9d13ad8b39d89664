import { parse } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { insertListings } from '@/tests/support/fill-listings';
import { listingQueries } from '@/tests/support/listing-queries';
import { rowsScanned } from '@/tests/support/rows-scanned';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

const listings = 20_000;
/**
 * The maximum of scanned rows of a list: those up to page 40 and a few more, never a large part of the
 * table.
 */
const MAX_ROWS = 2_000;

let backend: TestBackend;
let executeContract: typeof import('@/lib/backend/contract/execute-contract')['executeContract'];
beforeAll(async () => {
  backend = await startBackend();
  await insertListings(backend.payload, listings);
  ({ executeContract } = await import('@/lib/backend/contract/execute-contract'));
});
afterAll(() => backend.stop());

const document =
  parse(`query Listed($filter: ListingFilter, $order: ListingOrder, $page: Int, $limit: Int = 12) {
  listings(filter: $filter, order: $order, page: $page, limit: $limit) { items { slug } total }
}`);

const parts = parse('{ sitemapParts(locale: "en-GH") { kind number } }');
const part = parse(
  `query Part($kind: SitemapKind!) { sitemap(kind: $kind, locale: "en-GH", number: 1) { path } }`,
);

const statement = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())]).rest(z.unknown());

/** The statements over listings that a query sends. */
async function statementsOf(variables: object, query = document) {
  const spy = vi.spyOn(backend.payload.db.pool, 'query');
  const { errors } = await executeContract({ document: query, variables: { ...variables } });
  const calls = spy.mock.calls
    .map((call) => statement.safeParse(call))
    .flatMap(({ data }) => (data ? [data] : []));
  spy.mockRestore();
  expect(errors).toBeUndefined();
  return calls.filter(([{ text }]) => / from listings (?:record\s+)?where /.test(text));
}

it.each(Object.entries(listingQueries))('query plans › %s: few rows are scanned', async (_name, question) => {
  const statements = await statementsOf(question);
  const list = statements.filter(([{ text }]) => text.includes('order by'));
  expect(list).toHaveLength(1);
  for (const [{ text }, values] of list) {
    expect(await rowsScanned(backend.payload, text, values), text).toBeLessThanOrEqual(MAX_ROWS);
  }
});

it('query plans › counts are capped and only computed when requested', async () => {
  const { data } = await executeContract({ document });
  expect(data).toMatchObject({ listings: { total: 1_000 } });
  const uncounted = parse('{ listings { items { slug } } }');
  expect(await statementsOf({}, uncounted)).toHaveLength(1);
});

it('query plans › sitemap parts are found by their newest change', async () => {
  const statements = await statementsOf({}, parts);
  expect(statements).toHaveLength(2);
  for (const [{ text }, values] of statements)
    expect(await rowsScanned(backend.payload, text, values), text).toBeLessThan(20);
});

it.each(['listings', 'sold'])(
  'query plans › a sitemap part of %s scans only the rows it prints',
  async (kind) => {
    const { data } = await executeContract({ document: part, variables: { kind } });
    const printed = z.object({ sitemap: z.array(z.unknown()) }).parse(data).sitemap.length;
    expect(printed).toBeGreaterThan(1_000);
    const statements = await statementsOf({ kind }, part);
    expect(statements).toHaveLength(1);
    for (const [{ text }, values] of statements)
      expect(await rowsScanned(backend.payload, text, values), text).toBe(printed);
  },
);
