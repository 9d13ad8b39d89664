import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type CmsApi, openCmsApi, signInOnce } from './support/cms-api';
import { type Composing, openComposing, put, say, words } from './support/composing-calls';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';
import { inThePast, listSchema } from './support/versions-told';

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

async function ask(path: string, role: Role | null = 'network-editor') {
  const headers = role ? await signInOnce(api, network.users[role].email, 'long enough to pass') : {};
  const answer = await api(`/pages/${path}`, { headers });
  return { status: answer.status, told: await answer.json() };
}

const list = async (id: number, query = '') =>
  listSchema.parse((await ask(`${id}/composing/versions?locale=en-GH${query}`)).told);

/** As if nobody had saved for so long. */
const rest = (minutes: number) =>
  backend.payload.db.drizzle.execute(
    sql`update composer_sittings set saved_at = saved_at - make_interval(mins => ${minutes})`,
  );

test('what one person does at one sitting is a version; what comes from another, or after a pause, is the next', async () => {
  const id = await composing.makePage([words('a')], network.own);
  const by = network.users['office-editor'];
  await composing.save(id, 1, [say('a', 'one')], { by });
  await composing.save(id, 2, [say('a', 'two')], { by });
  expect((await list(id)).versions).toMatchObject([
    { by: by.name, isPublished: false },
    { isPublished: true },
  ]);
  await composing.save(id, 3, [say('a', 'three')]);
  await composing.save(id, 4, [say('a', 'four')]);
  const { versions } = await list(id);
  expect(versions.map((one) => one.by)).toEqual([network.users['network-editor'].name, by.name, null]);
  await rest(11);
  await composing.save(id, 5, [say('a', 'five')]);
  expect((await list(id)).versions).toHaveLength(4);
});

test('what was taken out stands in the version before, also when all was one sitting', async () => {
  const id = await composing.makePage([words('a')], network.own);
  const take = (revision: number, block: string) =>
    composing.save(id, revision, [{ kind: 'remove', id: block }]);
  await composing.save(id, 1, [put(words('b', 'mistake'), 'a'), put(words('c'), 'b'), put(words('d'), 'c')]);
  await inThePast((past) =>
    past.execute(
      sql`update _pages_v set updated_at = updated_at - interval '3 minutes' where parent_id = ${id}`,
    ),
  );
  await take(2, 'b');
  await take(3, 'c');
  await take(4, 'd');
  const { versions } = await list(id);
  // The newest, what was before the second and before the first removal, and what is published; none for the third.
  expect(versions).toHaveLength(4);
  expect((await ask(`${id}/composing/versions/${versions[2]?.id}?locale=en-GH`)).told).toEqual({
    nodes: [words('a'), words('b', 'mistake'), words('c'), words('d')],
  });
});

test('two who save in turn begin a version each, and go on together', async () => {
  const id = await composing.makePage([words('a')], network.own);
  for (let revision = 1; revision <= 12; revision += 1) await saveInTurn(id, revision);
  const { versions } = await list(id);
  expect(versions.map(({ by }) => by)).toEqual(['office-editor', 'network-editor', null]);
  expect((await composing.stored(id)).nodes).toEqual([words('a', 'text 12')]);
});

test('who shares a name with somebody begins a version, and who has changed theirs goes on', async () => {
  const id = await composing.makePage([words('a')], network.own);
  const { 'office-editor': one, 'network-editor': other } = network.users;
  const call = (account: number, name: string) =>
    backend.payload.update({ collection: 'staff', id: account, data: { name } });
  await call(other.id, 'Ama');
  await composing.save(id, 1, [say('a', 'one')]);
  await call(one.id, 'Ama');
  await composing.save(id, 2, [say('a', 'two')], { by: one });
  expect((await list(id)).versions).toHaveLength(3);
  await call(one.id, one.name ?? '');
  await call(other.id, other.name ?? '');
  await composing.save(id, 3, [say('a', 'three')], { by: one });
  expect((await list(id)).versions).toHaveLength(3);
});

test('a version ends after a hundred saves of its own, whichever revision it began with', async () => {
  const id = await composing.makePage([words('a')], network.own);
  const revise = (revision: number) =>
    inThePast(async (past) => {
      await past.execute(sql`update pages set revision = ${revision} where id = ${id}`);
      await past.execute(
        sql`update _pages_v set version_revision = ${revision} where parent_id = ${id} and latest`,
      );
    });
  await revise(99);
  await composing.save(id, 99, [say('a', 'first')]);
  await composing.save(id, 100, [say('a', 'second')]);
  expect((await list(id)).versions).toHaveLength(2);
  await revise(198);
  await composing.save(id, 198, [say('a', 'hundredth')]);
  expect((await list(id)).versions).toHaveLength(2);
  await composing.save(id, 199, [say('a', 'one more')]);
  expect((await list(id)).versions).toHaveLength(3);
});

