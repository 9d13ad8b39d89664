import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { createContractContext } from '@/lib/backend/contract/context';
import { findListings } from '@/lib/backend/contract/reads/listings';
import { executeSql } from '@/lib/backend/platform/database/request-transaction';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { listRemovalKey, recordKey } from '@/schemas/dependency';
import { recordStatements } from '../support/record-statements';
import { isLongForm } from '../support/test-scope';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import {
  archiveBy,
  createOfficeWithContent,
  allHidden as hidden,
  readStates,
  allVisible as shown,
} from './support/office-with-content';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

type Headers = Record<string, string>;
let backend: TestBackend;
let network: Network;
let api: CmsApi;
let admin: Headers;
let editor: Headers;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  editor = await signIn(api, 'office-editor@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const published = { _status: 'published' as const };
const page = { title: 'Home', layout: 'default' as const, ...published };

const archive = (path: string, headers: Headers) => archiveBy(api, path, headers);
const createOffice = (slug: string) => createOfficeWithContent({ payload: backend.payload, network }, slug);
const states = (created: Awaited<ReturnType<typeof createOffice>>) =>
  readStates({ payload: backend.payload, network }, created);

const row = (collection: Parameters<typeof storedRow>[1], id: number) =>
  storedRow(backend.payload, collection, id);

describe('archiving an office', () => {
  test('removes all of its content from the website and nothing of other offices', async () => {
    const [created, other] = [await createOffice('ho'), await createOffice('wa')];
    const hanging = '2 pages, 1 website section, 1 post, 1 sale story, 1 listing, 1 review, 1 person';
    const response = await api(`/offices/${created.office}/archive`, { headers: admin });
    expect(await response.json()).toMatchObject({
      question: 'Archive “ho”?',
      message: `This unpublishes “ho”, ${hanging}. Sold listings stay, without the office. Nothing is deleted; each can be published again.`,
    });
    expect(await states(created)).toEqual(shown);
    const { status, body } = await archive(`/offices/${created.office}`, admin);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: `“ho” is archived. Also unpublished: ${hanging}.` },
    });
    expect(await states(created)).toEqual(hidden);
    expect(await states(other)).toEqual(shown);
    const paging = { page: 1, limit: 10 };
    const found = await findListings(await createContractContext(), {
      filter: {},
      order: 'newest',
      paging,
    });
    const ids = [...found.ids].sort((a, b) => a - b);
    expect(ids).toEqual([created.sold, other.listing, other.sold]);
  });

  test('raises the statement timeout, in its own transaction only', async () => {
    const { db } = backend.payload;
    const created = await createOffice('keta');
    const setting = sql`select setting::int as longest from pg_settings where name = 'statement_timeout'`;
    const commit = db.commitTransaction.bind(db);
    const spy = vi.spyOn(db, 'commitTransaction').mockImplementation(async (id) => {
      const rows = await executeSql(
        await createLocalReq({ req: { transactionID: id } }, backend.payload),
        setting,
      );
      expect(rows).toEqual([{ longest: 600_000 }]);
      return commit(id);
    });
    expect((await archive(`/offices/${created.office}`, admin)).status).toBe(200);
    expect(spy).toHaveBeenCalled();
    spy.mockRestore();
    expect((await db.drizzle.execute(setting)).rows).toEqual([{ longest: 8_000 }]);
  });

  test('saves each document once in the name of the user and invalidates the pages that show it', async () => {
    const { payload } = backend;
    const created = await createOffice('axim');
    const before = await row('listings', created.listing);
    const { position } = await readNewestInvalidations(payload);
    await archive(`/offices/${created.office}`, admin);
    for (const [collection, id] of [
      ['listings', created.listing],
      ['reviews', created.review],
      ['people', created.agent],
      ['offices', created.office],
      ['pages', created.page],
    ] as const)
      expect(await row(collection, id), collection).toMatchObject({
        revision: 2,
        revised_by: 'network-admin',
      });
    expect(await row('listings', created.sold)).toMatchObject({ revision: 1 });
    const after = await row('listings', created.listing);
    expect(Date.parse(`${after?.updatedAt}`)).toBeGreaterThan(Date.parse(`${before?.updatedAt}`));
    const { invalidations } = await readInvalidationsSince(payload, position);
    expect(invalidations).toEqual(
      expect.arrayContaining([
        recordKey('listings', created.listing),
        listRemovalKey('listings', { office: created.office }),
        recordKey('reviews', created.review),
        recordKey('people', created.agent),
        recordKey('offices', created.office),
        recordKey('pages', created.page),
      ]),
    );
    expect(invalidations).not.toContain(recordKey('listings', created.sold));
  });

  test('succeeds with invalid people and listings from an earlier release', async () => {
    const { payload } = backend;
    const created = await createOffice('half-assini');
    const { drizzle } = payload.db;
    await drizzle.execute(`update people set is_agent = true, slug = null where id = ${created.agent}`);
    expect((await archive(`/offices/${created.office}`, admin)).status).toBe(200);
    expect(await states(created)).toEqual(hidden);
  });

  test('is atomic and reports what blocks it', async () => {
    const { payload } = backend;
    const created = await createOffice('kete');
    // Invalid data as an earlier release could have stored it.
    const { drizzle } = payload.db;
    await drizzle.execute(
      `alter table posts add constraint stricter check (id <> ${created.post}) not valid`,
    );
    const { status, body } = await archive(`/offices/${created.office}`, admin);
    expect(JSON.stringify(body)).toMatch(
      new RegExp(`Nothing was archived: the post “[^”]+” .number ${created.post}. cannot be unpublished`),
    );
    expect(status).toBe(409);
    expect(await states(created)).toEqual(shown);
    await drizzle.execute('alter table posts drop constraint stricter');
  });

  test('sends hardly more statements for a thousand listings than for one', {
    skip: !isLongForm,
  }, async () => {
    const { payload } = backend;
    const created = await createOffice('wenchi');
    await payload.db.drizzle.execute(`
      insert into listings (listing_number, slug, title, summary, description, status, kind, category, location,
        region_id, office_id, listed_at, _status)
      select 'W-' || n, 'wenchi-' || n, title, summary, description, status, kind, category, location,
        region_id, office_id, listed_at, _status
      from listings, generate_series(1, 999) n where id = ${created.listing}`);
    let answer: unknown;
    const { length: statements } = await recordStatements(payload, /./, async () => {
      answer = (await archive(`/offices/${created.office}`, admin)).body;
    });
    console.info(`${statements} statements`);
    expect(answer).toMatchObject({ message: expect.stringContaining('1000 listings') });
    expect(statements).toBeGreaterThan(20);
    expect(statements).toBeLessThan(400);
    const where = { office: { equals: created.office }, status: { equals: 'withdrawn' } };
    expect((await payload.count({ collection: 'listings', where })).totalDocs).toBe(1_000);
  });

  test('requires the permission to delete the office', async () => {
    const created = await createOffice('bawku');
    expect((await archive(`/offices/${created.office}`, {})).status).toBe(403);
    expect((await archive(`/offices/${network.own}`, editor)).status).toBe(403);
    expect((await archive('/offices/99999', admin)).status).toBe(404);
    expect((await archive('/offices/x', admin)).status).toBe(404);
    expect((await archive(`/regions/${network.region}`, admin)).status).toBe(404);
    expect(await states(created)).toEqual(shown);
  });
});

