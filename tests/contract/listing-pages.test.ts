import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiply } from './multiply';
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
type Found = { items: { slug: string }[]; total: number; pages: number; next: string | null };

async function ask(order: string, limit: number, rest = ''): Promise<Found> {
  const query = `{ listings(order: ${order}, limit: ${limit} ${rest}) { items { slug } total pages next } }`;
  const { data, errors } = await contract.ask(query);
  expect(errors).toEqual([]);
  return JSON.parse(JSON.stringify(data)).listings;
}

describe('a list of listings, page after page', () => {
  it.each(orders)('by %s leaves none out and shows none twice', async (order) => {
    const whole = (await ask(order, 100)).items.map(({ slug }) => slug);
    expect(whole.length).toBeGreaterThan(50);
    const walked: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const found = await ask(order, 7, next && `after: "${next}"`);
      walked.push(...found.items.map(({ slug }) => slug));
      next = walked.length < whole.length ? found.next : null;
    }
    expect(walked.slice(0, whole.length)).toEqual(whole);
    expect((await ask(order, 7, 'page: 3')).items.map(({ slug }) => slug)).toEqual(whole.slice(14, 21));
  });

  it('takes no place of another list, and no invented one', async () => {
    const { next } = await ask('newest', 1);
    for (const after of [next, 'x', 'W10']) {
      const { errors } = await contract.ask(`{ listings(order: name_asc, after: "${after}") { total } }`);
      expect(errors).toEqual([expect.stringContaining('after must be')]);
    }
  });

  it('reaches so deep by page, and no deeper', async () => {
    const { errors } = await contract.ask('{ listings(page: 101, limit: 100) { total } }');
    expect(errors).toEqual([expect.stringContaining('after')]);
  });
});
