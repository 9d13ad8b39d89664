import { sql } from '@payloadcms/db-postgres/drizzle';
import fc from 'fast-check';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { savePreferences } from '@/lib/backend/buyers/preferences';
import { saveSearch } from '@/lib/backend/buyers/saved-searches';
import { searchOfCriteria, searchOfState } from '@/lib/backend/buyers/search-of-state';
import type { Listing } from '@/lib/backend/payload-types';
import type { BuyerCriteria } from '@/schemas/buyers/preferences';
import { readSearch } from '@/schemas/search/read-search';
import { listingFeatures, type SearchState } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';
import { matchesSearch } from '../contract/reference-search/matches-search';
import { readSearchRows, type SearchRow } from '../contract/reference-search/search-row';
import { isLongForm } from '../support/test-scope';
import { type BuyerTest, preferencesOf, startBuyerTest } from './support/buyers';

let network: BuyerTest;
let req: PayloadRequest;
let regions: number[];
beforeAll(async () => {
  network = await startBuyerTest();
  const { payload } = network.backend;
  req = await createLocalReq({}, payload);
  const volta = await payload.create({
    collection: 'regions',
    data: { name: 'Volta', slug: 'volta', code: 'GH-TV', latitude: 6.6, longitude: 0.47 },
  });
  regions = [network.network.region, volta.id];
});
afterAll(() => network?.backend.stop());
beforeEach(() => network.clear());

const match = async () => {
  const { matchChangedListings } = await import('@/lib/backend/buyers/match-changes');
  let count = 0;
  for (let found = 1; found > 0; count += found) found = await matchChangedListings(network.backend.payload);
  return count;
};

const dueRows = z.array(
  z.object({ buyer_id: z.number(), search_id: z.number().nullable(), since_version: z.coerce.number() }),
);

/** Preferences as the negative id of their buyer, or saved searches, with the listings in their mails. */
async function foundPairs() {
  const { findWanted } = await import('@/lib/backend/buyers/send-alerts');
  const { readChangedListings } = await import('@/lib/backend/buyers/wanted-listings');
  const pairs: string[] = [];
  for (const due of dueRows.parse(await network.rows(sql`select * from due_alerts`))) {
    const { buyer_id: buyer, search_id: search, since_version: from } = due;
    const listings = await readChangedListings(network.backend.payload, { from });
    for (const id of await findWanted({ buyer, search }, listings, req))
      pairs.push(`${search ?? -buyer} ${id}`);
  }
  return pairs.sort();
}

const towns = { 'Osu, Accra': 'Accra', Tema: 'Tema', 'Nowhere at all': null } as const;
const categories = ['Food', 'Health', 'Retail'];
const subcategories = ['Bakery', 'Pharmacy'];
const wordList = ['kente', 'harbour', 'cedar'];
const amount = fc.integer({ min: 0, max: 20 }).map((n) => n * 10_000);
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });

const listingFields = fc.record({
  category: fc.constantFrom(...categories),
  subcategory: option(fc.constantFrom(...subcategories)),
  region: fc.nat(1),
  location: fc.constantFrom('Osu, Accra', 'Tema', 'Nowhere at all'),
  kind: fc.constantFrom('business' as const, 'franchise' as const),
  status: fc.constantFrom('active' as const, 'under_offer' as const, 'sold' as const, 'withdrawn' as const),
  asking_price: option(amount.map((price) => price + 10_000)),
  down_payment: option(amount),
  discretionary_earnings: option(amount),
  total_sales: option(amount),
  employees: option(fc.integer({ min: 0, max: 20 })),
  year_established: option(fc.integer({ min: 1990, max: 2020 })),
  relocatable: fc.boolean(),
  lender_prequalified: fc.boolean(),
  word: fc.constantFrom(...wordList),
});

const chosen = <Value extends string>(values: readonly Value[], maxLength = 2) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Value[]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength })
        .map((list) => list.sort()),
    },
  );
