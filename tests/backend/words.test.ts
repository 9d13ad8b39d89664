import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findKnownWords } from '@/lib/backend/forms/find-known-words';
import { questionsOf } from '../support/questions-of';
import { rowsLookedAt } from '../support/rows-looked-at';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const as: Record<string, Record<string, string>> = {};

/** 6,000 listings of an office in three categories, 500 of another one in a fourth; and a menu of one name for each owner. */
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  const { drizzle } = backend.payload.db;
  // Nobody searches them.
  await drizzle.execute('alter table listings disable trigger listings_inserted');
  await drizzle.execute(sql`
    insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at)
    select 'published', 'N-' || n, 'listing-' || n, 'T', 'S', 'D', 'active', 'business',
      (array['Care homes', 'Food and drink', 'Manufacturing'])[1 + n % 3], 'L', ${network.region}, ${network.other}, now()
    from generate_series(1, 6000) n`);
  await drizzle.execute(sql`
    insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at)
    select 'published', 'own-' || n, 'own-' || n, 'T', 'S', 'D', 'draft', 'business', 'Fashion', 'L', ${network.region},
      ${network.own}, now()
    from generate_series(1, 500) n`);
  await drizzle.execute(sql`
    insert into menus (_status, name, scope, office_id) values ('published', 'main', 'network', null),
      ('published', 'main', 'office', ${network.own}), ('published', 'theirs', 'office', ${network.other})`);
  await drizzle.execute('alter table listings enable trigger listings_inserted');
  await drizzle.execute(sql`vacuum analyze`);
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
    expect(await ask('network-editor', 'listings')).toEqual({
      words: ['Care homes', 'Fashion', 'Food and drink', 'Manufacturing'],
    });
    expect(await ask('network-editor', 'listings', 'DRINK fo')).toEqual({ words: ['Food and drink'] });
    expect(await ask('network-editor', 'menus')).toEqual({ words: ['main', 'theirs'] });
    expect(await ask('network-editor', 'website-sections')).toEqual({ words: [] });
    expect(await ask('network-editor', 'posts', 'x')).toEqual({ words: [] });
  });

  test.each([
    ['network-editor', 'past all records that bear the same', 50],
    ['office-editor', 'among their own, past those of all others', 600],
  ])('are found by the %s %s', async (role, _where, most) => {
    for (const sought of ['', 'drink', 'nothing']) {
      const asked = await questionsOf(backend.payload, / from "?listings/i, () =>
        ask(role, 'listings', sought),
      );
      expect(asked.length).toBeGreaterThan(0);
      let rows = 0;
      for (const [text, values] of asked) rows += await rowsLookedAt(backend.payload, text, values);
      expect(rows, sought).toBeLessThan(most);
    }
  });

  test('are those of records that whoever asks may see', async () => {
    expect(await ask('office-editor', 'listings')).toEqual({ words: ['Fashion'] });
    expect(await ask('office-editor', 'menus')).toEqual({ words: ['main'] });
    expect(await ask('nobody', 'listings')).toBe(401);
    expect(await ask('network-editor', 'staff')).toBe(404);
  });
});

test('a form offers each word in its most used spelling, the most used first, and no draft’s', async () => {
  await backend.payload.db.drizzle.execute(sql`
    update listings set category = case when id % 50 = 0 then 'care HOMES' else 'Care homes' end where category = 'Care homes'`);
  await backend.payload.db.drizzle.execute(sql`
    update listings set _status = 'draft' where category = 'Manufacturing'`);
  expect(await findKnownWords(backend.payload, { words: 'listings', field: 'category' })).toEqual([
    ...['Care homes', 'Food and drink', 'Fashion'],
  ]);
});
