import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createContractContext } from '@/lib/backend/contract/context';
import { findListings } from '@/lib/backend/contract/reads/find-listings';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { listKey, recordKey } from '@/schemas/dependency';
import { asSystem } from './support/cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { createNetwork, type Network, officeData } from './support/network';
import { createOwn, ownDocument, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

type Headers = Record<string, string>;
let backend: TestBackend;
let network: Network;
let api: CmsApi;
let admin: Headers;
let editor: Headers;

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  api = await openCmsApi();
  admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  editor = await signIn(api, 'office-editor@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const published = { _status: 'published' as const };
const page = { title: 'Home', layout: 'default' as const, ...published };

async function archive(path: string, headers: Headers) {
  const answer = await api(`${path}/archive`, { method: 'POST', headers });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

/** An office with one of everything, and an agent with a page. */
async function makeOffice(slug: string) {
  const { payload } = backend;
  const office = (await payload.create({ collection: 'offices', data: officeData(network.region, slug) })).id;
  const make = (
    collection: 'pages' | 'website-sections' | 'posts' | 'listings' | 'reviews' | 'people',
    fields: Record<string, unknown>,
  ) =>
    createOwn(
      { payload, network },
      collection,
      { ...(collection === 'listings' ? { office } : ownedBy(office)), ...fields },
      asSystem,
    );
  const agent = await make('people', { is_agent: true, slug: `agent-${slug}` });
  const agentPage = { ...page, route: 'AgentCustomPage', slug: `me-${slug}` };
  return {
    office,
    agent,
    page: await make('pages', { ...page, route: 'LocationDetail' }),
    agentPage: await make('pages', { ...agentPage, ...ownedBy(null), scope: 'agent', agent }),
    section: await make('website-sections', published),
    post: await make('posts', published),
    review: await make('reviews', { published: true }),
    listing: await make('listings', { status: 'active', agent }),
    sold: await make('listings', { status: 'sold', sold_at: '2026-02-01', sold_price: 100 }),
  };
}

const row = (collection: Parameters<typeof storedRow>[1], id: number) =>
  storedRow(backend.payload, collection, id);

async function states(made: Awaited<ReturnType<typeof makeOffice>>) {
  return {
    office: (await row('offices', made.office))?.status,
    agent: (await row('people', made.agent))?.show_on_website,
    page: (await row('pages', made.page))?._status,
    agentPage: (await row('pages', made.agentPage))?._status,
    section: (await row('website-sections', made.section))?._status,
    post: (await row('posts', made.post))?._status,
    review: (await row('reviews', made.review))?.published,
    listing: (await row('listings', made.listing))?.status,
    sold: (await row('listings', made.sold))?.status,
  };
}

const shown = {
  ...{ office: 'Active', agent: true, page: 'published', agentPage: 'published', section: 'published' },
  ...{ post: 'published', review: true, listing: 'active', sold: 'sold' },
};
const hidden = {
  ...{ office: 'Closed', agent: false, page: 'draft', agentPage: 'draft', section: 'draft' },
  ...{ post: 'draft', review: false, listing: 'withdrawn', sold: 'sold' },
};

describe('archiving an office', () => {
  test('takes all of it from the website, and nothing of another', async () => {
    const [made, other] = [await makeOffice('ho'), await makeOffice('wa')];
    const { status, body } = await archive(`/offices/${made.office}`, admin);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/2 pages.*1 website section.*1 listing.*1 person.*1 office/) },
    });
    expect(await states(made)).toEqual(hidden);
    expect(await states(other)).toEqual(shown);
    const paging = { page: 1, limit: 10 };
    const found = await findListings(await createContractContext(), {
      filter: {},
      order: 'newest',
      paging,
    });
    const ids = [...found.ids].sort((a, b) => a - b);
    expect(ids).toEqual([made.sold, other.listing, other.sold]);
  });

  test('writes each document once more in the name of whoever archives, and renews what shows it', async () => {
    const { payload } = backend;
    const made = await makeOffice('axim');
    const before = await row('listings', made.listing);
    const { position } = await readNewestRenewals(payload);
    await archive(`/offices/${made.office}`, admin);
    for (const [collection, id] of [
      ['listings', made.listing],
      ['reviews', made.review],
      ['people', made.agent],
      ['offices', made.office],
      ['pages', made.page],
    ] as const)
      expect(await row(collection, id), collection).toMatchObject({
        revision: 2,
        revised_by: 'network-admin',
      });
    expect(await row('listings', made.sold)).toMatchObject({ revision: 1 });
    const after = await row('listings', made.listing);
    expect(Date.parse(`${after?.updatedAt}`)).toBeGreaterThan(Date.parse(`${before?.updatedAt}`));
    const { renewals } = await readRenewalsSince(payload, position);
    expect(renewals).toEqual(
      expect.arrayContaining([
        recordKey('listings', made.listing),
        listKey('listings', { office: made.office }),
        recordKey('reviews', made.review),
        recordKey('people', made.agent),
        recordKey('offices', made.office),
        recordKey('pages', made.page),
      ]),
    );
    expect(renewals).not.toContain(recordKey('listings', made.sold));
  });

  test('is not kept up by what an earlier release left of people and listings', async () => {
    const { payload } = backend;
    const made = await makeOffice('half-assini');
    const { drizzle } = payload.db;
    await drizzle.execute(`update people set is_agent = true, slug = null where id = ${made.agent}`);
    expect((await archive(`/offices/${made.office}`, admin)).status).toBe(200);
    expect(await states(made)).toEqual(hidden);
  });

  test('is all or nothing, and says what stands in the way', async () => {
    const { payload } = backend;
    const made = await makeOffice('kete');
    // As an earlier release could have left it: what is stored passes no check any more.
    const { drizzle } = payload.db;
    await drizzle.execute(`alter table posts add constraint stricter check (id <> ${made.post}) not valid`);
    const { status, body } = await archive(`/offices/${made.office}`, admin);
    expect(JSON.stringify(body)).toMatch(
      new RegExp(`Nothing was archived: the post “[^”]+” .number ${made.post}. stands in the way`),
    );
    expect(status).toBe(409);
    expect(await states(made)).toEqual(shown);
    await drizzle.execute('alter table posts drop constraint stricter');
  });

  test('of a thousand listings asks the database little more than of one', async () => {
    const { payload } = backend;
    const made = await makeOffice('wenchi');
    await payload.db.drizzle.execute(`
      insert into listings (listing_number, slug, title, summary, description, status, kind, category, location,
        region_id, office_id, listed_at)
      select 'W-' || n, 'wenchi-' || n, title, summary, description, status, kind, category, location,
        region_id, office_id, listed_at
      from listings, generate_series(1, 999) n where id = ${made.listing}`);
    const client = await payload.db.pool.connect();
    client.release();
    const asked = vi.spyOn(Object.getPrototypeOf(client), 'query');
    const begun = performance.now();
    const { body } = await archive(`/offices/${made.office}`, admin);
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    console.info(`${statements} statements, ${Math.round(performance.now() - begun)} ms`);
    expect(body).toMatchObject({ message: expect.stringContaining('1000 listings') });
    expect(statements).toBeLessThan(400);
    const where = { office: { equals: made.office }, status: { equals: 'withdrawn' } };
    expect((await payload.count({ collection: 'listings', where })).totalDocs).toBe(1_000);
  });

  test('is for those who may delete it', async () => {
    const made = await makeOffice('bawku');
    expect((await archive(`/offices/${made.office}`, {})).status).toBe(403);
    expect((await archive(`/offices/${network.own}`, editor)).status).toBe(403);
    expect((await archive('/offices/99999', admin)).status).toBe(403);
    expect((await archive('/offices/x', admin)).status).toBe(404);
    expect((await archive(`/regions/${network.region}`, admin)).status).toBe(404);
    expect(await states(made)).toEqual(shown);
  });
});

