import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { createNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const as: Record<string, Record<string, string>> = {};

/** 20,000 listings of four categories, one of which a single office has; and a menu of one name for each owner. */
beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  api = await openCmsApi();
  const { drizzle } = backend.payload.db;
  await drizzle.execute(sql`
    insert into listings (listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at)
    select 'N-' || n, 'listing-' || n, 'T', 'S', 'D', 'active', 'business',
      (array['Care homes', 'Food and drink', 'Manufacturing'])[1 + n % 3], 'L', ${network.region}, ${network.other}, now()
    from generate_series(1, 20000) n`);
  await drizzle.execute(sql`
    insert into listings (listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at)
    values ('own', 'own', 'T', 'S', 'D', 'draft', 'business', 'Retail', 'L', ${network.region}, ${network.own}, now())`);
  await drizzle.execute(sql`
    insert into menus (name, scope, office_id)
    values ('main', 'network', null), ('main', 'office', ${network.own}), ('theirs', 'office', ${network.other})`);
  for (const role of ['network-editor', 'office-editor'])
    as[role] = await signIn(api, `${role}@example.com`, 'long enough to pass');
});
afterAll(() => backend?.stop());

async function ask(role: string, collection: string, sought = ''): Promise<unknown> {
  const query = new URLSearchParams({ sought });
  const answer = await api(`/${collection}/composing/words?${query}`, { headers: as[role] ?? {} });
  return answer.ok ? answer.json() : answer.status;
}

describe('the words that blocks choose from', () => {
  test('are all there are, each once, however many records bear one, and found by some of their letters', async () => {
    const find = vi.spyOn(backend.payload, 'find');
    expect(await ask('network-editor', 'listings')).toEqual({
      words: ['Care homes', 'Food and drink', 'Manufacturing', 'Retail'],
    });
    expect(find.mock.calls.length).toBeLessThan(10);
    find.mockRestore();
    expect(await ask('network-editor', 'listings', 'DRINK fo')).toEqual({ words: ['Food and drink'] });
    expect(await ask('network-editor', 'menus')).toEqual({ words: ['main', 'theirs'] });
    expect(await ask('network-editor', 'website-sections')).toEqual({ words: [] });
    expect(await ask('network-editor', 'posts', 'x')).toEqual({ words: [] });
  });

  test('are those of records that whoever asks may see', async () => {
    expect(await ask('office-editor', 'listings')).toEqual({ words: ['Retail'] });
    expect(await ask('office-editor', 'menus')).toEqual({ words: ['main'] });
    expect(await ask('nobody', 'listings')).toBe(401);
    expect(await ask('network-editor', 'staff')).toBe(404);
  });
});
