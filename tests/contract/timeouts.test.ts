import { sql } from '@payloadcms/db-postgres';
import { parse } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

const post = (path: string, body: object) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const query = '{ posts(locale: "en-GH") { total } }';

describe('unresponsive database', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Sends a request and advances the clock by eight seconds once it reaches the database. */
  async function waitFor<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    const find = vi.spyOn(contract.payload, 'find').mockReturnValue(new Promise(() => {}));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const pending = answer();
    pending.catch(() => {});
    await vi.waitFor(() => expect(find).toHaveBeenCalled(), { timeout: 20_000 });
    await vi.advanceTimersByTimeAsync(8_000);
    return pending;
  }

  it('GraphQL over HTTP answers in time', async () => {
    const { POST } = await import('@/app/graphql/route');
    const response = await waitFor(() => POST(post('/graphql', { query })));
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/took too long.*"code":"TIMEOUT"/);
  });

  it('REST answers in time', async () => {
    const { POST } = await import('@/app/api/employees/route');
    const response = await waitFor(() => POST(post('/api/employees', {}), { params: Promise.resolve({}) }));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: expect.stringContaining('took too long') });
  });

  it('the in-process client answers in time', async () => {
    const { executeContract } = await import('@/lib/backend/contract/execute-contract');
    await expect(waitFor(() => executeContract({ document: parse(query) }))).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
  });
});

it('statement timeout › is eight seconds in the database', async () => {
  const { rows } = await contract.payload.db.drizzle.execute(
    sql`select setting::int as longest from pg_settings where name = 'statement_timeout'`,
  );
  expect(rows).toEqual([{ longest: 8_000 }]);
});

describe('paging of document lists', () => {
  const lists = ['agents', 'posts(locale: "en-GH")', 'reviews', 'listings'];
  const withPage = (list: string, page: number) =>
    list.includes('(')
      ? list.replace(')', `, page: ${page}, limit: 100)`)
      : `${list}(page: ${page}, limit: 100)`;

  it.each(lists)('%s: is limited to 1,000 records', async (list) => {
    expect((await contract.runQuery(`{ ${withPage(list, 11)} { total } }`)).errors).toEqual([]);
    const { errors } = await contract.runQuery(`{ ${withPage(list, 12)} { total } }`);
    expect(errors).toEqual([expect.stringContaining('page and limit reach 1000 records deep')]);
  });

  it('counts up to the same limit', async () => {
    await contract.payload.db.drizzle.execute(sql`
      insert into reviews (author, quote, rating, written_at, published, scope)
      select 'Author ' || n, 'Words', 5, now(), true, 'network' from generate_series(1, 1200) n`);
    const { data, errors } = await contract.runQuery('{ reviews(limit: 100) { total pages } }');
    expect(errors).toEqual([]);
    expect(data).toEqual({ reviews: { total: 1_000, pages: 10 } });
  });
});
