import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuyerCallName } from '@/schemas/buyers/buyer-calls';
import { type BuyerDevice, type BuyerTest, preferencesOf, startBuyerTest } from './support/buyers';

let network: BuyerTest;
let device: BuyerDevice;
beforeAll(async () => {
  network = await startBuyerTest();
});
afterAll(() => network?.backend.stop());
beforeEach(async () => {
  await network.clear();
  device = await network.signIn(await network.createBuyer());
});

const statusOf = async (name: BuyerCallName, body: unknown, on: BuyerDevice = device) =>
  (await on.post(name, body)).status;

describe('saved listings', () => {
  test('are the same on two devices, newest first, however often one is saved', async () => {
    const buyer = await network.createBuyer();
    const [phone, laptop] = [await network.signIn(buyer), await network.signIn(buyer)];
    const [first, second] = [await network.createListing(), await network.createListing()];
    for (const { slug } of [first, second, first])
      await phone.call('save-listing', { listing: slug, isSaved: true });
    expect(await laptop.call('saved-slugs', {})).toEqual({ saved: [second.slug, first.slug] });
    const left = await laptop.call('save-listing', { listing: second.slug, isSaved: false });
    expect(left).toEqual({ saved: [first.slug] });
    await laptop.call('save-listing', { listing: second.slug, isSaved: false });
    expect(await phone.call('saved-slugs', {})).toEqual({ saved: [first.slug] });
  });

  test('have a note of their own, and what changed since they were saved', async () => {
    const { id, slug } = await network.createListing({ asking_price: 90_000_00 });
    await device.call('save-listing', { listing: slug, isSaved: true });
    await device.call('note-listing', { listing: slug, note: 'Ask about the lease' });
    const data = { asking_price: 80_000_00, status: 'under_offer' as const };
    await network.backend.payload.update({ collection: 'listings', id, data });
    const { listings } = await device.call('saved-listings', {});
    expect(listings).toMatchObject([
      {
        listing: {
          slug,
          href: `/buy-a-business/listings/${slug}`,
          asking_price: 80_000_00,
          location: 'Osu, Accra',
        },
        note: 'Ask about the lease',
        changes: [
          { kind: 'price', from: 90_000_00, to: 80_000_00 },
          { kind: 'status', from: 'active', to: 'under_offer' },
        ],
      },
    ]);
  });

  test('are removed with their listing, and hidden while it is not public', async () => {
    const [withdrawn, deleted] = [await network.createListing(), await network.createListing()];
    for (const { slug } of [withdrawn, deleted])
      await device.call('save-listing', { listing: slug, isSaved: true });
    const { payload } = network.backend;
    await payload.delete({ collection: 'listings', id: deleted.id });
    await payload.update({ collection: 'listings', id: withdrawn.id, data: { status: 'withdrawn' } });
    expect(await device.call('saved-listings', {})).toEqual({ listings: [] });
    await payload.update({ collection: 'listings', id: withdrawn.id, data: { status: 'active' } });
    expect(await device.call('saved-slugs', {})).toEqual({ saved: [withdrawn.slug] });
  });

  test('are public listings only', async () => {
    const { slug } = await network.createListing({ status: 'withdrawn' });
    expect(await statusOf('save-listing', { listing: slug, isSaved: true })).toBe(404);
    expect(await statusOf('record-view', { listing: slug })).toBe(404);
    expect(await statusOf('note-listing', { listing: slug, note: 'x' })).toBe(404);
    expect(await device.call('saved-slugs', {})).toEqual({ saved: [] });
  });

  test('that are confidential have no picture', async () => {
    const images = [network.network.picture];
    const [open, confidential] = [
      await network.createListing({ images }),
      await network.createListing({ images, confidential: true }),
    ];
    for (const { slug } of [open, confidential]) await device.call('record-view', { listing: slug });
    const { listings } = await device.call('viewed-listings', {});
    expect(listings.map(({ slug, image }) => [slug, image.startsWith('/media/')])).toEqual([
      [confidential.slug, false],
      [open.slug, true],
    ]);
  });
});