describe('what is kept', () => {
  /** Copies of the first version, each so many minutes older than the newest will be. */
  const writeBefore = (id: number, minutes: readonly number[], status = 'draft') =>
    inThePast((past) =>
      past.execute(sql`insert into _pages_v select (jsonb_populate_record(v, jsonb_build_object(
          'id', nextval('_pages_v_id_seq'), 'latest', null, 'version__status', ${status}::text,
          'updated_at', ${noon}::timestamptz - make_interval(mins => minutes)))).*
        from _pages_v v, unnest(${sql.param(minutes)}::int[]) minutes where parent_id = ${id} and latest`),
    );
  /** As if all that there is had been written at noon, and somebody saves now. */
  async function saveAtNoon(id: number): Promise<number[]> {
    await inThePast((past) =>
      past.execute(sql`update _pages_v set updated_at = ${noon} where parent_id = ${id} and latest`),
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

  test('are all of the last hour, the last of each hour of a day, and of each day', async () => {
    const id = await composing.makePage([words('a')], network.own);
    const hour = [5, 25, 59];
    // Of each hour and of each day two, the later one first.
    const hours = [61, 90, 121, 150, 20 * 60 + 1, 20 * 60 + 30];
    const days = [day + 12 * 60 + 1, day + 13 * 60, 80 * day + 1, 80 * day + 2, 95 * day];
    await writeBefore(id, [...hour, ...hours, ...days]);
    expect(await saveAtNoon(id)).toEqual([...hour, 61, 121, 20 * 60 + 1, day + 12 * 60 + 1, 80 * day + 1]);
  });

  test('is what was published, however many drafts come after it, and yesterday’s', async () => {
    const id = await composing.makePage([words('a')], network.own);
    await writeBefore(id, [200 * day], 'published');
    const crowd = Array.from({ length: 60 }, (_, at) => 1 + at / 2).map(Math.floor);
    await writeBefore(id, [...crowd, day + 30]);
    const kept = await saveAtNoon(id);
    expect(kept.filter((minutes) => minutes > 60)).toEqual([day + 30, 200 * day]);
    expect(kept.length).toBe(50);
  });
});

/** Each save by the other one of two. */
async function saveInTurn(id: number, revision: number) {
  const by = network.users[revision % 2 === 0 ? 'office-editor' : 'network-editor'];
  const saved = await composing.save(id, revision, [say('a', `text ${revision}`)], { by });
  expect(saved.status).toBe(200);
}

test('a version has the blocks of a language as they were', async () => {
  const id = await composing.makePage([words('a', 'first')], network.own);
  const by = network.users['office-editor'];
  await composing.save(id, 1, [say('a', 'mistake')], { by });
  const [newest, before] = (await list(id)).versions;
  const read = async (version: number | undefined) =>
    (await ask(`${id}/composing/versions/${version}?locale=en-GH`)).told;
  expect(await read(newest?.id)).toEqual({ nodes: [words('a', 'mistake')] });
  expect(await read(before?.id)).toEqual({ nodes: [words('a', 'first')] });
});

test('they come twenty at a time, the newest first', async () => {
  const id = await composing.makePage([words('a')], network.own);
  for (let revision = 1; revision <= 21; revision += 1) {
    await rest(11);
    await saveInTurn(id, revision);
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

test('they are told to those only who may read the document, each of its own', async () => {
  const own = await composing.makePage([words('a')], network.own);
  const other = await composing.makePage([words('b')], network.other);
  const [version] = (await list(other)).versions;
  expect((await ask(`${own}/composing/versions?locale=en-GH`, 'office-editor')).status).toBe(200);
  expect((await ask(`${other}/composing/versions?locale=en-GH`, 'office-editor')).status).toBe(404);
  expect((await ask(`${other}/composing/versions/${version?.id}?locale=en-GH`, 'office-editor')).status).toBe(
    404,
  );
  expect((await ask(`${own}/composing/versions/${version?.id}?locale=en-GH`)).status).toBe(404);
  expect((await ask(`${own}/composing/versions/abc?locale=en-GH`)).status).toBe(404);
  expect((await ask(`${own}/composing/versions?locale=en-GH`, null)).status).toBe(401);
  expect((await ask(`${own}/composing/versions/${version?.id}?locale=en-GH`, null)).status).toBe(401);
  expect((await ask(`${own}/composing/versions?locale=en-GH&page=0`)).status).toBe(400);
  expect((await ask(`${own}/composing/versions?locale=all`)).status).toBe(400);
});

test('of a page that the network drafts for another office its own office reads what was its own', async () => {
  const id = await composing.makePage([words('a', 'ours')], network.own);
  const call = { collection: 'pages', id, overrideAccess: false } as const;
  const to = { office: network.other, blocks: [words('a', 'theirs')], revision: 1 };
  await backend.payload.update({
    ...{ ...call, data: to, draft: true, user: network.users['network-editor'] },
  });
  const [drafted, published] = (await list(id)).versions;
  const path = `${id}/composing/versions`;
  expect((await ask(`${path}?locale=en-GH`, 'office-editor')).told).toMatchObject({
    versions: [{ id: published?.id, isPublished: true }],
  });
  const foreign = await ask(`${path}/${drafted?.id}?locale=en-GH`, 'office-editor');
  expect(foreign).toMatchObject({ status: 404, told: expect.not.stringContaining('theirs') });
  expect((await ask(`${path}/${published?.id}?locale=en-GH`, 'office-editor')).told).toEqual({
    nodes: [words('a', 'ours')],
  });
  const inLists = await ask(`versions?where[parent][equals]=${id}&depth=0`, 'office-editor');
  expect(inLists.told).toMatchObject({ docs: [{ id: published?.id }], totalDocs: 1 });
  expect((await ask(`versions/${drafted?.id}`, 'office-editor')).status).toBe(404);
});
