import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../support/open-database';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { type Composing, openComposing, say, words } from './support/composing-calls';
import { createNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let composing: Composing;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  composing = await openComposing(backend, network);
  api = await openCmsApi();
});
afterAll(() => backend.stop());

type Role = 'office-editor' | 'network-editor';

async function ask(path: string, role: Role | null = 'network-editor') {
  const headers = role ? await signIn(api, network.users[role].email, 'long enough to pass') : {};
  const answer = await api(`/pages/${path}`, { headers });
  return { status: answer.status, told: await answer.json() };
}

const listSchema = z.object({
  versions: z.array(
    z.object({ id: z.number(), at: z.string(), by: z.string().nullable(), isPublished: z.boolean() }),
  ),
  hasMore: z.boolean(),
});
const list = async (id: number, query = '') =>
  listSchema.parse((await ask(`${id}/composing/versions?locale=en-GH${query}`)).told);

/** As if it had been saved so long ago: past the triggers by which times only go on. */
async function age(id: number, minutes: number): Promise<void> {
  const database = openDatabase(process.env.DATABASE_URL ?? '');
  try {
    await database.transaction(async (writing) => {
      await writing.execute(sql`set local session_replication_role = replica`);
      await writing.execute(
        sql`update _pages_v set updated_at = updated_at - make_interval(mins => ${minutes}),
          version_updated_at = version_updated_at - make_interval(mins => ${minutes}) where parent_id = ${id}`,
      );
    });
  } finally {
    await database.$client.end();
  }
}

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
  await age(id, 11);
  await composing.save(id, 5, [say('a', 'five')]);
  expect((await list(id)).versions).toHaveLength(4);
});

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
    const by = network.users[revision % 2 === 0 ? 'office-editor' : 'network-editor'];
    await composing.save(id, revision, [say('a', `text ${revision}`)], { by });
  }
  const first = await list(id);
  expect(first.versions).toHaveLength(20);
  expect(first.hasMore).toBe(true);
  const rest = await list(id, '&page=2');
  expect(rest.versions).toHaveLength(2);
  expect(rest.hasMore).toBe(false);
  expect(new Set([...first.versions, ...rest.versions].map((one) => one.id)).size).toBe(22);
  const times = [...first.versions, ...rest.versions].map(({ at }) => at);
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
  expect((await ask(`versions/${drafted?.id}`, 'office-editor')).status).toBe(403);
});
