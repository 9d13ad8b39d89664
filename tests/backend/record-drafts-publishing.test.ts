import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as recordDrafts from '@/lib/backend/migrations/20261123_000090_record_drafts';
import * as officeCounties from '@/lib/backend/migrations/20261125_000150_office_counties';
import * as fullNames from '@/lib/backend/migrations/20261125_000170_full_names';
import * as districts from '@/lib/backend/migrations/20261126_000280_districts';
import * as listingMarks from '@/lib/backend/migrations/20261126_000281_listing_marks';
import * as daysOff from '@/lib/backend/migrations/20261126_000300_days_off';
import * as searchedListings from '@/lib/backend/migrations/20261126_000320_searched_listings';
import * as namedWords from '@/lib/backend/migrations/20261126_000330_named_words';
import * as weightedWords from '@/lib/backend/migrations/20261126_000340_weighted_words';
import { asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { completeRecord, type Drafted, drafted, openStaff } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let request: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  request = await openStaff();
});
afterAll(() => backend.stop());

const backendAndNetwork = () => ({ payload: backend.payload, network });

async function create(collection: Drafted, fields: object = {}, query = ''): Promise<number> {
  const body = { ...completeRecord(collection, network), ...fields };
  const { doc, responseBody } = await request('network-admin', `/${collection}${query}`, {
    method: 'POST',
    body,
  });
  if (!doc) throw new Error(JSON.stringify(responseBody));
  return doc.id;
}

const change = (path: string, body: object) => request('network-admin', path, { method: 'PATCH', body });
const remove = (path: string, revision: number) =>
  request('network-admin', path, { method: 'DELETE', revision });

test('record drafts › the migration to drafts publishes existing records as complete first versions', async () => {
  const { payload } = backend;
  const picture = await createOwn(backendAndNetwork(), 'media', {}, asSystem);
  const ids = {
    offices: await create('offices', {
      territories: ['Osu', 'Labone'],
      tribe_types: ['office', 'master'],
      opening_hours: { tribe_opening_hours: [{ day: 'monday', opens: '08:00', closes: '17:00' }] },
      telephone_url_triggers: [{ name: 'gclid', value: '1', number: '+233302123456' }],
      contents: [
        { name: 'a', type: 'text', value: 'Words' },
        { name: 'b', type: 'media', media: [picture] },
      ],
    }),
    people: await create('people', { languages: ['Twi', 'Ga'], avatar: picture }),
    listings: await create('listings', { images: [picture], asking_price: 100 }),
    menus: await create('menus', {
      items: [
        {
          ...{ label: 'Above', leads_to: 'office', office: network.own },
          children: [{ label: 'Below', leads_to: 'url', url: '/blog' }],
        },
      ],
    }),
  };
  const read = async (collection: Drafted, locale: 'all' | 'en-GH' = 'all') => {
    const where = { id: { equals: ids[collection] } };
    const { docs } = await payload.find({
      collection,
      where,
      draft: true,
      depth: 0,
      locale,
      showHiddenFields: true,
    });
    return docs;
  };
  const before = await Promise.all(drafted.map(({ collection }) => read(collection)));
  expect(before.flat()).toHaveLength(4);
  const as = { db: payload.db.drizzle, payload, req: await createLocalReq({}, payload) };
  // Migrations that changed the same tables later are reverted first.
  await weightedWords.down(as);
  await namedWords.down(as);
  await searchedListings.down(as);
  await daysOff.down(as);
  await listingMarks.down(as);
  await districts.down(as);
  await fullNames.down(as);
  await officeCounties.down(as);
  await recordDrafts.down(as);
  const { rows } = await payload.db.drizzle.execute(sql`select to_regclass('_offices_v') as versions`);
  expect(rows).toEqual([{ versions: null }]);
  await recordDrafts.up(as);
  await officeCounties.up(as);
  await fullNames.up(as);
  await districts.up(as);
  await listingMarks.up(as);
  await daysOff.up(as);
  await searchedListings.up(as);
  await namedWords.up(as);
  await weightedWords.up(as);
  expect(await Promise.all(drafted.map(({ collection }) => read(collection)))).toEqual(before);
  for (const { collection } of drafted) {
    const saved = await change(`/${collection}/${ids[collection]}?draft=true`, { revision: 1 });
    expect(saved, collection).toMatchObject({ status: 200, doc: { _status: 'draft', revision: 2 } });
  }
});

