import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../support/open-database';
import { createDatabase, type DatabaseContent } from '../support/run/create-database';
import { loadInstance } from './support/load-instance';
import { readSchema } from './support/read-schema';

/** The schema after the last migration of the previous chain, with the names of its migrations. */
const previousSchema = readFileSync(
  path.join(import.meta.dirname, '../fixtures/previous-schema.sql'),
  'utf8',
);

/** A row for each renamed table and column, written with the previous names. */
const previousRows = `
  insert into regions (name, slug, code, latitude, longitude) values ('Greater Accra', 'greater-accra', 'GH-AA', 5.6, -0.2);
  insert into offices (name, slug, region_id, latitude, longitude, _status) values ('Osu', 'osu', 1, 5.55, -0.18, 'published');
  insert into people (first_name, last_name, slug, scope, _status) values ('Efua', 'Quaynor', 'efua', 'network', 'published');
  insert into listings (title, slug, office_id, status, category, _status) values ('Bakery', 'bakery', 1, 'active', 'food', 'published');
  insert into redirects ("from", "to", mark, scope) values ('/old', '/blog', '/old', 'network');
  insert into menus (name, scope, _status) values ('main', 'network', 'published');
  insert into menus_items (_order, _parent_id, id, leads_to, office_id) values (1, 1, 'a', 'office', 1);
  insert into menus_items_children (_order, _parent_id, id, leads_to, url) values (1, 'a', 'b', 'url', '/blog');
  insert into _menus_v (parent_id, version_name, latest) values (1, 'main', true);
  insert into _menus_v_version_items (_order, _parent_id, leads_to, office_id) values (1, 1, 'office', 1);
  insert into _menus_v_version_items_children (_order, _parent_id, leads_to, url) values (1, 1, 'url', '/blog');
  insert into leads (name, email, form) values ('Kofi', 'kofi@example.com', 'inquiry');
  insert into leads_visit (_order, _parent_id, id, parameter, value) values (1, 1, 'a', 'utm_source', 'radio');
  insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, email)
    values ('privacy', true, '1', 'I agree', 'hash', 'en-GH', 'inquiry', '/', '10.0.0.1', 'kofi@example.com');
  update consents set email = null, address = 'erased', erased_at = now(), email_mark = 'keyed';
  insert into mail_queue (id, recipient, subject, text, html, fault, unreached, given_up_at, lead_id)
    values ('lead-1', 'kofi@example.com', 'Hello', 'Text', '<p>', 'ECONNREFUSED', true, now(), 1);
  insert into sms_queue (id, recipient, text, is_reply, fault, unreached) values ('1', '+233', 'Text', false, 'ECONNREFUSED', true);
  insert into renewals (keys, gone) values ('{pages:1,pages:2}', '{pages:2}');
  insert into composer_saves (save) values ('00000000-0000-4000-8000-000000000000');
  insert into composer_presence (tab, collection, document, person, name)
    values ('00000000-0000-4000-8000-000000000000', 'pages', 1, 2, 'Ama');
  insert into composer_sittings (collection, document, person) values ('pages', 1, 2);
`;

const renamedTables: Readonly<Record<string, string>> = {
  renewals: 'invalidations',
  composer_sittings: 'composer_edit_sessions',
  searched_listings: 'indexed_listings',
  leads_visit: 'leads_attribution_entries',
};

/** Tables of migrations after the initial one, which an upgrade leaves empty. */
/** Its rows become buyers. */
const removedTables = ['buyer_registrations'];
const addedTables = [
  ...['places', 'places_texts', 'search_synonyms', 'search_synonyms_texts'],
  ...['buyers', 'buyer_credentials', 'buyer_sessions', 'buyer_links', 'buyer_passkeys', 'passkey_challenges'],
  ...['former_buyer_emails'],
  ...['saved_listings', 'hidden_matches', 'viewed_listings', 'saved_searches', 'buyer_criteria'],
  ...['due_alerts', 'mailed_listings', 'matching_cursor'],
];

/** Columns of migrations after the initial one, which are null or false in previous rows. */
const addedColumns: Readonly<Record<string, readonly string[]>> = {
  leads: ['due_at', 'escalated_to', 'escalated_at', 'next_reminder_at'],
  listings: ['seller_terms_months', 'seller_terms_rate', 'seller_terms_share', 'confidential'],
  _listings_v: [
    ...['version_seller_terms_months', 'version_seller_terms_rate', 'version_seller_terms_share'],
    'version_confidential',
  ],
  mail_queue: ['list_unsubscribe', 'calendar', 'buyer_id'],
};

