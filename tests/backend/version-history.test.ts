import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type CmsApi, openCmsApi, signInCached } from './support/cms-api';
import { type Composing, insertBlock, openComposing, setText, textBlock } from './support/composer-client';
import { findNetwork, type Network } from './support/network';
import { listSchema, writeWithoutTriggers } from './support/read-version-history';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let composing: Composing;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  composing = await openComposing(backend, network);
  api = await openCmsApi();
});
afterAll(() => backend.stop());

type Role = 'office-editor' | 'network-editor';

async function request(path: string, role: Role | null = 'network-editor') {
  const headers = role ? await signInCached(api, network.users[role].email, 'long enough to pass') : {};
  const answer = await api(`/pages/${path}`, { headers });
  return { status: answer.status, responseBody: await answer.json() };
}

const list = async (id: number, query = '') =>
  listSchema.parse((await request(`${id}/composing/versions?locale=en-GH${query}`)).responseBody);

/** Moves the last save into the past. */
const rest = (minutes: number) =>
  backend.payload.db.drizzle.execute(
    sql`update composer_edit_sessions set saved_at = saved_at - make_interval(mins => ${minutes})`,
  );

test('version history › groups the saves of one user in one edit session; another user or a pause starts a new version', async () => {
  const id = await composing.createPage([textBlock('a')], network.own);
  const by = network.users['office-editor'];
  await composing.save(id, 1, [setText('a', 'one')], { by });
  await composing.save(id, 2, [setText('a', 'two')], { by });
  expect((await list(id)).versions).toMatchObject([
    { by: by.name, isPublished: false },
    { isPublished: true },
  ]);
  await composing.save(id, 3, [setText('a', 'three')]);
  await composing.save(id, 4, [setText('a', 'four')]);
  const { versions } = await list(id);
  expect(versions.map((one) => one.by)).toEqual([network.users['network-editor'].name, by.name, null]);
  await rest(11);
  await composing.save(id, 5, [setText('a', 'five')]);
  expect((await list(id)).versions).toHaveLength(4);
});

test('version history › keeps removed content in the previous version, also within one session', async () => {
  const id = await composing.createPage([textBlock('a')], network.own);
  const removeBlock = (revision: number, block: string) =>
    composing.save(id, revision, [{ kind: 'remove', id: block }]);
  await composing.save(id, 1, [
    insertBlock(textBlock('b', 'mistake'), 'a'),
    insertBlock(textBlock('c'), 'b'),
    insertBlock(textBlock('d'), 'c'),
  ]);
  await writeWithoutTriggers((database) =>
    database.execute(
      sql`update _pages_v set updated_at = updated_at - interval '3 minutes' where parent_id = ${id}`,
    ),
  );
  await removeBlock(2, 'b');
  await removeBlock(3, 'c');
  await removeBlock(4, 'd');
  const { versions } = await list(id);
  // The newest, the one before the second removal, the one before the first, and the published one; none for
  // the third removal.
  expect(versions).toHaveLength(4);
  expect((await request(`${id}/composing/versions/${versions[2]?.id}?locale=en-GH`)).responseBody).toEqual({
    nodes: [textBlock('a'), textBlock('b', 'mistake'), textBlock('c'), textBlock('d')],
  });
});

test('version history › starts a version each for two users who save in turn and extends both', async () => {
  const id = await composing.createPage([textBlock('a')], network.own);
  for (let revision = 1; revision <= 12; revision += 1) await saveAlternately(id, revision);
  const { versions } = await list(id);
  expect(versions.map(({ by }) => by)).toEqual(['office-editor', 'network-editor', null]);
  expect((await composing.stored(id)).nodes).toEqual([textBlock('a', 'text 12')]);
});

test('version history › starts a version for a user of the same name, and continues for a renamed user', async () => {
  const id = await composing.createPage([textBlock('a')], network.own);
  const { 'office-editor': one, 'network-editor': other } = network.users;
  const call = (account: number, name: string) =>
    backend.payload.update({ collection: 'staff', id: account, data: { name } });
  await call(other.id, 'Ama');
  await composing.save(id, 1, [setText('a', 'one')]);
  await call(one.id, 'Ama');
  await composing.save(id, 2, [setText('a', 'two')], { by: one });
  expect((await list(id)).versions).toHaveLength(3);
  await call(one.id, one.name ?? '');
  await call(other.id, other.name ?? '');
  await composing.save(id, 3, [setText('a', 'three')], { by: one });
  expect((await list(id)).versions).toHaveLength(3);
});

