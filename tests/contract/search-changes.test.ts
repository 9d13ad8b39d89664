import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let ids: Map<string, number>;
beforeAll(async () => {
  contract = await startContract();
  const { payload, regions } = contract;
  const coordinates = { latitude: 5.55, longitude: -0.18 };
  await payload.update({
    collection: 'regions',
    id: regions.accra.id,
    data: {
      districts: [
        { name: 'Korle Klottey', ...coordinates },
        { name: 'Tema West', latitude: 5.65, longitude: -0.06 },
      ],
    },
  });
  const { docs } = await payload.find({ collection: 'listings', pagination: false, depth: 0 });
  ids = new Map(docs.map(({ slug, id }) => [slug, id]));
});
afterAll(() => contract.stop());

const query = `query Search($search: ListingSearch, $order: ListingOrder, $limit: Int, $after: String) {
  searchListings(search: $search, order: $order, limit: $limit, after: $after) {
    items { slug } next total corrected
    facets { regions { value count } districts { value label count } categories { value count } }
  }
}`;
const facet = z.looseObject({ value: z.string(), count: z.number() });
const answer = z.object({
  searchListings: z.object({
    items: z.array(z.object({ slug: z.string() })),
    next: z.string().nullable(),
    total: z.number(),
    corrected: z.string().nullable(),
    facets: z.object({ regions: z.array(facet), districts: z.array(facet), categories: z.array(facet) }),
  }),
});

async function search(filters: object, list: object = { order: 'name_asc' }) {
  const { data, errors } = await contract.runQuery(query, { search: filters, ...list });
  expect(errors).toEqual([]);
  const { items, ...rest } = answer.parse(data).searchListings;
  return { ...rest, slugs: items.map(({ slug }) => slug) };
}

const save = (slug: string, data: object) =>
  contract.payload.update({ collection: 'listings', id: ids.get(slug) ?? 0, data });

it('listing search › loads its index at start, before the first query', async () => {
  const { warmSearchIndex } = await import('@/lib/backend/contract/warm-search-index');
  const querySpy = vi.spyOn(contract.payload.db.pool, 'query');
  const readings = () =>
    querySpy.mock.calls.filter(([one]) =>
      JSON.stringify(one).includes('from indexed_listings where version >'),
    ).length;
  await warmSearchIndex();
  expect(readings()).toBe(1);
  expect((await search({})).total).toBe(4);
  expect(readings()).toBe(1);
  querySpy.mockRestore();
});

it('listing search › finds listings for sale or under offer by default', async () => {
  expect((await search({})).slugs).toEqual(['bakery', 'pharmacy', 'salon', 'undisclosed']);
  expect((await search({ status: ['sold'] })).slugs).toEqual(['sold-cafe']);
});

it('listing search › finds a new price, region and district at once', async () => {
  const cheap = { asking_price: { max: 10_000_00 } };
  expect((await search(cheap)).slugs).toEqual([]);
  await save('salon', { asking_price: 9_000_00 });
  expect((await search(cheap)).slugs).toEqual(['salon']);
  await save('salon', { asking_price: 50_000_00, region: contract.regions.ashanti.id });
  expect((await search(cheap)).slugs).toEqual([]);
  expect((await search({ state_slugs: ['ashanti'] })).slugs).toEqual(['pharmacy', 'salon']);
  await save('salon', { region: contract.regions.accra.id, district: 'tema-west' });
  expect((await search({ near: { latitude: 5.65, longitude: -0.06, radius_km: 2 } })).slugs).toEqual([
    'salon',
  ]);
  expect((await search({})).facets).toMatchObject({
    regions: [
      { value: 'greater-accra', count: 3 },
      { value: 'ashanti', count: 1 },
    ],
    districts: [{ value: 'tema-west', label: 'Tema West', count: 1 }],
  });
});