describe('preferences', () => {
  test('are stored, and counted while they are chosen', async () => {
    await network.createListing({ asking_price: 100_00 });
    await network.createListing({ asking_price: 900_00 });
    await network.createListing({ category: 'Health' });
    const { weekly_mail: _mail, ...criteria } = preferencesOf({
      ...{ category: ['Food'], price: { min: null, max: 500_00 } },
    });
    expect(await device.call('count-matches', criteria)).toEqual({ count: 1, isCapped: false });
    const saved = await device.call('save-preferences', { ...criteria, weekly_mail: true });
    expect(saved.message).toBe('Your buyer preference has been updated');
    expect(await device.call('preferences', {})).toEqual({ ...criteria, weekly_mail: true });
  });

  test('offer the regions and trades of listings for sale', async () => {
    await network.createListing({ category: 'Food', subcategory: 'Bakery' });
    await network.createListing({ category: 'Food' });
    await network.createListing({ category: 'Health', status: 'sold', sold_at: '2026-11-02' });
    expect(await device.call('preference-options', {})).toEqual({
      regions: [{ value: 'greater-accra', label: 'Greater Accra' }],
      categories: [{ value: 'Food', subcategories: ['Bakery'] }],
    });
  });
});

describe('matches', () => {
  test('without preferences are none', async () => {
    await network.createListing();
    expect(await device.call('matches', { page: 1 })).toEqual({
      ...{ hasPreferences: false, matches: [], total: 0, pages: 0 },
    });
  });

  test('are ordered by fit, say what they miss, and leave out what misses more', async () => {
    const sde = (discretionary_earnings: number | null) => network.createListing({ discretionary_earnings });
    const near = await sde(92_000_00);
    const full = await sde(100_000_00);
    const unknown = await sde(null);
    const nearer = await sde(95_000_00);
    await sde(79_000_00);
    await network.createListing({ category: 'Health', discretionary_earnings: 100_000_00 });
    const range = { min: 100_000_00, max: null };
    await device.call('save-preferences', preferencesOf({ category: ['Food'], sde: range }));
    await device.call('save-listing', { listing: full.slug, isSaved: true });
    const { matches, total } = await device.call('matches', { page: 1 });
    const met = { criterion: 'category', isMet: true, side: null, percent: null };
    const missed = (side: string | null, percent: number | null) => [
      met,
      { criterion: 'sde', isMet: false, side, percent },
    ];
    expect(total).toBe(4);
    expect(matches.map(({ listing, isSaved, reasons }) => [listing.slug, isSaved, reasons])).toEqual([
      [full.slug, true, [met, { ...met, criterion: 'sde' }]],
      [nearer.slug, false, missed('below', 5)],
      [near.slug, false, missed('below', 8)],
      [unknown.slug, false, missed(null, null)],
    ]);
  });

  test('that are hidden stay hidden, until they are shown again', async () => {
    const { slug } = await network.createListing();
    await device.call('save-preferences', preferencesOf({ category: ['Food'] }));
    await device.call('hide-match', { listing: slug, isHidden: true });
    await device.call('hide-match', { listing: slug, isHidden: true });
    expect(await device.call('matches', { page: 1 })).toMatchObject({ hasPreferences: true, total: 0 });
    await device.call('hide-match', { listing: slug, isHidden: false });
    expect(await device.call('matches', { page: 1 })).toMatchObject({ total: 1, pages: 1 });
  });
});