test('version history › ends a version after a hundred of its own saves, whatever its first revision', async () => {
  const id = await composing.createPage([textBlock('a')], network.own);
  const revise = (revision: number) =>
    writeWithoutTriggers(async (database) => {
      await database.execute(sql`update pages set revision = ${revision} where id = ${id}`);
      await database.execute(
        sql`update _pages_v set version_revision = ${revision} where parent_id = ${id} and latest`,
      );
    });
  await revise(99);
  await composing.save(id, 99, [setText('a', 'first')]);
  await composing.save(id, 100, [setText('a', 'second')]);
  expect((await list(id)).versions).toHaveLength(2);
  await revise(198);
  await composing.save(id, 198, [setText('a', 'hundredth')]);
  expect((await list(id)).versions).toHaveLength(2);
  await composing.save(id, 199, [setText('a', 'one more')]);
  expect((await list(id)).versions).toHaveLength(3);
});

describe('retained versions', () => {
  /** Copies the first version, each copy a given number of minutes older than the newest version will be. */
  const writeBefore = (id: number, minutes: readonly number[], status = 'draft') =>
    writeWithoutTriggers((database) =>
      database.execute(sql`insert into _pages_v select (jsonb_populate_record(v, jsonb_build_object(
          'id', nextval('_pages_v_id_seq'), 'latest', null, 'version__status', ${status}::text,
          'updated_at', ${noon}::timestamptz - make_interval(mins => minutes)))).*
        from _pages_v v, unnest(${sql.param(minutes)}::int[]) minutes where parent_id = ${id} and latest`),
    );
  /** Moves all versions to noon and saves now. */
  async function saveAtNoon(id: number): Promise<number[]> {
    await writeWithoutTriggers((database) =>
      database.execute(sql`update _pages_v set updated_at = ${noon} where parent_id = ${id} and latest`),
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noon) + 1 });
    await backend.payload.update({ collection: 'pages', id, data: { title: 'New' }, draft: true });
    vi.useRealTimers();
    const { rows } = await backend.payload.db.drizzle.execute(
      sql`select (extract(epoch from ${noon}::timestamptz - updated_at) / 60)::int as minutes from _pages_v
        where parent_id = ${id} and latest is not true and updated_at < ${noon} order by updated_at desc`,
    );
    return z
      .array(z.object({ minutes: z.number() }))
      .parse(rows)
      .map(({ minutes }) => minutes);
  }
  const noon = '2040-06-15T12:00:00.000Z';
  const day = 24 * 60;

  test('are all of the last hour, the last per hour of a day, and the last per day', async () => {
    const id = await composing.createPage([textBlock('a')], network.own);
    const hour = [5, 25, 59];
    // Two for each hour and each day, the later one first.
    const hours = [61, 90, 121, 150, 20 * 60 + 1, 20 * 60 + 30];
    const days = [day + 12 * 60 + 1, day + 13 * 60, 80 * day + 1, 80 * day + 2, 95 * day];
    await writeBefore(id, [...hour, ...hours, ...days]);
    expect(await saveAtNoon(id)).toEqual([...hour, 61, 121, 20 * 60 + 1, day + 12 * 60 + 1, 80 * day + 1]);
  });

  test('include the published version, whatever the number of later drafts, and that of the day before', async () => {
    const id = await composing.createPage([textBlock('a')], network.own);
    await writeBefore(id, [200 * day], 'published');
    const crowd = Array.from({ length: 60 }, (_, at) => 1 + at / 2).map(Math.floor);
    await writeBefore(id, [...crowd, day + 30]);
    const retained = await saveAtNoon(id);
    expect(retained.filter((minutes) => minutes > 60)).toEqual([day + 30, 200 * day]);
    expect(retained.length).toBe(50);
  });
});

