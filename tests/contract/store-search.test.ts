import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

async function search(args: string): Promise<{ slugs: unknown; errors: string }> {
  const { data, errors } = await contract.runQuery(`{ storeSearch(${args}) { slug distance } }`);
  return { slugs: data, errors: errors.join() };
}
const found = (...offices: [string, number | null][]) => ({
  slugs: {
    storeSearch: offices.map(([slug, distance]) => ({
      slug,
      distance: distance === null ? null : expect.closeTo(distance, -3),
    })),
  },
  errors: '',
});

describe('offices near a point', () => {
  it.each<[string, [string, number][]]>([
    ['latitude: 5.556, longitude: -0.197', [['osu', 1600]]],
    [
      'latitude: 6.6885, longitude: -1.6244, radius: 300000',
      [
        ['kumasi', 400],
        ['osu', 202_600],
      ],
    ],
    ['latitude: 6.6885, longitude: -1.6244, radius: 202000', [['kumasi', 400]]],
    ['latitude: 5.5572, longitude: -0.1822, radius: 1', [['osu', 0]]],
    ['address: "Kumasi"', [['kumasi', 400]]],
    ['address: "27 Lagos Avenue, East Legon"', [['osu', 9000]]],
    ['address: "Ashanti Region"', [['kumasi', 400]]],
    ['address: "ga 183 8164"', [['osu', 1600]]],
    ['zipcode: "AK-039-5028"', [['kumasi', 400]]],
    ['zipcode: "GA184"', [['osu', 1600]]],
    ['address: "Kumasi", zipcode: "GA-183-8164"', [['osu', 1600]]],
    ['address: "Kumasi", radius: 400000, is_alternate_address: false', [['osu', 203_000]]],
    ['address: "Accra", radius: 400000, is_alternate_address: true', [['kumasi', 202_300]]],
    ['address: "Kumasi", radius: 400000, type: master', [['osu', 203_000]]],
  ])('%s', async (args, offices) => {
    expect(await search(args)).toEqual(found(...offices));
  });

  it.each([
    'address: "Atlantis"',
    'zipcode: "ZZ-183-8164"',
    'address: "Bolgatanga", radius: 1000',
    'latitude: 90, longitude: 0',
    'latitude: -5, longitude: 180',
    'latitude: 5e-324, longitude: -5e-324',
  ])('is empty: %s', async (args) => {
    expect(await search(args)).toEqual(found());
  });

  it('are all offices up to the limit without a point', async () => {
    expect(await search('type: office')).toEqual(found(['kumasi', null], ['osu', null]));
  });

  it.each([
    ['zipcode: "90210"', '"90210" is not a digital address. Write it as GA-183-8164.'],
    ['latitude: 5', 'Give latitude and longitude together.'],
    ['latitude: 95, longitude: 0', 'latitude must lie between -90 and 90; it is 95.'],
    ['latitude: 5, longitude: -181', 'longitude must lie between -180 and 180; it is -181.'],
    ['address: "Accra", radius: 0', 'radius must lie between 1 and 1000000 metres; it is 0.'],
    ['address: "Accra", radius: 9999999', 'radius must lie between'],
  ])('are rejected: %s', async (args, sentence) => {
    expect((await search(args)).errors).toContain(sentence);
  });
});

it('store search › finds offices through the spatial index', async () => {
  const plan = await contract.payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return transaction.execute(sql`explain select id from offices
      where point(longitude::float8, latitude::float8) <@ box(point(-1, 5), point(0, 6))`);
  });
  expect(JSON.stringify(plan.rows)).toContain('offices_location');
});
