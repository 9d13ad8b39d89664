import { sql } from '@payloadcms/db-postgres/drizzle';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fieldKey } from '@/schemas/dependency';
import { findNetwork, type Network } from './support/network';
import { completeRecord } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const question = `{
  listings { items { slug title summary description category location state office { slug } } }
  posts(locale: "en-GH") { items { slug title excerpt body category published_at } }
  agents { items { slug first_name last_name } }
  listing(slug: "no-summary") { title }
  post(slug: "no-excerpt", locale: "en-GH") { title }
}`;

async function queryLists() {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { data, errors, extensions } = await executeContract({ document: parse(question) });
  return { errors, data: JSON.parse(JSON.stringify(data ?? null)), keys: extensions?.dependencies };
}

test('invalid rows › a row without a required value is omitted from lists and lookups, and logged once', async () => {
  const { payload } = backend;
  const listing = (slug: string) => ({ ...completeRecord('listings', network), slug, _status: 'published' });
  const post = (slug: string) => ({
    ...{ slug, title: slug, excerpt: 'How', body: 'So', category: 'Advice', scope: 'network' },
    ...{ published_at: '2026-01-01T00:00:00.000Z', _status: 'published' },
  });
  const create = async (collection: 'listings' | 'posts', data: object) =>
    (await payload.create({ collection, data: JSON.parse(JSON.stringify(data)) })).id;
  const lost = await create('listings', listing('no-summary'));
  const nowhere = await create('listings', listing('no-region'));
  const unsaid = await create('posts', post('no-excerpt'));
  await create('listings', listing('whole'));
  await create('posts', post('whole-post'));
  const { drizzle } = payload.db;
  await drizzle.execute(sql`update listings set summary = null where id = ${lost}`);
  await drizzle.execute(sql`update listings set region_id = null where id = ${nowhere}`);
  await drizzle.execute(sql`update posts_locales set excerpt = null where _parent_id = ${unsaid}`);
  const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue();

  const answers = [await queryLists(), await queryLists()];
  for (const { errors, data, keys } of answers) {
    expect(errors).toBeUndefined();
    // After the row is repaired, the page shows it.
    expect(keys).toContain(fieldKey('listings', lost, 'summary'));
    expect(data).toMatchObject({
      ...{ listings: { items: [{ slug: 'whole' }] }, posts: { items: [{ slug: 'whole-post' }] } },
      ...{ listing: null, post: null },
    });
  }
  expect(warn.mock.calls.flat().toSorted()).toEqual([
    `listings ${lost} is not shown: it has no summary`,
    `listings ${nowhere} is not shown: it has no region`,
    `posts ${unsaid} is not shown: it has no excerpt`,
  ]);
});