/** Saves with two users in alternation. */
async function saveAlternately(id: number, revision: number) {
  const by = network.users[revision % 2 === 0 ? 'office-editor' : 'network-editor'];
  const saved = await composing.save(id, revision, [setText('a', `text ${revision}`)], { by });
  expect(saved.status).toBe(200);
}

test('version history › stores the blocks of a locale as they were', async () => {
  const id = await composing.createPage([textBlock('a', 'first')], network.own);
  const by = network.users['office-editor'];
  await composing.save(id, 1, [setText('a', 'mistake')], { by });
  const [newest, before] = (await list(id)).versions;
  const read = async (version: number | undefined) =>
    (await request(`${id}/composing/versions/${version}?locale=en-GH`)).responseBody;
  expect(await read(newest?.id)).toEqual({ nodes: [textBlock('a', 'mistake')] });
  expect(await read(before?.id)).toEqual({ nodes: [textBlock('a', 'first')] });
});

test('version history › lists twenty versions a page, newest first', async () => {
  const id = await composing.createPage([textBlock('a')], network.own);
  for (let revision = 1; revision <= 21; revision += 1) {
    await rest(11);
    await saveAlternately(id, revision);
  }
  const first = await list(id);
  expect(first.versions).toHaveLength(20);
  expect(first.hasMore).toBe(true);
  const others = await list(id, '&page=2');
  expect(others.versions).toHaveLength(2);
  expect(others.hasMore).toBe(false);
  expect(new Set([...first.versions, ...others.versions].map((one) => one.id)).size).toBe(22);
  const times = [...first.versions, ...others.versions].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('version history › lists versions of a document only for users who may read it', async () => {
  const own = await composing.createPage([textBlock('a')], network.own);
  const other = await composing.createPage([textBlock('b')], network.other);
  const [version] = (await list(other)).versions;
  expect((await request(`${own}/composing/versions?locale=en-GH`, 'office-editor')).status).toBe(200);
  expect((await request(`${other}/composing/versions?locale=en-GH`, 'office-editor')).status).toBe(404);
  expect(
    (await request(`${other}/composing/versions/${version?.id}?locale=en-GH`, 'office-editor')).status,
  ).toBe(404);
  expect((await request(`${own}/composing/versions/${version?.id}?locale=en-GH`)).status).toBe(404);
  expect((await request(`${own}/composing/versions/abc?locale=en-GH`)).status).toBe(404);
  expect((await request(`${own}/composing/versions?locale=en-GH`, null)).status).toBe(401);
  expect((await request(`${own}/composing/versions/${version?.id}?locale=en-GH`, null)).status).toBe(401);
  expect((await request(`${own}/composing/versions?locale=en-GH&page=0`)).status).toBe(400);
  expect((await request(`${own}/composing/versions?locale=all`)).status).toBe(400);
});

test("version history › hides the network's draft for another office from the current office", async () => {
  const id = await composing.createPage([textBlock('a', 'ours')], network.own);
  const call = { collection: 'pages', id, overrideAccess: false } as const;
  const to = { office: network.other, blocks: [textBlock('a', 'theirs')], revision: 1 };
  await backend.payload.update({
    ...{ ...call, data: to, draft: true, user: network.users['network-editor'] },
  });
  const [drafted, published] = (await list(id)).versions;
  const path = `${id}/composing/versions`;
  expect((await request(`${path}?locale=en-GH`, 'office-editor')).responseBody).toMatchObject({
    versions: [{ id: published?.id, isPublished: true }],
  });
  const foreign = await request(`${path}/${drafted?.id}?locale=en-GH`, 'office-editor');
  expect(foreign).toMatchObject({ status: 404, responseBody: expect.not.stringContaining('theirs') });
  expect((await request(`${path}/${published?.id}?locale=en-GH`, 'office-editor')).responseBody).toEqual({
    nodes: [textBlock('a', 'ours')],
  });
  const inLists = await request(`versions?where[parent][equals]=${id}&depth=0`, 'office-editor');
  expect(inLists.responseBody).toMatchObject({ docs: [{ id: published?.id }], totalDocs: 1 });
  expect((await request(`versions/${drafted?.id}`, 'office-editor')).status).toBe(404);
});