test('record drafts › a record that a draft refers to is protected from deletion, and an archived one stays hidden whatever was drafted', async () => {
  const office = await create('offices');
  const listing = await create('listings', { office });
  const agent = await create('people');
  expect((await change(`/listings/${listing}?draft=true`, { agent, revision: 1 })).status).toBe(200);
  expect(await remove(`/people/${agent}`, 1)).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringMatching(/it is used by 1 listing/) }],
  });
  const picture = await createOwn(backendAndNetwork(), 'media', {}, asSystem);
  const { filename } = await backend.payload.findByID({ collection: 'media', id: picture });
  const about = { about: `![shop](/media/${filename})`, revision: 1 };
  expect((await change(`/people/${await create('people')}?draft=true`, about)).status).toBe(200);
  expect(await remove(`/media/${picture}`, 1)).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringMatching(/it is used by 1 person/) }],
  });

  const archived = await request('network-admin', `/offices/${office}/archive`, {
    method: 'POST',
    revision: 1,
  });
  expect(archived.responseBody).toMatchObject({ message: expect.stringMatching(/1 listing/) });
  const drafts = await backend.payload.findByID({
    collection: 'listings',
    id: listing,
    draft: true,
    depth: 0,
  });
  expect(drafts).toMatchObject({ status: 'withdrawn', agent, revision: 3, _status: 'draft' });
  expect(await backend.payload.findByID({ collection: 'listings', id: listing, depth: 0 })).toMatchObject({
    ...{ status: 'withdrawn', agent: null, revision: 3, _status: 'published' },
  });
  const open = { status: 'active', _status: 'published', revision: 3 };
  expect(await change(`/listings/${listing}`, open)).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringContaining('is closed') }],
  });
  expect((await change(`/listings/${listing}?draft=true`, { status: 'active', revision: 3 })).status).toBe(
    200,
  );
});

test('record drafts › a drafted address takes effect when it is published, with its redirects and child pages', async () => {
  const { payload } = backend;
  const office = await create('offices', { slug: 'before' });
  const from = '/locations/greater-accra/before/old';
  const { id: redirect } = await payload.create({
    collection: 'redirects',
    data: { from, to: '/blog', scope: 'office', office },
  });
  const redirects = async () => {
    const { docs } = await payload.find({ collection: 'redirects', sort: 'id', depth: 0, limit: 100 });
    return docs.map((one) => one.from);
  };
  await change(`/offices/${office}?draft=true`, { slug: 'after', revision: 1 });
  expect(await redirects()).toEqual([from]);
  expect((await change(`/offices/${office}`, { _status: 'published', revision: 2 })).status).toBe(200);
  expect(await payload.findByID({ collection: 'redirects', id: redirect })).toMatchObject({
    from: '/locations/greater-accra/after/old',
  });
  expect(await redirects()).toContain('/locations/greater-accra/before');
});

test('record drafts › several locales of a menu are drafted and published together', async () => {
  const menu = await create('menus', { name: 'tongues' });
  const { items } = await backend.payload.findByID({ collection: 'menus', id: menu, depth: 0 });
  const label = (text: string) => (items ?? []).map((item) => ({ ...item, label: text }));
  await change(`/menus/${menu}?draft=true&locale=fr-CA`, { items: label('Bureaux'), revision: 1 });
  const publicMenu = async (locale: 'en-GH' | 'fr-CA') => {
    const { docs } = await backend.payload.find({
      ...{ collection: 'menus', where: { id: { equals: menu } }, locale, depth: 0, overrideAccess: false },
    });
    return docs[0]?.items?.[0]?.label;
  };
  expect([await publicMenu('en-GH'), await publicMenu('fr-CA')]).toEqual(['shown', 'shown']);
  expect((await change(`/menus/${menu}`, { _status: 'published', revision: 2 })).status).toBe(200);
  expect([await publicMenu('en-GH'), await publicMenu('fr-CA')]).toEqual(['shown', 'Bureaux']);
});
