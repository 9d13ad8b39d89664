import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { showDuePosts } from '@/lib/backend/schedule/show-due-posts';
import { watchDuePosts } from '@/lib/backend/schedule/watch-due-posts';
import { type As, asSystem } from './support/cases';
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

/** As if the time until its date had passed: nothing runs, nothing is saved. */
async function comeDue(id: number): Promise<void> {
  const { drizzle } = backend.payload.db;
  const passed = sql`now() - interval '1 minute'`;
  await drizzle.execute(sql`update posts set published_at = ${passed} where id = ${id}`);
  await drizzle.execute(sql`update scheduled_posts set due = ${passed} where post_id = ${id}`);
}

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();
const far = '2099-01-01T00:00:00.000Z';
const make = (fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, 'posts', { _status: 'published', ...fields }, asSystem);

/** What visitors find of a post: in the lists of the network and of its office, and by its own address. */
async function shownOf(slug: string) {
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

const position = async () => (await readNewestRenewals(backend.payload)).position;
const renewedSince = async (from: string) => (await readRenewalsSince(backend.payload, from)).renewals;
const scheduled = async () =>
  (await backend.payload.db.drizzle.execute(sql`select post_id from scheduled_posts`)).rows.map(
    ({ post_id }) => post_id,
  );

describe('a post with a date to come', () => {
  test('is shown nowhere, though published; its office sees it', async () => {
    const before = await position();
    const id = await make({ slug: 'far', published_at: far });
    expect(await shownOf('far')).toEqual(nowhere);
    expect(await renewedSince(before)).toEqual([]);
    const { payload } = backend;
    expect((await payload.find({ collection: 'posts', ...editor })).docs.map((doc) => doc.id)).toContain(id);
    const asPublic = { overrideAccess: false, user: null };
    await expect(payload.findByID({ collection: 'posts', id, ...asPublic })).rejects.toMatchObject({
      name: 'NotFound',
    });
    await payload.update({ collection: 'posts', id, data: { published_at: '2026-01-01T00:00:00.000Z' } });
    expect(await shownOf('far')).toEqual(everywhere);
    expect(await scheduled()).not.toContain(id);
  });

  test('is shown when its time comes, and its pages are renewed then, once', async () => {
    const { payload } = backend;
    const id = await make({ slug: 'soon', published_at: far });
    const before = await position();
    await showDuePosts(payload, 0);
    expect([await shownOf('soon'), await renewedSince(before)]).toEqual([nowhere, []]);
    await comeDue(id);
    expect(await shownOf('soon')).toEqual(everywhere);
    await Promise.all([1, 2, 3].map(() => showDuePosts(payload, 0)));
    const { rows } = await payload.db.drizzle.execute(
      sql`select keys from renewals where ${`posts:${id}`} = any(keys)`,
    );
    expect(rows).toHaveLength(1);
    expect(await renewedSince(before)).toEqual(
      expect.arrayContaining([`posts:${id}`, 'posts@+', `posts@office=${network.own}+`, 'posts@slug=soon+']),
    );
    expect(await scheduled()).not.toContain(id);
  });

  test('whose time came while nothing ran is shown and renewed afterwards', async () => {
    const { payload } = backend;
    const id = await make({ slug: 'missed', published_at: far });
    await comeDue(id);
    const before = await position();
    await showDuePosts(payload, 0);
    expect(await renewedSince(before)).toContain(`posts:${id}`);
  });

  test('saved by a transaction that ends after its time is not forgotten', async () => {
    const { payload } = backend;
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('No transaction was begun');
    const id = await make({ slug: 'late', published_at: far });
    const data = { published_at: inTime(300) };
    await payload.update({ collection: 'posts', id, data, req: { transactionID } });
    await sleep(400);
    await showDuePosts(payload, 0);
    await payload.db.commitTransaction(transactionID);
    const before = await position();
    await showDuePosts(payload, 0);
    expect(await renewedSince(before)).toContain(`posts:${id}`);
  });

  test('that is taken back, made a draft or deleted in time is never shown', async () => {
    const { payload } = backend;
    const [back, gone] = [
      await make({ slug: 'back', published_at: far }),
      await make({ slug: 'gone', published_at: far }),
    ];
    await payload.update({ collection: 'posts', id: back, data: { _status: 'draft' } });
    await payload.delete({ collection: 'posts', id: gone });
    const before = await position();
    for (const id of [back, gone]) await comeDue(id);
    await showDuePosts(payload, 0);
    expect([await shownOf('back'), await shownOf('gone'), await renewedSince(before)]).toEqual([
      nowhere,
      nowhere,
      [],
    ]);
  });

  test('is found by the server without being asked', async () => {
    const id = await make({ slug: 'watched', published_at: far });
    const before = await position();
    const stop = new AbortController();
    const watching = watchDuePosts(stop.signal);
    await comeDue(id);
    await expect.poll(() => renewedSince(before), { timeout: 20_000 }).toContain(`posts:${id}`);
    stop.abort();
    await watching;
  });

  test('is not put off by a draft with another date', async () => {
    const { payload } = backend;
    const id = await make({ slug: 'kept', published_at: far });
    await payload.update({ collection: 'posts', id, data: { published_at: far }, draft: true });
    await comeDue(id);
    const before = await position();
    await showDuePosts(payload, 0);
    expect(await shownOf('kept')).toEqual(everywhere);
    expect(await renewedSince(before)).toContain(`posts:${id}`);
  });
});
