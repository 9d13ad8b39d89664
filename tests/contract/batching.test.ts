import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { multiply } from './multiply-network';
import { startContract, type TestContract } from './start-contract';

const queries: Record<string, { query: string; most: number }> = {
  'offices with teams and menus': {
    query: `{ offices { name state image { url } team_members { first_name avatar { url } }
      menus { name items { label } } website_pages { slug } contents { media_collection { thumbnail { url } } } } }`,
    most: 7,
  },
  'listings with office and agent': {
    query: `{ listings(limit: 100) { total items { title state images { url }
      office { name state } agent { name image { url } office { name state } } } } }`,
    most: 8,
  },
  'posts with authors': {
    query: `{ posts(locale: "en-GH", limit: 100) { total items { title image { url } author { name image { url } } tribe_slug } } }`,
    most: 6,
  },
  'agents with offices': {
    query: '{ agents(limit: 100) { items { name image { url } office { name state } } } }',
    most: 6,
  },
  'every page': { query: '{ pages(locale: "en-GH") { route tribe_slug agent_slug } }', most: 3 },
};
const counts = new Map<string, { statements: number; records: number }>();
let contract: TestContract;

beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

async function count(query: string) {
  const spy = vi.spyOn(contract.payload.db.pool, 'query');
  const { data, errors } = await contract.runQuery(query);
  const statements = spy.mock.calls.length;
  spy.mockRestore();
  expect(errors).toEqual([]);
  return { statements, records: JSON.stringify(data).split('},{').length };
}

describe('database statements of a query', () => {
  it.each(Object.entries(queries))('are few: %s', async (name, { query, most }) => {
    counts.set(name, await count(query));
    expect(counts.get(name)?.statements).toBeGreaterThan(0);
    expect(counts.get(name)?.statements).toBeLessThanOrEqual(most);
  });

  it('do not increase with the size of the network', async () => {
    await multiply(contract.payload);
    for (const [name, { query }] of Object.entries(queries)) {
      const small = counts.get(name);
      const large = await count(query);
      expect(large.statements, name).toBe(small?.statements);
      if (name !== 'every page') expect(large.records, name).toBeGreaterThan((small?.records ?? 0) + 80);
    }
  });
});