describe('a closed office', () => {
  const save = async (path: string, body: object, method: 'POST' | 'PATCH' = 'PATCH') => {
    const answer = await api(path, { method, headers: admin, body });
    return { status: answer.status, text: await answer.text() };
  };
  const refused = {
    status: 409,
    text: expect.stringMatching(/The office “[^”]+” is closed.*Save it hidden/),
  };

  test('puts nothing on the website until it is opened again', async () => {
    const made = await makeOffice('keta');
    expect((await archive(`/offices/${made.office}`, admin)).status).toBe(200);
    const { data } = ownDocument('listings', { ...network, own: made.office });
    const shown = { ...data, status: 'active' };
    expect(await save('/listings', shown, 'POST')).toMatchObject(refused);
    const tries: [string, object][] = [
      [`/listings/${made.listing}`, { status: 'under_offer' }],
      [`/posts/${made.post}`, published],
      [`/pages/${made.page}`, published],
      [`/pages/${made.agentPage}`, published],
      [`/website-sections/${made.section}`, published],
      [`/reviews/${made.review}`, { published: true }],
      [`/people/${made.agent}`, { show_on_website: true }],
    ];
    for (const [path, body] of tries)
      expect(await save(path, { ...body, revision: 2 }), path).toMatchObject(refused);
    expect(await states(made)).toEqual(hidden);
    expect((await save('/listings', { ...data, status: 'draft' }, 'POST')).status).toBe(201);
    expect((await save(`/posts/${made.post}?draft=true`, { title: 'Mended', revision: 2 })).status).toBe(200);
    expect((await save(`/offices/${made.office}`, { status: 'Active', revision: 2 })).status).toBe(200);
    for (const [path, body] of tries)
      expect((await save(path, { ...body, revision: path.startsWith('/posts') ? 3 : 2 })).status, path).toBe(
        200,
      );
  });

  test('has nothing on the website that was saved or made while it was archived', async () => {
    for (let round = 0; round < 3; round += 1) {
      const made = await makeOffice(`anloga-${round}`);
      const making = () => ({
        ...ownDocument('listings', { ...network, own: made.office }).data,
        status: 'active',
      });
      const saves = [
        ...[made.listing, made.sold].map((id) => save(`/listings/${id}`, { title: 'Saved', revision: 1 })),
        save(`/posts/${made.post}`, { title: 'Saved', revision: 1, ...published }),
        save(`/pages/${made.page}`, { title: 'Saved', revision: 1, ...published }),
        save(`/people/${made.agent}`, { role: 'Saved', revision: 1 }),
        save(`/reviews/${made.review}`, { quote: 'Saved', revision: 1 }),
      ];
      const archiving = archive(`/offices/${made.office}`, admin);
      const creations = Array.from({ length: 6 }, () => save('/listings', making(), 'POST'));
      const answers = await Promise.all([...saves, ...creations]);
      expect((await archiving).body).toMatchObject({ message: expect.stringContaining('Taken') });
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
      expect(await states(made)).toEqual(hidden);
      const where = { office: { equals: made.office }, status: { equals: 'active' } };
      expect((await backend.payload.count({ collection: 'listings', where })).totalDocs).toBe(0);
    }
  });

  test('is archived after all when a save and the archiving wait for each other', async () => {
    const { payload } = backend;
    const made = await makeOffice('sogakope');
    const other = await payload.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(`select 1 from listings where id = ${made.listing} for update`);
      const archiving = archive(`/offices/${made.office}`, admin);
      await vi.waitFor(async () => {
        const waiting = await payload.db.pool.query(`select 1 from pg_locks where not granted`);
        expect(waiting.rowCount).toBeGreaterThan(0);
      });
      // The one that waits longest is ended, which is the archiving.
      await other.query("set local deadlock_timeout = '30s'");
      await other.query(`select 1 from offices where id = ${made.office} for key share`);
      await other.query('commit');
      expect((await archiving).status).toBe(200);
    } finally {
      other.release();
    }
    expect(await states(made)).toEqual(hidden);
  });
});