const range = (bound: fc.Arbitrary<number>, weight = 2) =>
  fc.oneof(
    { weight, arbitrary: fc.constant({ min: null, max: null }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(option(bound), option(bound))
        .map(([first, second]) =>
          first !== null && second !== null && first > second
            ? { min: second, max: first }
            : { min: first, max: second },
        ),
    },
  );
const criteria = fc.record({
  region: chosen(['greater-accra', 'volta', 'nowhere']),
  category: chosen(categories),
  subcategory: chosen(subcategories),
  price: range(amount),
  down_payment: range(amount),
  sde: range(amount),
});
const search = fc.record({
  words: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...wordList) },
  ),
  city: chosen(['Accra', 'Tema']),
  kind: chosen(['business', 'franchise'] as const),
  feature: chosen(listingFeatures.filter((name) => name === 'relocatable' || name === 'lender_prequalified')),
  status: fc.constantFrom('for-sale' as const, 'under-offer' as const, 'sold' as const),
  sales: range(amount, 6),
  employees: range(fc.integer({ min: 0, max: 20 }), 6),
  established: range(fc.integer({ min: 1990, max: 2020 }), 6),
});

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count: number) =>
  fc.sample(arbitrary, { numRuns: count, seed: 38 });

const atMost = (figure: number | null, limit: number | null) =>
  figure === null || limit === null ? figure : Math.min(figure, limit);
const townOf = (location: string) => Object.entries(towns).find(([name]) => name === location)?.[1] ?? null;
const isInTown = ({ location }: SearchRow, { city }: SearchState) =>
  city.length === 0 || city.includes(townOf(location) ?? '');

test('matching › finds for random preferences and searches what a plain comparison finds', async () => {
  const [listingCount, searchCount] = isLongForm ? [200, 100] : [40, 24];
  const states = sample(fc.tuple(criteria, search), searchCount).map(([one, other]) =>
    readSearch(writeSearch({ ...readSearch(new URLSearchParams()), ...one, ...other })),
  );
  const wanted: { id: number; isMatch: (row: SearchRow) => boolean }[] = [];
  for (const [index, state] of states.entries()) {
    const buyer = await network.createBuyer();
    const query = writeSearch(state).toString();
    const saved = await saveSearch(buyer.id, { query, name: `${index}`, frequency: 'weekly' }, req);
    const preferences: BuyerCriteria = {
      ...{ region: state.region, category: state.category, subcategory: state.subcategory },
      ...{ price: state.price, down_payment: state.down_payment, sde: state.sde },
    };
    await savePreferences(buyer.id, preferencesOf(preferences), req);
    const [ofSearch, ofPreferences] = [searchOfState(state), searchOfCriteria(preferences)];
    wanted.push({
      id: saved?.id ?? 0,
      isMatch: (row) => matchesSearch(row, ofSearch) && isInTown(row, state),
    });
    if (JSON.stringify(preferences) !== JSON.stringify(emptyCriteria))
      wanted.push({ id: -buyer.id, isMatch: (row) => matchesSearch(row, ofPreferences) });
  }
  for (const { word, region, ...fields } of sample(listingFields, listingCount)) {
    const { id } = await network.createListing({
      ...{ ...fields, region: regions[region] ?? 0, description: `A ${word}` },
      down_payment: atMost(fields.down_payment, fields.asking_price),
      ...(fields.status === 'sold' && { sold_at: '2026-11-02' }),
    });
    expect(id).toBeGreaterThan(0);
  }
  expect(await match()).toBeGreaterThan(listingCount / 2);
  const rows = await readSearchRows(network.backend.payload);
  const expected = wanted.flatMap(({ id, isMatch }) => rows.filter(isMatch).map((row) => `${id} ${row.id}`));
  expect(expected.length).toBeGreaterThan(searchCount);
  expect(await foundPairs()).toEqual(expected.sort());
}, 600_000);

const emptyCriteria = {
  ...{ region: [], category: [], subcategory: [] },
  ...{
    price: { min: null, max: null },
    down_payment: { min: null, max: null },
    sde: { min: null, max: null },
  },
};

const food = preferencesOf({ category: ['Food'] });

