import { sql } from '@payloadcms/db-postgres/drizzle';
import fc from 'fast-check';
import type { Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { preserveTexts } from '@/lib/document/node-texts';
import { startBackend, type TestBackend } from './support/start-backend';
import { oddNode } from './support/unstable-json';

/** `npm run test:long` runs the long form. */
const numRuns = process.env.TEST_LONG ? 5_000 : 12;
const textsSchema = z.array(z.object({ locale: z.string(), text: z.string() }));

let backend: TestBackend;
let page: number;

beforeAll(async () => {
  backend = await startBackend();
  const { id } = await backend.payload.create({
    collection: 'pages',
    data: {
      title: 'Page',
      layout: 'default',
      route: 'customPage',
      slug: 'page',
      scope: 'network',
      _status: 'published',
    },
  });
  page = id;
  await backend.payload.update({ collection: 'pages', id, data: { title: 'FR' }, locale: 'fr-CA' });
});
afterAll(() => backend.stop());

const textBlock = (id: string, text: string) =>
  `{"id":"${id}","type":"rich-text","version":0,"props":{"text":"${text}"}}`;

/** Stores blocks as another program would have, in the page and its newest version. */
async function store(locale: string, text: string): Promise<void> {
  const { drizzle } = backend.payload.db;
  await drizzle.execute(
    sql`update pages_locales set blocks = ${text}::json where _parent_id = ${page} and _locale = ${locale}`,
  );
  await drizzle.execute(
    sql`update _pages_v_locales set version_blocks = ${text}::json where _locale = ${locale}
      and _parent_id in (select id from _pages_v where parent_id = ${page} and latest)`,
  );
}

/** The stored text of the page or its newest version. */
async function stored(of: 'page' | 'version'): Promise<Map<string, string>> {
  const { rows } = await backend.payload.db.drizzle.execute(
    of === 'page'
      ? sql`select _locale as locale, blocks::text as text from pages_locales where _parent_id = ${page} and blocks is not null`
      : sql`select l._locale as locale, l.version_blocks::text as text from _pages_v_locales l
          join _pages_v v on v.id = l._parent_id where v.parent_id = ${page} and v.latest and l.version_blocks is not null`,
  );
  return new Map(textsSchema.parse(rows).map(({ locale, text }) => [locale, text]));
}

/** An editor's output: the JSON input with the keys of every object in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, turned(child)]),
  );
}

const cases = fc.record({
  odd: fc.tuple(...['a', 'b', 'c'].map(oddNode)),
  french: oddNode('f'),
  mode: fc.constantFrom('publish', 'draft', 'autosave', 'title', 'english'),
  moveLast: fc.boolean(),
});

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

async function save({ mode, moveLast }: Case): Promise<void> {
  const { payload } = backend;
  const locale = mode === 'english' ? 'en-US' : 'en-GH';
  const read = await payload.findByID({ collection: 'pages', id: page, draft: true, locale: 'en-GH' });
  // What a client receives and what it sends.
  const blocks: unknown[] = JSON.parse(JSON.stringify(read.blocks)).map(turned);
  const edited = [...(moveLast ? blocks.slice(-1) : []), ...(moveLast ? blocks.slice(0, -1) : blocks)];
  const added: unknown[] = [...edited, JSON.parse(textBlock('added', 'Added'))];
  const data = { title: mode, ...(mode !== 'title' && { blocks: JSON.parse(JSON.stringify(added)) }) };
  const how = { draft: mode === 'draft' || mode === 'autosave', autosave: mode === 'autosave' };
  const status = how.draft ? {} : { _status: 'published' as const };
  await payload.update({ collection: 'pages', id: page, data: { ...data, ...status }, locale, ...how });
}

test('stored JSON › unreadable blocks are preserved byte for byte in every locale, whatever is saved with them', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async (one) => {
      const [a, b, c] = one.odd;
      const columns = `{"id":"cols","type":"columns","version":0,"props":{},"slots":{"first":[${c}, ${textBlock('in', 'In')}]}}`;
      const ghana = `[ ${textBlock('first', 'First')},${a} ,${b},\n${columns}]`;
      const french = `[${one.french} , ${textBlock('fr', 'Mots')} ]`;
      const { drizzle } = backend.payload.db;
      await drizzle.execute(sql`update pages_locales set blocks = null where _parent_id = ${page}`);
      await drizzle.execute(
        sql`update _pages_v_locales set version_blocks = null where _parent_id in (select id from _pages_v where parent_id = ${page})`,
      );
      await store('en-GH', ghana);
      await store('fr-CA', french);
      await save(one);
      const written = await stored(one.mode === 'draft' || one.mode === 'autosave' ? 'version' : 'page');
      const text = written.get(one.mode === 'english' ? 'en-US' : 'en-GH') ?? '';
      for (const node of one.odd) expect(text, one.mode).toContain(node);
      if (one.mode !== 'title') expect(text).toContain('"Added"');
      expect(nodesIn(written.get('fr-CA'))).toEqual(nodesIn(french));
      expect(written.get('fr-CA')).toContain(one.french);
    }),
    { numRuns },
  );
}, 3_600_000);

/** The number of nodes in a text; white space between nodes is not preserved. */
const nodesIn = (text = '[]') => JSON.parse(text).length;

test('stored JSON › a restored version is identical to what was written', async () => {
  const { payload } = backend;
  const odd = '{"type":"hologram", "id":"old", "props":{"n":1.0,"n":2e400}, "version":7}';
  const data = { blocks: [JSON.parse(textBlock('x', 'Before'))], _status: 'published' as const };
  await payload.update({ collection: 'pages', id: page, data });
  await store('en-GH', `[${odd}]`);
  await store('fr-CA', `[${odd}, ${textBlock('fr', 'Avant')}]`);
  const where: Where = { and: [{ parent: { equals: page } }, { latest: { equals: true } }] };
  const { docs } = await payload.findVersions({ collection: 'pages', where });
  const update = { blocks: [JSON.parse(textBlock('y', 'After'))], _status: 'published' as const };
  await payload.update({ collection: 'pages', id: page, data: update });
  await payload.update({ collection: 'pages', id: page, data: update, locale: 'fr-CA' });
  expect((await stored('page')).get('en-GH')).not.toContain(odd);
  await payload.restoreVersion({ collection: 'pages', id: docs[0]?.id ?? '' });
  for (const written of [await stored('page'), await stored('version')]) {
    expect(written.get('en-GH')).toContain(odd);
    expect(written.get('fr-CA')).toContain(odd);
  }
});

test('stored JSON › client JSON is compared with the stored text, and only changed content is rewritten', () => {
  expect(preserveTexts('[{"id":"a","n":2}]', [new Map([['{"id":"a","n":1}', '{"n":1.0,"id":"a"}']])])).toBe(
    '[{"id":"a","n":2}]',
  );
});
