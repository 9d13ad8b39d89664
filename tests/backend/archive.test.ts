import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createContractContext } from '@/lib/backend/contract/context';
import { findListings } from '@/lib/backend/contract/reads/find-listings';
import { executeFor } from '@/lib/backend/database/execute-for';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { goingKey, recordKey } from '@/schemas/dependency';
import { isLongForm } from '../support/long-form';
import { questionsOf } from '../support/questions-of';
import { asSystem } from './support/cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';
import {
  archiveBy,
  allHidden as hidden,
  makeWholeOffice,
  readStates,
  allShown as shown,
} from './support/whole-office';

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
const makeOffice = (slug: string) => makeWholeOffice({ payload: backend.payload, network }, slug);
const states = (made: Awaited<ReturnType<typeof makeOffice>>) =>
  readStates({ payload: backend.payload, network }, made);

const row = (collection: Parameters<typeof storedRow>[1], id: number) =>
  storedRow(backend.payload, collection, id);

describe('archiving an office', () => {
  test('takes all of it from the website, and nothing of another', async () => {
    const [made, other] = [await makeOffice('ho'), await makeOffice('wa')];
    const hanging = '2 pages, 1 website section, 1 post, 1 sale story, 1 listing, 1 review, 1 person';
    const asked = await api(`/offices/${made.office}/archive`, { headers: admin });
    expect(await asked.json()).toMatchObject({
      question: 'Archive “ho”?',
      message: `This takes from the website “ho”, ${hanging}. Sold listings stay, and name it no more. Nothing is deleted; each can be published again.`,
    });
    expect(await states(made)).toEqual(shown);
    const { status, body } = await archive(`/offices/${made.office}`, admin);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: `“ho” is archived. Taken from the website with it: ${hanging}.` },
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

  test('has longer than others for each statement, and in its own transaction only', async () => {
    const { db } = backend.payload;
    const made = await makeOffice('keta');
    const setting = sql`select setting::int as longest from pg_settings where name = 'statement_timeout'`;
    const commit = db.commitTransaction.bind(db);
    const spy = vi.spyOn(db, 'commitTransaction').mockImplementation(async (id) => {
      const rows = await executeFor(
        await createLocalReq({ req: { transactionID: id } }, backend.payload),
        setting,
      );
      expect(rows).toEqual([{ longest: 600_000 }]);
      return commit(id);
    });
    expect((await archive(`/offices/${made.office}`, admin)).status).toBe(200);
    expect(spy).toHaveBeenCalled();
    spy.mockRestore();
    expect((await db.drizzle.execute(setting)).rows).toEqual([{ longest: 8_000 }]);
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
        goingKey('listings', { office: made.office }),
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

  test('of a thousand listings asks the database little more than of one', {
    skip: !isLongForm,
  }, async () => {
    const { payload } = backend;
    const made = await makeOffice('wenchi');
    await payload.db.drizzle.execute(`
      insert into listings (listing_number, slug, title, summary, description, status, kind, category, location,
        region_id, office_id, listed_at, _status)
      select 'W-' || n, 'wenchi-' || n, title, summary, description, status, kind, category, location,
        region_id, office_id, listed_at, _status
      from listings, generate_series(1, 999) n where id = ${made.listing}`);
    let answer: unknown;
    const { length: statements } = await questionsOf(payload, /./, async () => {
      answer = (await archive(`/offices/${made.office}`, admin)).body;
    });
    console.info(`${statements} statements`);
    expect(answer).toMatchObject({ message: expect.stringContaining('1000 listings') });
    expect(statements).toBeGreaterThan(20);
    expect(statements).toBeLessThan(400);
    const where = { office: { equals: made.office }, status: { equals: 'withdrawn' } };
    expect((await payload.count({ collection: 'listings', where })).totalDocs).toBe(1_000);
  });

  test('is for those who may delete it', async () => {
    const made = await makeOffice('bawku');
    expect((await archive(`/offices/${made.office}`, {})).status).toBe(403);
    expect((await archive(`/offices/${network.own}`, editor)).status).toBe(403);
    expect((await archive('/offices/99999', admin)).status).toBe(404);
    expect((await archive('/offices/x', admin)).status).toBe(404);
    expect((await archive(`/regions/${network.region}`, admin)).status).toBe(404);
    expect(await states(made)).toEqual(shown);
  });
});

test('archiving starts from the revision that was read', async () => {
  const made = await makeOffice('nkawkaw');
  const saved = { body: { heading: 'Theirs', revision: 1 } };
  await api(`/offices/${made.office}`, { method: 'PATCH', headers: admin, ...saved });
  const from = (tag: string) => archive(`/offices/${made.office}`, { ...admin, 'if-match': tag });
  expect(await from('')).toMatchObject({ status: 428 });
  expect(await from('"1"')).toMatchObject({
    status: 409,
    body: { errors: [{ data: { sent: { revision: 1 }, stored: { revision: 2 } } }] },
  });
  expect(await states(made)).toEqual(shown);
  expect(await from('"2"')).toMatchObject({ status: 200 });
  expect(await states(made)).toEqual(hidden);
});

describe('archiving a person', () => {
  test('hides the person and their own pages, by an editor of the office', async () => {
    const { payload } = backend;
    const world = { payload, network };
    const agent = await createOwn(world, 'people', { is_agent: true, slug: 'ama' }, asSystem);
    const own = { ...page, route: 'AgentCustomPage', scope: 'agent', office: null, agent };
    const agentPage = await createOwn(world, 'pages', own, asSystem);
    const listing = await createOwn(world, 'listings', { agent, status: 'active' }, asSystem);
    const asked = await api(`/people/${agent}/archive`, { headers: editor });
    expect((await asked.json()).message).toMatch(
      /^This takes from the website “.+”, 1 page\. Listings, posts, reviews and sale stories stay, and name the person no more\./,
    );
    expect((await archive(`/people/${agent}`, editor)).status).toBe(200);
    expect((await row('people', agent))?.show_on_website).toBe(false);
    expect((await row('pages', agentPage))?._status).toBe('draft');
    expect((await row('listings', listing))?.status).toBe('active');
  });

  test('of another office, or who leads the network, is refused', async () => {
    const world = { payload: backend.payload, network };
    const foreign = await createOwn(world, 'people', ownedBy(network.other), asSystem);
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

test('a refused removal is told through the API, without a word of SQL', async () => {
  const { office } = await makeOffice('enchi');
  const answer = await api(`/offices/${office}`, {
    method: 'DELETE',
    headers: { ...admin, 'if-match': '"1"' },
  });
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toMatch(/“enchi” cannot be removed: it is used by .*2 listings.*or archive it/);
  expect(text).not.toMatch(/constraint|foreign|Failed query/i);
});