describe('saved searches', () => {
  test('are stored once, without order and page', async () => {
    const query = 'category=Food&price_max=5000&sort=price_asc&view=map';
    const first = await device.call('save-search', { query, name: 'Food', frequency: 'daily' });
    const again = await device.call('save-search', {
      ...{ query: 'price_max=5000&category=Food', name: 'Cheap food', frequency: 'weekly' },
    });
    expect(again).toEqual({ ...first, name: 'Cheap food', frequency: 'weekly' });
    expect(await device.call('searches', {})).toEqual({ searches: [again] });
    expect(again.query).toBe('category=Food&price_max=5000');
    await device.call('update-search', { id: first.id, name: 'Food', frequency: 'never' });
    expect(await device.call('searches', {})).toEqual({
      searches: [{ ...first, name: 'Food', frequency: 'never' }],
    });
    await device.call('delete-search', { id: first.id });
    expect(await device.call('searches', {})).toEqual({ searches: [] });
  });

  test('are at most fifty', async () => {
    const search = (n: number) => ({ query: `price_max=${n}`, name: 'x', frequency: 'never' as const });
    for (let n = 1; n <= 50; n += 1) await device.call('save-search', search(n));
    expect(await statusOf('save-search', search(51))).toBe(422);
    expect(await statusOf('save-search', search(50))).toBe(200);
  });
});

describe('the calls of another buyer', () => {
  test('read and change nothing', async () => {
    const stranger = await network.signIn(await network.createBuyer());
    const { slug } = await network.createListing();
    await device.call('save-listing', { listing: slug, isSaved: true });
    await device.call('note-listing', { listing: slug, note: 'secret' });
    await device.call('record-view', { listing: slug });
    await device.call('hide-match', { listing: slug, isHidden: true });
    await device.call('save-preferences', preferencesOf({ category: ['Food'] }));
    const search = await device.call('save-search', {
      ...{ query: 'words=secret', name: 'secret', frequency: 'never' },
    });
    const stored = () =>
      network.rows(sql`select (select json_agg(s) from saved_listings s) as saved, (select json_agg(s) from saved_searches s) as searches,
        (select json_agg(c) from buyer_criteria c) as criteria, (select json_agg(h) from hidden_matches h) as hidden,
        (select json_agg(v) from viewed_listings v) as viewed`);
    const before = await stored();
    const ids = [search.id, ...Array.from({ length: 100 }, (_, n) => n + 1)];
    for (const id of ids) {
      await stranger.post('update-search', { id, name: 'mine', frequency: 'instant' });
      await stranger.post('delete-search', { id });
    }
    expect(await statusOf('note-listing', { listing: slug, note: 'changed' }, stranger)).toBe(404);
    await stranger.call('save-listing', { listing: slug, isSaved: false });
    await stranger.call('hide-match', { listing: slug, isHidden: false });
    expect(await stored()).toEqual(before);
    for (const name of [
      'searches',
      'saved-listings',
      'viewed-listings',
      'preferences',
      'saved-slugs',
    ] as const)
      expect(JSON.stringify(await stranger.call(name, {}))).not.toMatch(/secret|Food|listing-/);
  });

  test('without a session are refused', async () => {
    const cancelled = await network.signIn(await network.createBuyer({ status: 'cancelled' }));
    for (const name of ['saved-listings', 'matches', 'searches', 'preferences'] as const)
      expect(await statusOf(name, {}, cancelled)).toBe(401);
  });
});

test('what a buyer saved is deleted with the account', async () => {
  const buyer = await network.createBuyer();
  const own = await network.signIn(buyer);
  const { slug } = await network.createListing();
  await own.call('save-listing', { listing: slug, isSaved: true });
  await own.call('save-search', { query: 'category=Food', name: 'Food', frequency: 'weekly' });
  await own.call('save-preferences', preferencesOf({ category: ['Food'] }));
  await network.backend.payload.delete({ collection: 'buyers', id: buyer.id });
  const [left] = await network.rows(sql`select (select count(*) from saved_listings)::int as saved,
    (select count(*) from saved_searches)::int as searches, (select count(*) from buyer_criteria)::int as criteria`);
  expect(left).toEqual({ saved: 0, searches: 0, criteria: 0 });
});

test('a buyer who writes too often has to wait', async () => {
  const { slug } = await network.createListing();
  const buyer = await network.createBuyer();
  const own = await network.signIn(buyer);
  await own.call('record-view', { listing: slug });
  await network.rows(sql`update form_attempts set points = 600 where key = ${`buyer_write:${buyer.id}`}`);
  const refused = await own.post('record-view', { listing: slug });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf('record-view', { listing: slug })).toBe(200);
});
