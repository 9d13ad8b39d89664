import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { pollDuePosts, publishDuePosts } from '@/lib/backend/platform/invalidation/publish-due-posts';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
afterAll(() => backend.stop());

/** Moves the publish date into the past while no server runs. */
async function passPublishTime(id: number): Promise<void> {
  const { drizzle } = backend.payload.db;
  const passed = sql`now() - interval '1 minute'`;
  await drizzle.execute(sql`update posts set published_at = ${passed} where id = ${id}`);
  await drizzle.execute(sql`update scheduled_posts set due = ${passed} where post_id = ${id}`);
}

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();
const FAR_FUTURE = '2099-01-01T00:00:00.000Z';
const create = (fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, 'posts', { _status: 'published', ...fields }, asSystem);

/** Whether visitors find a post: in the lists of the network and its office, and by its address. */
async function findVisible(slug: string) {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const query = `query ($slug: String!) {
    post(slug: $slug, locale: "en-GH") { slug }
    all: posts(locale: "en-GH", limit: 60) { items { slug } total }
    own: posts(locale: "en-GH", tribe_slug: "osu", limit: 60) { items { slug } }
  }`;
  const { data } = await executeContract({ document: parse(query), variables: { slug } });
  const list = z.object({ items: z.array(z.object({ slug: z.string() })) });
  const found = z
    .object({ post: z.object({ slug: z.string() }).nullable(), all: list, own: list })
    .parse(data);
  const has = ({ items }: z.infer<typeof list>) => items.some((one) => one.slug === slug);
  return [found.post !== null, has(found.all), has(found.own)];
}
const everywhere = [true, true, true];
const nowhere = [false, false, false];

const position = async () => (await readNewestInvalidations(backend.payload)).position;
const invalidatedSince = async (from: string) =>
  (await readInvalidationsSince(backend.payload, from)).invalidations;
const scheduled = async () =>
  (await backend.payload.db.drizzle.execute(sql`select post_id from scheduled_posts`)).rows.map(
    ({ post_id }) => post_id,
  );

describe('scheduled post', () => {
  test('is hidden from visitors although it is published; its office can read it', async () => {
    const before = await position();
    const id = await create({ slug: 'far', published_at: FAR_FUTURE });
    expect(await findVisible('far')).toEqual(nowhere);
    expect(await invalidatedSince(before)).toEqual([]);
    const { payload } = backend;
    expect((await payload.find({ collection: 'posts', ...editor })).docs.map((doc) => doc.id)).toContain(id);
    const asPublic = { overrideAccess: false, user: null };
    await expect(payload.findByID({ collection: 'posts', id, ...asPublic })).rejects.toMatchObject({
      name: 'NotFound',
    });
    await payload.update({ collection: 'posts', id, data: { published_at: '2026-01-01T00:00:00.000Z' } });
    expect(await findVisible('far')).toEqual(everywhere);
    expect(await scheduled()).not.toContain(id);
  });

  test('becomes visible at its time, and its pages are invalidated once', async () => {
    const { payload } = backend;
    const id = await create({ slug: 'soon', published_at: FAR_FUTURE });
    const before = await position();
    await publishDuePosts(payload, 0);
    expect([await findVisible('soon'), await invalidatedSince(before)]).toEqual([nowhere, []]);
    await passPublishTime(id);
    expect(await findVisible('soon')).toEqual(everywhere);
    await Promise.all([1, 2, 3].map(() => publishDuePosts(payload, 0)));
    const { rows } = await payload.db.drizzle.execute(
      sql`select keys from invalidations where ${`posts:${id}`} = any(keys)`,
    );
    expect(rows).toHaveLength(1);
    expect(await invalidatedSince(before)).toEqual(
      expect.arrayContaining([`posts:${id}`, 'posts@+', `posts@office=${network.own}+`, 'posts@slug=soon+']),
    );
    expect(await scheduled()).not.toContain(id);
  });

  test('whose time passed while no server ran becomes visible and is invalidated afterwards', async () => {
    const { payload } = backend;
    const id = await create({ slug: 'missed', published_at: FAR_FUTURE });
    await passPublishTime(id);
    const before = await position();
    await publishDuePosts(payload, 0);
    expect(await invalidatedSince(before)).toContain(`posts:${id}`);
  });

  test('saved by a transaction that commits after its time is not missed', async () => {
    const { payload } = backend;
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('No transaction was begun');
    const id = await create({ slug: 'late', published_at: FAR_FUTURE });
    const data = { published_at: inTime(300) };
    await payload.update({ collection: 'posts', id, data, req: { transactionID } });
    await sleep(400);
    await publishDuePosts(payload, 0);
    await payload.db.commitTransaction(transactionID);
    const before = await position();
    await publishDuePosts(payload, 0);
    expect(await invalidatedSince(before)).toContain(`posts:${id}`);
  });

  test('that is unpublished, drafted or deleted in time is never visible', async () => {
    const { payload } = backend;
    const [unpublished, deleted] = [
      await create({ slug: 'back', published_at: FAR_FUTURE }),
      await create({ slug: 'gone', published_at: FAR_FUTURE }),
    ];
    await payload.update({ collection: 'posts', id: unpublished, data: { _status: 'draft' } });
    await payload.delete({ collection: 'posts', id: deleted });
    const before = await position();
    for (const id of [unpublished, deleted]) await passPublishTime(id);
    await publishDuePosts(payload, 0);
    expect([await findVisible('back'), await findVisible('gone'), await invalidatedSince(before)]).toEqual([
      nowhere,
      nowhere,
      [],
    ]);
  });

  test('is published by the server without a request', async () => {
    const id = await create({ slug: 'watched', published_at: FAR_FUTURE });
    const before = await position();
    const stop = new AbortController();
    const watching = pollDuePosts(stop.signal);
    await passPublishTime(id);
    await expect.poll(() => invalidatedSince(before), { timeout: 20_000 }).toContain(`posts:${id}`);
    stop.abort();
    await watching;
  });

  test('is not postponed by a draft with another date', async () => {
    const { payload } = backend;
    const id = await create({ slug: 'kept', published_at: FAR_FUTURE });
    await payload.update({ collection: 'posts', id, data: { published_at: FAR_FUTURE }, draft: true });
    await passPublishTime(id);
    const before = await position();
    await publishDuePosts(payload, 0);
    expect(await findVisible('kept')).toEqual(everywhere);
    expect(await invalidatedSince(before)).toContain(`posts:${id}`);
  });
});