test('archiving › requires the current revision', async () => {
  const created = await createOffice('nkawkaw');
  const saved = { body: { heading: 'Theirs', revision: 1 } };
  await api(`/offices/${created.office}`, { method: 'PATCH', headers: admin, ...saved });
  const from = (tag: string) => archive(`/offices/${created.office}`, { ...admin, 'if-match': tag });
  expect(await from('')).toMatchObject({ status: 428 });
  expect(await from('"1"')).toMatchObject({
    status: 409,
    body: { errors: [{ data: { sent: { revision: 1 }, stored: { revision: 2 } } }] },
  });
  expect(await states(created)).toEqual(shown);
  expect(await from('"2"')).toMatchObject({ status: 200 });
  expect(await states(created)).toEqual(hidden);
});

describe('archiving a person', () => {
  test('hides the person and their pages when an office editor archives them', async () => {
    const { payload } = backend;
    const world = { payload, network };
    const agent = await createOwn(world, 'people', { is_agent: true, slug: 'ama' }, asSystem);
    const own = { ...page, route: 'AgentCustomPage', scope: 'agent', office: null, agent };
    const agentPage = await createOwn(world, 'pages', own, asSystem);
    const listing = await createOwn(world, 'listings', { agent, status: 'active' }, asSystem);
    const response = await api(`/people/${agent}/archive`, { headers: editor });
    expect((await response.json()).message).toMatch(
      /^This unpublishes “.+”, 1 page\. Listings, posts, reviews and sale stories stay, without the person\./,
    );
    expect((await archive(`/people/${agent}`, editor)).status).toBe(200);
    expect((await row('people', agent))?.show_on_website).toBe(false);
    expect((await row('pages', agentPage))?._status).toBe('draft');
    expect((await row('listings', listing))?.status).toBe('active');
  });

  test("is refused for a person of another office or in the network's leadership", async () => {
    const world = { payload: backend.payload, network };
    const foreign = await createOwn(world, 'people', toOwnerFields(network.other), asSystem);
    const leader = await createOwn(world, 'people', { leadership: true }, asSystem);
    for (const [id, status] of [
      [foreign, 404],
      [leader, 403],
    ] as const) {
      expect((await archive(`/people/${id}`, editor)).status).toBe(status);
      expect((await row('people', id))?.show_on_website).toBe(true);
    }
  });
});

test('archiving › reports a refused deletion through the API without SQL', async () => {
  const { office } = await createOffice('enchi');
  const answer = await api(`/offices/${office}`, {
    method: 'DELETE',
    headers: { ...admin, 'if-match': '"1"' },
  });
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toMatch(/“enchi” cannot be deleted: it is used by .*2 listings.*or archive it/);
  expect(text).not.toMatch(/constraint|foreign|Failed query/i);
});
