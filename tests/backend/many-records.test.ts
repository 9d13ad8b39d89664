import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRecords } from '@/lib/backend/composer-api/records/find-records';
import type { ReferenceKind } from '@/schemas/reference';
import { recordStatements } from '../support/record-statements';
import { rowsScanned } from '../support/rows-scanned';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

const inserts = `
  alter table listings disable trigger listings_inserted;
  insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at, updated_at)
    select 'published', md5(n::text), 'shop-' || n, 'A shop' || rare, 'S', 'D', 'active', 'business', 'C', 'Town', 1, 1 + n % 2,
      now(), changed from numbers;
  alter table listings enable trigger listings_inserted;
  insert into people (_status, first_name, last_name, scope)
    select 'published', 'Shop' || rare, md5(n::text), 'network' from numbers;
  insert into media (alt, filename, scope) select 'A shop' || rare, md5(n::text) || '.webp', 'network' from numbers;
  insert into pages (id, _status, route, slug, layout, scope, updated_at)
    select n, 'published', 'customPage', 'page-' || md5(n::text), 'default', 'network', changed from numbers;
  insert into pages_locales (title, _locale, _parent_id) select 'A shop' || rare, 'en-GH', n from numbers;
  insert into posts (id, _status, slug, category, scope, published_at, updated_at)
    select n, 'published', 'post-' || n, 'Selling', 'network', now(), changed from numbers;
  insert into posts_locales (title, excerpt, body, _locale, _parent_id)
    select 'A shop' || rare, 'E', 'B', 'en-GH', n from numbers;`;

/** 6,000 records of each kind, one of which contains “Kente”. */
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  const connection = await backend.payload.db.pool.connect();
  await connection.query(`set statement_timeout = 0; create temp table numbers as
    select n, now() - n * interval '1 minute' as changed, case when n = 77 then ' Kente' else '' end as rare
    from generate_series(1, 6000) n`);
  await connection.query(inserts);
  await connection.query('vacuum analyze');
  connection.release(true);
});
afterAll(() => backend?.stop());

/** Runs a record search and counts the rows that PostgreSQL scanned. */
async function measureSearch(
  kind: ReferenceKind,
  words: string,
  role: keyof Network['users'] = 'network-editor',
) {
  const { payload } = backend;
  const req = await createLocalReq({ user: network.users[role] }, payload);
  const about = { kinds: [kind], words, ids: null, limit: 12, page: 1 };
  const question = { ...about, isPublic: false, office: null, near: null };
  let count = 0;
  const statements = await recordStatements(payload, / from /i, async () => {
    count = (await findRecords(question, req)).records.length;
  });
  let rows = 0;
  for (const [text, values] of statements) rows += await rowsScanned(payload, text, values);
  return { count, rows, questions: statements.length };
}

const typed = [
  ['', 12],
  ['shop', 12],
  ['sh', 12],
  ['kente', 1],
  ['shop KENTE', 1],
  ['ke', 1],
  ['zq', 0],
  ['nothing like it', 0],
] as const;
const kinds = ['listing', 'agent', 'media', 'page', 'post'] as const;

test.each(kinds.map((kind) => [kind] as const))(
  'record search at scale › with thousands of records of kind %s, few rows are scanned for any search term',
  async (kind) => {
    for (const [searchText, count] of typed) {
      const { rows, ...found } = await measureSearch(kind, searchText);
      expect([found, rows < 200], `${searchText}: ${rows}`).toEqual([{ count, questions: 1 }, true]);
    }
  },
);

test.each(kinds.map((kind) => [kind] as const))(
  'record search at scale › few rows are scanned for an office: %s',
  async (kind) => {
    for (const searchText of ['', 'kente', 'zq']) {
      const { rows } = await measureSearch(kind, searchText, 'office-editor');
      expect(rows, searchText).toBeLessThan(200);
    }
  },
);
