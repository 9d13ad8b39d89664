import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiply } from './multiply-network';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
  await multiply(contract.payload);
});
afterAll(() => contract.stop());

const orders = [
  ...['price_asc', 'price_desc', 'down_payment_asc', 'down_payment_desc', 'sde_asc', 'sde_desc'],
  ...['newest', 'name_asc', 'name_desc'],
];
type ListingPage = { items: { slug: string }[]; total: number; pages: number; next: string | null };

async function fetchPage(order: string, limit: number, rest = ''): Promise<ListingPage> {
  const query = `{ listings(order: ${order}, limit: ${limit} ${rest}) { items { slug } total pages next } }`;
  const { data, errors } = await contract.runQuery(query);
  expect(errors).toEqual([]);
  return JSON.parse(JSON.stringify(data)).listings;
}

describe('listing cursor pagination', () => {
  it.each(orders)('ordered by %s omits and repeats nothing', async (order) => {
    const complete = (await fetchPage(order, 100)).items.map(({ slug }) => slug);
    expect(complete.length).toBeGreaterThan(50);
    const walked: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const found = await fetchPage(order, 7, next && `after: "${next}"`);
      walked.push(...found.items.map(({ slug }) => slug));
      next = walked.length < complete.length ? found.next : null;
    }
    expect(walked.slice(0, complete.length)).toEqual(complete);
    expect((await fetchPage(order, 7, 'page: 3')).items.map(({ slug }) => slug)).toEqual(
      complete.slice(14, 21),
    );
  });

  it('rejects cursors of another list and forged cursors', async () => {
    const { next } = await fetchPage('newest', 1);
    const forgedCursor = Buffer.from('["name_asc","a",1,{"isTurned":true}]').toString('base64url');
    for (const after of [next, forgedCursor, 'x', 'W10']) {
      const { errors } = await contract.runQuery(
        `{ listings(order: name_asc, after: "${after}") { total } }`,
      );
      expect(errors).toEqual([expect.stringContaining('after must be')]);
    }
  });

  it.each([
    ['price_asc', 'abc', 1],
    ['price_asc', '1e5', 1],
    ['price_desc', '1e200000', 1],
    ['price_asc', '100', 99_999_999_999],
    ['price_asc', '100', 1.5],
    ['price_asc', '100', -1],
    ['newest', '100', 1],
    ['newest', '2026-02-30T00:00:00Z', 1],
    ['newest', 'infinity', 1],
    ['name_asc', 'a\0', 1],
    ['name_desc', '\ud800', 1],
    ['name_asc', 5, 1],
  ])('rejects impossible cursors: %s, %j, %d', async (order, at, id) => {
    const after = Buffer.from(JSON.stringify([order, at, id])).toString('base64url');
    const { errors } = await contract.runQuery(
      `{ listings(order: ${order}, after: "${after}") { items { slug } } }`,
    );
    expect(errors).toEqual([expect.stringContaining('after must be')]);
  });

  it('is limited in depth by page', async () => {
    const { errors } = await contract.runQuery('{ listings(page: 101, limit: 100) { total } }');
    expect(errors).toEqual([expect.stringContaining('after')]);
  });
});
