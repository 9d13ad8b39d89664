import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSuggestions } from '@/lib/backend/admin/forms/find-suggestions';
import { recordStatements } from '../support/record-statements';
import { rowsScanned } from '../support/rows-scanned';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const as: Record<string, Record<string, string>> = {};

/**
 * 6,000 listings of one office in three categories, 500 of another in a fourth, and a menu of the same name
 * for each owner.
 */
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  const { drizzle } = backend.payload.db;
  // These listings are not searched.
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

async function request(role: string, collection: string, searchTerm = ''): Promise<unknown> {
  const query = new URLSearchParams({ words: searchTerm });
  const answer = await api(`/${collection}/composing/words?${query}`, { headers: as[role] ?? {} });
  return answer.ok ? answer.json() : answer.status;
}

describe('field values for block options', () => {
  test('are distinct, whatever the number of records, and matched by partial words', async () => {
    expect(await request('network-editor', 'listings')).toEqual({
      words: ['Care homes', 'Fashion', 'Food and drink', 'Manufacturing'],
    });
    expect(await request('network-editor', 'listings', 'DRINK fo')).toEqual({ words: ['Food and drink'] });
    expect(await request('network-editor', 'menus')).toEqual({ words: ['main', 'theirs'] });
    expect(await request('network-editor', 'website-sections')).toEqual({ words: [] });
    expect(await request('network-editor', 'posts', 'x')).toEqual({ words: [] });
  });

  test.each([
    ['network-editor', 'past all records that bear the same', 50],
    ['office-editor', 'among their own, past those of all others', 600],
  ])('are found by the %s %s', async (role, _case, maxRows) => {
    for (const searchTerm of ['', 'drink', 'nothing']) {
      const statements = await recordStatements(backend.payload, / from "?listings/i, () =>
        request(role, 'listings', searchTerm),
      );
      expect(statements.length).toBeGreaterThan(0);
      let rows = 0;
      for (const [text, values] of statements) rows += await rowsScanned(backend.payload, text, values);
      expect(rows, searchTerm).toBeLessThan(maxRows);
    }
  });

  test('come from records that the user may read', async () => {
    expect(await request('office-editor', 'listings')).toEqual({ words: ['Fashion'] });
    expect(await request('office-editor', 'menus')).toEqual({ words: ['main'] });
    expect(await request('anonymous', 'listings')).toBe(401);
    expect(await request('network-editor', 'staff')).toBe(404);
  });
});

test('form field values › use the most frequent spelling, most frequent first, and ignore drafts', async () => {
  await backend.payload.db.drizzle.execute(sql`
    update listings set category = case when id % 50 = 0 then 'care HOMES' else 'Care homes' end where category = 'Care homes'`);
  await backend.payload.db.drizzle.execute(sql`
    update listings set _status = 'draft' where category = 'Manufacturing'`);
  expect(await findSuggestions(backend.payload, { sourceCollection: 'listings', field: 'category' })).toEqual(
    [...['Care homes', 'Food and drink', 'Fashion']],
  );
});
