import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongForm } from '../support/test-scope';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network, officeData } from './support/network';
import {
  archiveBy,
  createOfficeWithContent,
  allHidden as hidden,
  readStates,
} from './support/office-with-content';
import { ownDocument } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';
import { waitForLockWaits } from './support/wait-for-lock-waits';

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
const createOffice = (slug: string) => createOfficeWithContent({ payload: backend.payload, network }, slug);
const states = (created: Awaited<ReturnType<typeof createOffice>>) =>
  readStates({ payload: backend.payload, network }, created);

describe('closed office', () => {
  const save = async (path: string, body: object, method: 'POST' | 'PATCH' = 'PATCH') => {
    const answer = await api(path, { method, headers: admin, body });
    return { status: answer.status, text: await answer.text() };
  };
  const refused = {
    status: 409,
    text: expect.stringMatching(/The office “[^”]+” is closed.*Save it hidden/),
  };

  test('publishes nothing until it is reopened', async () => {
    const created = await createOffice('keta');
    expect((await archive(`/offices/${created.office}`, admin)).status).toBe(200);
    const { data } = ownDocument('listings', { ...network, own: created.office });
    const publishedData = { ...data, status: 'active' };
    expect(await save('/listings', publishedData, 'POST')).toMatchObject(refused);
    const tries: [string, object][] = [
      [`/listings/${created.listing}`, { status: 'under_offer' }],
      [`/posts/${created.post}`, published],
      [`/pages/${created.page}`, published],
      [`/pages/${created.agentPage}`, published],
      [`/website-sections/${created.section}`, published],
      [`/reviews/${created.review}`, { published: true }],
      [`/sale-stories/${created.story}`, published],
      [`/people/${created.agent}`, { show_on_website: true }],
    ];
    for (const [path, body] of tries)
      expect(await save(path, { ...body, revision: 2 }), path).toMatchObject(refused);
    expect(await states(created)).toEqual(hidden);
    expect((await save('/listings', { ...data, status: 'draft' }, 'POST')).status).toBe(201);
    expect((await save(`/posts/${created.post}?draft=true`, { title: 'Mended', revision: 2 })).status).toBe(
      200,
    );
    expect((await save(`/offices/${created.office}`, { status: 'Active', revision: 2 })).status).toBe(200);
    for (const [path, body] of tries)
      expect((await save(path, { ...body, revision: path.startsWith('/posts') ? 3 : 2 })).status, path).toBe(
        200,
      );
  });

  test('shows no content that was saved or created while it was archived', async () => {
    for (let round = 0; round < (isLongForm ? 3 : 1); round += 1) {
      const created = await createOffice(`anloga-${round}`);
      const creation = () => ({
        ...ownDocument('listings', { ...network, own: created.office }).data,
        status: 'active',
      });
      const saves = [
        ...[created.listing, created.sold].map((id) =>
          save(`/listings/${id}`, { title: 'Saved', revision: 1 }),
        ),
        save(`/posts/${created.post}`, { title: 'Saved', revision: 1, ...published }),
        save(`/pages/${created.page}`, { title: 'Saved', revision: 1, ...published }),
        save(`/people/${created.agent}`, { role: 'Saved', revision: 1 }),
        save(`/reviews/${created.review}`, { quote: 'Saved', revision: 1 }),
      ];
      const archiving = archive(`/offices/${created.office}`, admin);
      const creations = Array.from({ length: 6 }, () => save('/listings', creation(), 'POST'));
      const answers = await Promise.all([...saves, ...creations]);
      expect((await archiving).body).toMatchObject({ message: expect.stringContaining('Also unpublished') });
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
      expect(await states(created)).toEqual(hidden);
      const where = { office: { equals: created.office }, status: { equals: 'active' } };
      expect((await backend.payload.count({ collection: 'listings', where })).totalDocs).toBe(0);
    }
  });

  test('makes a create wait while the office is being closed', async () => {
    const { pool } = backend.payload.db;
    const { office } = await createOffice('aflao');
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(`select 1 from offices where id = ${office} for update`);
      await other.query(`update offices set status = 'Closed' where id = ${office}`);
      const { data } = ownDocument('listings', { ...network, own: office });
      const creation = save('/listings', { ...data, status: 'active' }, 'POST');
      await waitForLockWaits(backend);
      await other.query('commit');
      expect(await creation).toMatchObject(refused);
    } finally {
      other.release();
    }
  });

  test.each([
    ['listings', 'listing'],
    ['pages', 'page'],
  ] as const)('is archived despite a deadlock with a save of its %s', async (table, one) => {
    const { payload } = backend;
    const created = await createOffice(`sogakope-${one}`);
    const other = await payload.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(`select 1 from ${table} where id = ${created[one]} for update`);
      const archiving = archive(`/offices/${created.office}`, admin);
      await waitForLockWaits(backend);
      // PostgreSQL cancels the transaction that waits longest, which is the archiving.
      await other.query("set local deadlock_timeout = '30s'");
      await other.query(`select 1 from offices where id = ${created.office} for key share`);
      await other.query('commit');
      expect((await archiving).status).toBe(200);
    } finally {
      other.release();
    }
    expect(await states(created)).toEqual(hidden);
  });
});

describe('office with published content', () => {
  const save = async (path: string, body: object) => {
    const answer = await api(path, { method: 'PATCH', headers: admin, body });
    return { status: answer.status, text: await answer.text() };
  };
  const reason = /Nothing was saved\. \S+ still has .*1 listing.* on the website\. Archive it instead/;

  test('cannot be unpublished or closed on its own and must be archived', async () => {
    const created = await createOffice('peki');
    const path = `/offices/${created.office}`;
    const before = await states(created);
    expect(await save(path, { _status: 'draft', revision: 1 })).toMatchObject({
      ...{ status: 409, text: expect.stringMatching(reason) },
    });
    expect(await save(path, { status: 'Closed', revision: 1 })).toMatchObject({
      ...{ status: 409, text: expect.stringMatching(reason) },
    });
    expect(await states(created)).toEqual(before);
    expect((await archive(path, admin)).status).toBe(200);
    expect(await states(created)).toEqual(hidden);
  });

  test('cannot be closed by publishing a draft', async () => {
    const created = await createOffice('kpando');
    const path = `/offices/${created.office}`;
    const draft = { status: 'Closed', _status: 'draft', revision: 1 };
    expect((await save(`${path}?draft=true`, draft)).status).toBe(200);
    expect(await save(path, { _status: 'published', revision: 2 })).toMatchObject({
      ...{ status: 409, text: expect.stringMatching(reason) },
    });
  });

  test('can be unpublished when nothing refers to it', async () => {
    const data = officeData(network.region, 'bare');
    const { id } = await backend.payload.create({ collection: 'offices', data });
    expect((await save(`/offices/${id}`, { _status: 'draft', revision: 1 })).status).toBe(200);
  });
});