it('listing search › rejects a district of another region and accepts a valid one', async () => {
  await expect(save('pharmacy', { district: 'tema-west' })).rejects.toThrow(/district/i);
  const { payload, regions } = contract;
  const data = { districts: [{ name: 'Korle Klottey', latitude: 5.55, longitude: -0.18 }] };
  const removed = payload.update({ collection: 'regions', id: regions.accra.id, data });
  await expect(removed).rejects.toThrow(/districts/i);
  await save('salon', { district: null });
  await expect(payload.update({ collection: 'regions', id: regions.accra.id, data })).resolves.toBeDefined();
});

it('listing search › hides drafts until they are published', async () => {
  await contract.payload.update({
    collection: 'listings',
    id: ids.get('bakery') ?? 0,
    draft: true,
    data: { title: 'zebra', _status: 'draft' },
  });
  expect((await search({ words: 'zebra' })).slugs).toEqual([]);
  await save('bakery', { title: 'zebra', _status: 'published' });
  expect((await search({ words: 'zebra' })).slugs).toEqual(['bakery']);
  await save('bakery', { title: 'bakery' });
});

it('listing search › matches words, phrases and word forms, supports exclusion, and ignores stop words', async () => {
  await save('bakery', { description: 'Two ovens and a cold store, sold with their recipes.' });
  await save('pharmacy', { description: 'A store with a cold room.' });
  expect((await search({ words: 'cold store' })).slugs).toEqual(['bakery', 'pharmacy']);
  expect((await search({ words: '"cold store"' })).slugs).toEqual(['bakery']);
  expect((await search({ words: 'the STORES -oven' })).slugs).toEqual(['pharmacy']);
  expect((await search({ words: '-cold the' })).slugs).toEqual(['salon', 'undisclosed']);
  expect((await search({ words: '-- !' })).total).toBe(4);
});

it('listing search › finds a place by its name although no listing contains it, and never corrects it', async () => {
  await save('salon', { district: 'korle-klottey' });
  expect(await search({ words: 'Korle' })).toMatchObject({ slugs: ['salon'], corrected: null });
  expect((await search({ words: '"korle klottey" salon' })).slugs).toEqual(['salon']);
  expect((await search({ words: 'korle bakery' })).total).toBe(0);
  expect((await search({ words: '-korle' })).slugs).toEqual(['bakery', 'pharmacy', 'undisclosed']);
  expect((await search({ words: 'ashanti' })).slugs).toEqual(['pharmacy']);
});

it('listing search › corrects a typo and reports it; an unlike word finds nothing', async () => {
  expect(await search({ words: 'ovesn -pharmacy' })).toMatchObject({
    slugs: ['bakery'],
    corrected: 'ovens -pharmacy',
  });
  expect(await search({ words: '"cold stroe"' })).toMatchObject({
    slugs: ['bakery'],
    corrected: '"cold store"',
  });
  expect(await search({ words: 'xylophone' })).toMatchObject({ total: 0, corrected: null });
});

it('listing search › removes unpublished and deleted listings at once', async () => {
  await save('pharmacy', { status: 'withdrawn' });
  expect((await search({ words: 'cold' })).slugs).toEqual(['bakery']);
  await save('pharmacy', { status: 'active' });
  await contract.payload.delete({ collection: 'listings', id: ids.get('undisclosed') ?? 0 });
  expect((await search({})).slugs).toEqual(['bakery', 'pharmacy', 'salon']);
});

it('listing search › ranks matches in title or trade above other matches, across pages', async () => {
  await save('bakery', { description: 'Beside a salon.' });
  await save('pharmacy', { category: 'Salons and spas' });
  const salons = { words: 'salon' };
  expect((await search(salons, {})).slugs).toEqual(['pharmacy', 'salon', 'bakery']);
  const walked: string[] = [];
  for (let after: string | null = null, pages = 0; pages === 0 || (after && pages < 4); pages += 1) {
    const page: Awaited<ReturnType<typeof search>> = await search(salons, { limit: 1, after });
    walked.push(...page.slugs);
    after = page.next;
  }
  expect(walked).toEqual(['pharmacy', 'salon', 'bakery']);
  expect((await search(salons, { order: 'price_desc' })).slugs).toEqual(['bakery', 'pharmacy', 'salon']);
});

