import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

/** The result of a search and the number of its statements. */
async function search(text: string): Promise<{ data: unknown; statements: number }> {
  const spy = vi.spyOn(contract.payload.db.pool, 'query');
  const { data, errors } = await contract.runQuery(`{ searchListings(search: { ${text} }, order: price_desc) {
    total items { slug title asking_price } facets { categories { count } } snapshot { asking_price { value } } } }`);
  const statements = spy.mock.calls.length;
  spy.mockRestore();
  expect(errors).toEqual([]);
  return { data, statements };
}

it('listing search statements › sends one statement for changes and one for the page, and for the vocabulary until it is cached', async () => {
  await search('kinds: [franchise]');
  expect((await search('kinds: [business]')).statements).toBe(2);
  expect((await search('words: "bakery -salon"')).statements).toBe(4);
  expect((await search('words: "bakery -salon", kinds: [business]')).statements).toBe(2);
});

it('listing search statements › replans once for all connections when a cached plan is no longer valid', async () => {
  const { pool } = contract.payload.db;
  const { data } = await search('kinds: [business]');
  expect(data).toMatchObject({ searchListings: { total: 3 } });
  const query = '{ searchListings(search: { kinds: [business] }) { items { slug } } }';
  await Promise.all(Array.from({ length: 6 }, () => contract.runQuery(query)));
  expect(pool.idleCount).toBeGreaterThan(2);
  await pool.query('alter table listings alter column reason_for_selling type text');
  for (const statements of [3, 2, 2, 2])
    expect(await search('kinds: [business]')).toEqual({ data, statements });
  await pool.query('alter table listings alter column reason_for_selling type varchar');
});