describe('archiving a person', () => {
  test('hides the person and their own pages, by an editor of the office', async () => {
    const { payload } = backend;
    const world = { payload, network };
    const agent = await createOwn(world, 'people', { is_agent: true, slug: 'ama' }, asSystem);
    const own = { ...page, route: 'AgentCustomPage', scope: 'agent', office: null, agent };
    const agentPage = await createOwn(world, 'pages', own, asSystem);
    const listing = await createOwn(world, 'listings', { agent, status: 'active' }, asSystem);
    expect((await archive(`/people/${agent}`, editor)).status).toBe(200);
    expect((await row('people', agent))?.show_on_website).toBe(false);
    expect((await row('pages', agentPage))?._status).toBe('draft');
    expect((await row('listings', listing))?.status).toBe('active');
  });

  test('of another office, or who leads the network, is refused', async () => {
    const world = { payload: backend.payload, network };
    const foreign = await createOwn(world, 'people', ownedBy(network.other), asSystem);
    const leader = await createOwn(world, 'people', { leadership: true }, asSystem);
    for (const id of [foreign, leader]) {
      expect((await archive(`/people/${id}`, editor)).status).toBe(403);
      expect((await row('people', id))?.show_on_website).toBe(true);
    }
  });
});

test('a refused removal is told through the API, without a word of SQL', async () => {
  const { office } = await makeOffice('enchi');
  const answer = await api(`/offices/${office}`, { method: 'DELETE', headers: admin });
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toMatch(/“enchi” cannot be removed: it is used by .*2 listings.*or archive it/);
  expect(text).not.toMatch(/constraint|foreign|Failed query/i);
});