it('listing search › corrects to place names, which then find all listings there, and splits joined words', async () => {
  const { payload, regions } = contract;
  const at = { latitude: 6.69, longitude: -1.62 };
  const data = { districts: [{ name: 'Kumasi Metropolitan', ...at }] };
  await payload.update({ collection: 'regions', id: regions.ashanti.id, data });
  await save('pharmacy', { district: 'kumasi-metropolitan', description: 'Beside a chop-bar.' });
  expect(await search({ words: 'kumassi' })).toMatchObject({ slugs: ['pharmacy'], corrected: 'kumasi' });
  expect(await search({ words: 'pharmacy kumassi' })).toMatchObject({
    slugs: ['pharmacy'],
    corrected: 'pharmacy kumasi',
  });
  expect(await search({ words: 'ashnati' })).toMatchObject({ slugs: ['pharmacy'], corrected: 'ashanti' });
  expect(await search({ words: 'chopbar' })).toMatchObject({ slugs: ['pharmacy'], corrected: '"chop bar"' });
  expect(await search({ words: 'besidebar' })).toMatchObject({ total: 0, corrected: null });
  await save('pharmacy', { district: null });
});

it('listing search › finds a trade by the name of its practitioner', async () => {
  await save('salon', { description: 'A baker rents the yard.' });
  expect((await search({ words: 'baker' })).slugs).toEqual(['bakery', 'salon']);
  expect((await search({ words: 'salon -baker' })).slugs).not.toContain('salon');
  expect((await search({ words: 'bakery -baker' })).slugs).toEqual(['bakery']);
});

it('listing search › does not correct a short word to another word', async () => {
  await save('bakery', { description: 'Kente by the yard.' });
  expect(await search({ words: 'kenkey' })).toMatchObject({ total: 0, corrected: null });
  expect(await search({ words: 'kenet' })).toMatchObject({ slugs: ['bakery'], corrected: 'kente' });
});

it('listing search › finds nothing for an unknown office and rejects invalid searches', async () => {
  expect((await search({ tribe_slug: 'nowhere' })).total).toBe(0);
  const distant = { near: { latitude: 5, longitude: 0, radius_km: 9_000 } };
  const { errors } = await contract.runQuery(query, { search: distant });
  expect(errors.join()).toContain('near.radius_km');
});

it('listing search › follows changes written outside the backend and reloads after a database restore', async () => {
  const { pool } = contract.payload.db;
  await pool.query(`update listings set category = 'Beauty' where slug = 'salon'`);
  expect((await search({ categories: ['Beauty'] })).slugs).toEqual(['salon']);
  await pool.query(`delete from indexed_listings where id = (select id from listings where slug = 'salon')`);
  expect((await search({})).slugs).toEqual(['bakery', 'pharmacy']);
});

it('listing search › returns list fields as the collection does, without hidden ones', async () => {
  const { createContractContext } = await import('@/lib/backend/contract/context');
  const { findListingsByIds } = await import('@/lib/backend/contract/reads/find-listings-by-ids');
  const { findByIds } = await import('@/lib/backend/contract/reads/public-documents');
  const all = [...ids.values()];
  const listed = await findListingsByIds(await createContractContext(), all);
  const documents = await findByIds(await createContractContext(), 'listings', all);
  const ofStaff = ['_status', 'revision', 'revised_by'];
  const fields = contract.payload.collections.listings.config.flattenedFields
    .map(({ name }) => name)
    .filter((name) => !ofStaff.includes(name));
  const toPlain = (docs: typeof documents) =>
    docs.map((doc) => fields.map((field) => [doc.slug, field, Reflect.get(doc, field) ?? null])).sort();
  expect(listed.length).toBe(4);
  expect(toPlain(listed)).toEqual(toPlain(documents));
});
