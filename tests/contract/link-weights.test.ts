import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startContract, type TestContract } from './start-contract';

const heavy = 100_000;
let contract: TestContract;

beforeAll(async () => {
  contract = await startContract();
  const text = sql`repeat('x', ${heavy}::int)`;
  for (const statement of [
    sql`update pages_locales set body = ${text}, blocks = jsonb_build_array(${text})`,
    sql`update posts_locales set body = ${text}`,
    sql`update listings set description = ${text}`,
    sql`update people set about = ${text}`,
    sql`insert into offices_contents (_order, _parent_id, id, name, type, value)
      select 1, id, 'heavy-' || id, 'Heavy', 'text', ${text} from offices`,
  ])
    await contract.payload.db.drizzle.execute(statement);
});
afterAll(() => contract.stop());

/** The size of the database results of a query. */
async function weigh(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(contract.payload.db.pool, 'query');
  await run();
  const answers = await Promise.all(spy.mock.results.map(({ value }) => value));
  spy.mockRestore();
  expect(answers.length).toBeGreaterThan(0);
  return answers.reduce((sum, answer) => sum + JSON.stringify(answer.rows).length, 0);
}

async function idsOf(collection: 'pages' | 'offices' | 'people' | 'listings' | 'posts'): Promise<string[]> {
  const { docs } = await contract.payload.find({ collection, select: {}, depth: 0, pagination: false });
  return docs.map(({ id }) => String(id));
}

const query = `query ($pages: [ID!], $offices: [ID!], $agents: [ID!], $listings: [ID!], $posts: [ID!]) {
  references(pages: $pages, offices: $offices, agents: $agents, listings: $listings, posts: $posts) {
    pages { route tribe_slug agent_slug } offices { slug } agents { slug } listings { slug } posts { slug }
  }
}`;

it('query sizes › link targets are resolved without reading page content', async () => {
  const links = {
    pages: await idsOf('pages'),
    offices: await idsOf('offices'),
    agents: await idsOf('people'),
    listings: await idsOf('listings'),
    posts: await idsOf('posts'),
  };
  for (const ids of Object.values(links)) expect(ids.length).toBeGreaterThan(1);
  expect(await weigh(() => contract.runQuery(query, links))).toBeLessThan(heavy / 10);
});

it('query sizes › office pins contain only what a map shows', async () => {
  expect(await weigh(() => contract.runQuery('{ officePins { slug state } }'))).toBeLessThan(heavy / 10);
  const storeSearch = '{ storeSearch(address: "Kumasi", radius: 400000) { slug distance } }';
  expect(await weigh(() => contract.runQuery(storeSearch))).toBeLessThan(heavy / 10);
});

it('query sizes › a new link is validated without reading the content of its record', async () => {
  const { findMissingReferences: findMissing } = await import(
    '@/lib/backend/platform/references/find-missing-references'
  );
  const [page = ''] = await idsOf('pages');
  const req = await createLocalReq({}, contract.payload);
  const references = [page, '999999'].map((record) => ({ kind: 'page', record }));
  const weight = await weigh(async () => expect(await findMissing(references, req)).toEqual([references[1]]));
  expect(weight).toBeLessThan(heavy / 10);
});