let url: string;
beforeEach(async () => {
  const database = await createDatabase('blank');
  url = database.url;
  onTestFinished(database.close);
  await withDatabase(url, async (previous) => {
    await previous.execute(sql.raw(previousSchema));
    await previous.execute(sql.raw(previousRows));
  });
});

async function withDatabase<Result>(
  databaseUrl: string,
  read: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl);
  try {
    return await read(database);
  } finally {
    await database.$client.end();
  }
}

const namesSchema = z.array(z.object({ name: z.string() }));
const rowsSchema = z.tuple([z.object({ rows: z.array(z.string()) })]);

/** The columns of a table without the added ones, in their order. */
async function previousColumns(database: ReturnType<typeof openDatabase>, table: string) {
  const { rows } = await database.execute(
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} order by ordinal_position`,
  );
  const columns = namesSchema.parse(rows).filter(({ name }) => !addedColumns[table]?.includes(name));
  return sql.join(
    columns.map(({ name }) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
}

const isPreviousTable = ({ name }: { name: string }) => ![...addedTables, ...removedTables].includes(name);

/** The rows of all previous tables but the migrations, as text without added columns, by the present table name. */
const readRows = () =>
  withDatabase(url, async (database) => {
    const { rows: tables } = await database.execute(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> 'payload_migrations' order by 1`,
    );
    const rowsOfTables: Record<string, string[]> = {};
    for (const { name } of namesSchema.parse(tables).filter(isPreviousTable)) {
      const { rows } = await database.execute(
        sql`select coalesce(array_agg(r::text order by r::text), '{}') as rows from ${sql.identifier(name)} t,
          lateral (select row(${await previousColumns(database, name)}) as r) as previous`,
      );
      rowsOfTables[renamedTables[name] ?? name] = rowsSchema.parse(rows)[0].rows;
    }
    return rowsOfTables;
  });

/** The number of rows of added tables, and of rows with a value in an added column. */
const countAddedValues = () =>
  withDatabase(url, async (database) => {
    let count = 0;
    for (const [table, columns] of Object.entries(addedColumns)) {
      const names = sql.join(
        columns.map((name) => sql`nullif(to_jsonb(${sql.identifier(name)}), 'false')`),
        sql`, `,
      );
      const { rows } = await database.execute(
        sql`select 1 from ${sql.identifier(table)} where num_nonnulls(${names}) > 0`,
      );
      count += rows.length;
    }
    // The cursor has one row, which is no content.
    for (const table of addedTables.filter((name) => name !== 'matching_cursor')) {
      const { rows } = await database.execute(sql`select 1 from ${sql.identifier(table)}`);
      count += rows.length;
    }
    return count;
  });

const readMigrations = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (database) => {
    const { rows } = await database.execute(sql`select name, batch from payload_migrations order by name`);
    return rows;
  });

async function createReference(content: DatabaseContent) {
  const reference = await createDatabase(content);
  onTestFinished(reference.close);
  return reference.url;
}

test('previous schema › a database with the complete previous chain becomes like a fresh one, and retains its rows', async () => {
  const rows = await readRows();
  for (const table of ['invalidations', 'indexed_listings', 'listing_words', 'leads_attribution_entries'])
    expect(rows[table], table).toHaveLength(1);
  const start = await loadInstance(url);
  expect(await start()).toMatchObject({
    code: 0,
    output: expect.stringContaining('open, with 1 offices'),
  });
  const fresh = await createReference('empty');
  const schema = await withDatabase(url, readSchema);
  for (const [kind, found] of Object.entries(schema)) expect(found, kind).not.toEqual([]);
  expect(schema).toEqual(await withDatabase(fresh, readSchema));
  expect(await readMigrations(url)).toEqual(await readMigrations(fresh));
  expect(await readRows()).toEqual(rows);
  expect(await countAddedValues()).toBe(0);
});

test('previous schema › a database with a part of the previous chain stays unchanged, and its owner gets instructions', async () => {
  const lastApplied = '20261126_000340_weighted_words';
  await withDatabase(url, (previous) =>
    previous.execute(sql`delete from payload_migrations where name > ${lastApplied}`),
  );
  const read = async () => [await readMigrations(url), await readRows(), await withDatabase(url, readSchema)];
  const before = await read();
  const start = await loadInstance(url, { DATA_DIR: '/srv/site' });
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain(
    `Nothing was changed: the database was last migrated by an earlier release (${lastApplied})`,
  );
  expect(output).toContain('delete the folder /srv/site and run npm run demo again');
  expect(await read()).toEqual(before);
});