test.each<[string, Partial<Listing>, Partial<Listing>]>([
  ['published', { _status: 'draft' }, { _status: 'published' }],
  ['cheaper', { asking_price: 900_000 }, { asking_price: 100_000 }],
  ['offered again', { status: 'withdrawn' }, { status: 'active' }],
])('matching › a listing that is %s is found', async (_change, before, after) => {
  const buyer = await network.createBuyer();
  const preferences = { ...food, price: { min: null, max: 500_000 } };
  await savePreferences(buyer.id, preferences, req);
  const { id } = await network.createListing({ asking_price: 100_000, ...before });
  await match();
  expect(await foundPairs()).toEqual([]);
  await network.backend.payload.update({ collection: 'listings', id, data: after });
  await match();
  expect(await foundPairs()).toEqual([`${-buyer.id} ${id}`]);
});

test('matching › ignores buyers without a confirmed address or mail, and hidden listings', async () => {
  const buyers = [
    await network.createBuyer({ status: 'unconfirmed' }),
    await network.createBuyer({ status: 'cancelled' }),
    await network.createBuyer(),
  ];
  for (const { id, status } of buyers)
    await savePreferences(id, { ...food, weekly_mail: status !== 'active' }, req);
  const hiding = await network.createBuyer();
  await savePreferences(hiding.id, food, req);
  const listing = await network.createListing({ _status: 'draft' });
  await network.rows(
    sql`insert into hidden_matches (buyer_id, listing_id) values (${hiding.id}, ${listing.id})`,
  );
  const data = { _status: 'published' as const };
  await network.backend.payload.update({ collection: 'listings', id: listing.id, data });
  await match();
  expect(await foundPairs()).toEqual([]);
});

test('matching › by two instances at once finds everything once, also after one is interrupted', async () => {
  const { matchChangedListings } = await import('@/lib/backend/buyers/match-changes');
  const buyer = await network.createBuyer();
  await savePreferences(buyer.id, food, req);
  const listings = [await network.createListing(), await network.createListing()];
  const { payload } = network.backend;
  await network.rows(
    sql`create function fail_cursor() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`,
  );
  await network.rows(
    sql`create trigger fail_cursor before update on matching_cursor for each row execute function fail_cursor()`,
  );
  await expect(matchChangedListings(payload)).rejects.toThrow();
  expect(await foundPairs()).toEqual([]);
  await network.rows(sql`drop trigger fail_cursor on matching_cursor`);
  const counts = await Promise.all([1, 2, 3].map(() => matchChangedListings(payload)));
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(await foundPairs()).toEqual(listings.map(({ id }) => `${-buyer.id} ${id}`));
  expect(await match()).toBe(0);
});

test('matching › goes on after the database was restored to an earlier state', async () => {
  await network.rows(sql`update matching_cursor set version = 1000000`);
  await match();
  const buyer = await network.createBuyer();
  await savePreferences(buyer.id, food, req);
  const { id } = await network.createListing();
  await match();
  expect(await foundPairs()).toEqual([`${-buyer.id} ${id}`]);
});

test('matching › reads the rows of a listing through the index', async () => {
  await network.rows(sql`insert into buyers (status, email, first_name, last_name, language)
    select 'active', 'many-' || n || '@example.com', 'A', 'B', 'en-GH' from generate_series(1, 5000) n`);
  await network.rows(sql`insert into buyer_criteria select id, null, 'region-' || id % 50, 'category:' || id % 20, -1, 9007199254740991, -1, 9007199254740991,
    -1, 9007199254740991, -1, 9007199254740991, -1, 9007199254740991, -1, 9007199254740991, null, null, null, null, array['active'], 0, false from buyers`);
  await network.rows(sql`analyze buyer_criteria`);
  const { wantedListings } = await import('@/lib/backend/buyers/wanted-listings');
  const { id } = await network.createListing();
  const [plan] = await network.rows(
    sql`explain (format json) select * from ${wantedListings([{ id, city: null }])} as wanted`,
  );
  expect(JSON.stringify(plan)).toContain('buyer_criteria_plain');
  expect(JSON.stringify(plan)).not.toContain('"Seq Scan","Parent Relationship":"Inner"');
});
