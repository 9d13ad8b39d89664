import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongForm } from '../support/long-form';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network, officeData } from './support/network';
import { ownDocument } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';
import { untilWaiting } from './support/until-waiting';
import { archiveBy, allHidden as hidden, makeWholeOffice, readStates } from './support/whole-office';

type Headers = Record<string, string>;
let backend: TestBackend;
let network: Network;
let api: CmsApi;
let admin: Headers;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  admin = await signIn(api, 'network-admin@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const published = { _status: 'published' as const };

const archive = (path: string, headers: Headers) => archiveBy(api, path, headers);
const makeOffice = (slug: string) => makeWholeOffice({ payload: backend.payload, network }, slug);
const states = (made: Awaited<ReturnType<typeof makeOffice>>) =>
  readStates({ payload: backend.payload, network }, made);

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
      [`/sale-stories/${made.story}`, published],
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
    for (let round = 0; round < (isLongForm ? 3 : 1); round += 1) {
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

  test('is waited for by what is made while it closes', async () => {
    const { pool } = backend.payload.db;
    const { office } = await makeOffice('aflao');
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(`select 1 from offices where id = ${office} for update`);
      await other.query(`update offices set status = 'Closed' where id = ${office}`);
      const { data } = ownDocument('listings', { ...network, own: office });
      const making = save('/listings', { ...data, status: 'active' }, 'POST');
      await untilWaiting(backend);
      await other.query('commit');
      expect(await making).toMatchObject(refused);
    } finally {
      other.release();
    }
  });

  test.each([
    ['listings', 'listing'],
    ['pages', 'page'],
  ] as const)(
    'is archived after all when a save of its %s and the archiving wait for each other',
    async (table, one) => {
      const { payload } = backend;
      const made = await makeOffice(`sogakope-${one}`);
      const other = await payload.db.pool.connect();
      try {
        await other.query('begin');
        await other.query(`select 1 from ${table} where id = ${made[one]} for update`);
        const archiving = archive(`/offices/${made.office}`, admin);
        await untilWaiting(backend);
        // The one that waits longest is ended, which is the archiving.
        await other.query("set local deadlock_timeout = '30s'");
        await other.query(`select 1 from offices where id = ${made.office} for key share`);
        await other.query('commit');
        expect((await archiving).status).toBe(200);
      } finally {
        other.release();
      }
      expect(await states(made)).toEqual(hidden);
    },
  );
});

describe('an office with something on the website', () => {
  const save = async (path: string, body: object) => {
    const answer = await api(path, { method: 'PATCH', headers: admin, body });
    return { status: answer.status, text: await answer.text() };
  };
  const told =
    /Nothing was saved\. \S+ has .*1 listing.* on the website, which would stay there.*Archive it instead/;

  test('is neither taken from it nor closed by itself, and is archived instead', async () => {
    const made = await makeOffice('peki');
    const path = `/offices/${made.office}`;
    const before = await states(made);
    expect(await save(path, { _status: 'draft', revision: 1 })).toMatchObject({
      ...{ status: 409, text: expect.stringMatching(told) },
    });
    expect(await save(path, { status: 'Closed', revision: 1 })).toMatchObject({
      ...{ status: 409, text: expect.stringMatching(told) },
    });
    expect(await states(made)).toEqual(before);
    expect((await archive(path, admin)).status).toBe(200);
    expect(await states(made)).toEqual(hidden);
  });

  test('is not closed by publishing what was drafted either', async () => {
    const made = await makeOffice('kpando');
    const path = `/offices/${made.office}`;
    const draft = { status: 'Closed', _status: 'draft', revision: 1 };
    expect((await save(`${path}?draft=true`, draft)).status).toBe(200);
    expect(await save(path, { _status: 'published', revision: 2 })).toMatchObject({
      ...{ status: 409, text: expect.stringMatching(told) },
    });
  });

  test('is taken from it by itself once nothing hangs on it', async () => {
    const data = officeData(network.region, 'bare');
    const { id } = await backend.payload.create({ collection: 'offices', data });
    expect((await save(`/offices/${id}`, { _status: 'draft', revision: 1 })).status).toBe(200);
  });
});
