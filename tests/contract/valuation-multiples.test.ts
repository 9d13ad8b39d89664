import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFieldKey } from '@/schemas/dependency';
import { bakeryMultiples } from '../backend/support/bakery-multiples';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

const cedi = 100;
let count = 0;

/** Creates listings of a category, each priced at the given hundredths of its earnings. */
async function list(category: string, status: 'active' | 'sold', ...multiples: readonly (number | null)[]) {
  const { payload, offices } = contract;
  for (const multiple of multiples) {
    const number = `V-${++count}`;
    const price = multiple === null ? null : multiple * 1_000 * cedi;
    await payload.create({
      collection: 'listings',
      data: {
        ...{
          title: number,
          slug: number.toLowerCase(),
          listing_number: number,
          summary: 'S',
          description: 'D',
        },
        ...{ status, kind: 'business', category, location: 'Osu', listed_at: '2026-01-01T00:00:00.000Z' },
        ...{ office: offices.osu.id, region: offices.osu.region },
        discretionary_earnings: 100_000 * cedi,
        ...(status === 'sold' ? { sold_price: price, sold_at: '2026-02-01' } : { asking_price: price }),
        _status: 'published',
      },
    });
  }
}

it("valuation multiples › returns the multiples of a trade with the network's own sales once five of them have figures", async () => {
  await contract.payload.create({ collection: 'valuation-multiples', data: bakeryMultiples() });
  await list('Bakeries', 'active', 200, 220, 240, 260, 280, null);
  await list('Bakeries', 'sold', 150, 160, 170, 180);
  const { data, errors } = await contract.runQuery(
    '{ valuationMultiples { industry sde_low sde_mid sde_high sales_multiple asked { count low mid high } sold { count } } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    valuationMultiples: [
      {
        industry: expect.stringContaining('Bakeries'),
        ...{ sde_low: 190, sde_mid: 240, sde_high: 290, sales_multiple: 50 },
        asked: { count: 5, low: 220, mid: 240, high: 260 },
        sold: null,
      },
    ],
  });
});

it('valuation multiples › returns those of one category, whether or not it is in the table', async () => {
  await list('Kiosks', 'active', 110, 120, 130, 140, 150);
  const { data, errors } = await contract.runQuery(
    '{ kiosks: categoryMultiples(category: "Kiosks") { asked { count low mid high } sold { count } } none: categoryMultiples(category: "No such trade") { asked { count } } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    kiosks: { asked: { count: 5, low: 120, mid: 130, high: 140 }, sold: null },
    none: { asked: null },
  });
});

it('valuation multiples › is recalculated when the sale price of a listing in the trade changes', async () => {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { ValuationMultiplesDocument } = await import('@/lib/graphql/generated/operations');
  const { extensions } = await executeContract({ document: ValuationMultiplesDocument, variables: {} });
  const keys = JSON.stringify(extensions?.dependencies);
  expect(keys).toContain(listFieldKey('listings', { category: 'Bakeries', status: 'sold' }, 'sold_price'));
  expect(keys).toContain(
    listFieldKey('listings', { category: 'Bakeries', status: 'active|under_offer' }, 'asking_price'),
  );
});
