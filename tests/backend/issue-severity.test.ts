import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseJsonObject } from '@/lib/backend/platform/cms-api/check-json';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let count = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

type Blocks = Record<string, unknown>[];
type Written = { blocks?: Blocks; title?: string; _status?: 'draft' | 'published' };
type How = { draft?: boolean; autosave?: boolean; locale?: 'en-GH' | 'en-US' | 'fr-CA' };

const textBlock = (id: string, text: string) => ({ id, type: 'rich-text', version: 0, props: { text } });
const unfinished = [textBlock('u', '')];
const malformed = [{ ...textBlock('m', 'x'), props: { text: 7 } }];
const completeBlocks = [textBlock('w', 'Whole')];

const refused = (message: RegExp) => ({
  name: 'ValidationError',
  data: { errors: [expect.objectContaining({ message: expect.stringMatching(message) })] },
});
const ofUnfinished = refused(/^Text, Text: /);
const ofMalformed = refused(/^Text, Text: /);

/** Creates and updates pages or sections. */
const kinds = {
  pages: {
    create: async (data: Written) => {
      const address = { route: 'customPage' as const, scope: 'network' as const, slug: `s-${++count}` };
      const pageData = { title: 'Page', layout: 'default' as const, ...address, ...data };
      return (await backend.payload.create({ collection: 'pages', data: pageData })).id;
    },
    update: (id: number, data: Written, how: How = {}) =>
      backend.payload.update({ collection: 'pages', id, data, ...how }),
  },
  'website-sections': {
    create: async ({ blocks = [], _status = 'draft' }: Written) => {
      const data = { name: `s-${++count}`, scope: 'network' as const, blocks, _status };
      return (await backend.payload.create({ collection: 'website-sections', data })).id;
    },
    update: (id: number, { title: _title, ...data }: Written, how: How = {}) =>
      backend.payload.update({ collection: 'website-sections', id, data, ...how }),
  },
};

const blocksOf = async (collection: 'pages' | 'website-sections', id: number, how: How = {}) =>
  (await backend.payload.findByID({ collection, id, ...how })).blocks;

describe.each(['pages', 'website-sections'] as const)('issue severity in %s', (collection) => {
  const { create, update } = kinds[collection];

  test('drafts may be incomplete when created, saved or autosaved, but never malformed', async () => {
    const id = await create({ blocks: unfinished });
    await update(id, { blocks: [...unfinished, ...completeBlocks] }, { draft: true });
    await update(id, { blocks: unfinished }, { draft: true, autosave: true });
    expect(await blocksOf(collection, id, { draft: true })).toEqual(unfinished);
    await expect(create({ blocks: malformed })).rejects.toMatchObject(ofMalformed);
    for (const autosave of [false, true])
      await expect(update(id, { blocks: malformed }, { draft: true, autosave })).rejects.toMatchObject(
        ofMalformed,
      );
  });

  test('only complete documents are published, also when the incomplete part did not change', async () => {
    await expect(create({ blocks: unfinished, _status: 'published' })).rejects.toMatchObject(ofUnfinished);
    const id = await create({ blocks: completeBlocks, _status: 'published' });
    await update(id, { blocks: unfinished }, { draft: true });
    await expect(update(id, { _status: 'published' })).rejects.toMatchObject(ofUnfinished);
    await expect(update(id, { blocks: unfinished, _status: 'published' })).rejects.toMatchObject(
      ofUnfinished,
    );
    expect(await blocksOf(collection, id)).toEqual(completeBlocks);
    await update(id, { blocks: completeBlocks, _status: 'published' });
  });

  test('hidden blocks may be incomplete when published and are then not shown; they are never malformed', async () => {
    const hidden = unfinished.map((block) => ({ ...block, hidden: true }));
    const id = await create({ blocks: [...completeBlocks, ...hidden], _status: 'published' });
    expect(await blocksOf(collection, id)).toEqual([...completeBlocks, ...hidden]);
    await expect(update(id, { blocks: unfinished, _status: 'published' })).rejects.toMatchObject(
      ofUnfinished,
    );
    const broken = malformed.map((block) => ({ ...block, hidden: true }));
    await expect(update(id, { blocks: broken, _status: 'published' })).rejects.toMatchObject(ofMalformed);
  });

  test('incomplete documents can be unpublished', async () => {
    const id = await create({ blocks: completeBlocks, _status: 'published' });
    await update(id, { blocks: unfinished, _status: 'draft' });
    expect(await blocksOf(collection, id)).toEqual(unfinished);
  });

  test('every locale with its own content is published', async () => {
    const id = await create({ blocks: completeBlocks });
    await update(id, { blocks: unfinished }, { draft: true, locale: 'fr-CA' });
    const inFrench = refused(/^In Français \(Canada\): Text, Text: /);
    await expect(update(id, { _status: 'published' })).rejects.toMatchObject(inFrench);
    await expect(update(id, { blocks: completeBlocks, _status: 'published' })).rejects.toMatchObject(
      inFrench,
    );
    await update(id, { blocks: completeBlocks }, { draft: true, locale: 'fr-CA' });
    await update(id, { _status: 'published' });
    expect(await blocksOf(collection, id, { locale: 'fr-CA' })).toEqual(completeBlocks);
  });

  test('incomplete versions can be restored as a draft, not as published', async () => {
    const id = await create({ blocks: completeBlocks, _status: 'published' });
    const versions = async () =>
      (
        await backend.payload.findVersions({
          collection,
          where: { parent: { equals: id } },
          sort: 'createdAt',
        })
      ).docs;
    await update(id, { blocks: unfinished }, { draft: true });
    await update(id, { blocks: [textBlock('w', 'Newer')], _status: 'published' });
    const [published, draft] = await versions();
    await backend.payload.restoreVersion({ collection, id: draft?.id ?? '', draft: true });
    expect(await blocksOf(collection, id, { draft: true })).toEqual(unfinished);
    await backend.payload.restoreVersion({ collection, id: published?.id ?? '' });
    expect(await blocksOf(collection, id)).toEqual(completeBlocks);
  });
});

test('issue severity › a restored version is complete in every locale when published', async () => {
  const { create, update } = kinds.pages;
  const id = await create({ blocks: completeBlocks, _status: 'published' });
  await update(id, { title: 'FR', blocks: completeBlocks, _status: 'published' }, { locale: 'fr-CA' });
  const where = { parent: { equals: id } };
  const { docs } = await backend.payload.findVersions({ collection: 'pages', where, sort: '-createdAt' });
  const [newest] = docs;
  const text = JSON.stringify(unfinished);
  await backend.payload.db.drizzle.execute(
    sql`update _pages_v_locales set version_blocks = ${text}::json where _locale = 'fr-CA' and _parent_id = ${Number(newest?.id)}`,
  );
  await update(id, { blocks: [textBlock('w', 'Newer')], _status: 'published' }, { locale: 'fr-CA' }).catch(
    () => null,
  );
  const restored = backend.payload.restoreVersion({ collection: 'pages', id: newest?.id ?? '' });
  await expect(restored).rejects.toMatchObject(refused(/^In Français \(Canada\): Text, Text: /));
});

test('issue severity › content that another locale falls back to can be saved in that locale, readable or not', async () => {
  const { create, update } = kinds.pages;
  const id = await create({ blocks: completeBlocks, _status: 'published' });
  const lost = { zeta: 1, id: 'old', type: 'carousel', version: 3, props: {} };
  const stored = [lost, ...completeBlocks];
  const text = JSON.stringify(stored);
  const { drizzle } = backend.payload.db;
  await drizzle.execute(sql`update pages_locales set blocks = ${text}::json where _parent_id = ${id}`);
  await drizzle.execute(
    sql`update _pages_v_locales set version_blocks = ${text}::json where _parent_id in (select id from _pages_v where parent_id = ${id})`,
  );
  const fallback = await blocksOf('pages', id, { locale: 'en-US' });
  expect(fallback).toEqual(stored);
  await update(id, { title: 'US', blocks: fallback ?? [], _status: 'published' }, { locale: 'en-US' });
  expect(await blocksOf('pages', id, { locale: 'en-US' })).toEqual(stored);
});

describe('document over the limits', () => {
  const nested = (depth: number): Blocks => {
    let inside: Blocks = [];
    for (let level = depth; level > 0; level -= 1)
      inside = [{ id: `c-${level}`, type: 'columns', version: 0, props: {}, slots: { first: inside } }];
    return inside;
  };

  const wide = Array.from({ length: 5_000 }, (_, at) => ({ ...nested(1)[0], id: `c-${at}` }));

  test.each([
    ['5,000 columns', wide, /^A page or section can have at most 500 blocks: move the rest/],
    ['300 columns in one another', nested(300), /^Columns: Blocks can be nested at most 6 levels deep/],
  ])('of %s is refused quickly with a message', async (_case, blocks, message) => {
    const before = process.cpuUsage();
    await expect(kinds.pages.create({ blocks })).rejects.toMatchObject(refused(message));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  test('with 5,000 nested columns is not accepted by HTTP at all', async () => {
    const before = process.cpuUsage();
    const open = '[{"id":"c","type":"columns","version":0,"props":{},"slots":{"first":';
    const text = `{"blocks":${open.repeat(5_000)}[]${'}}]'.repeat(5_000)}}`;
    expect(() => parseJsonObject(text)).toThrow(/^Send less nesting/);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  test('that is already stored is truncated when it is read and can be replaced', async () => {
    const id = await kinds.pages.create({ blocks: completeBlocks, _status: 'published' });
    const text = JSON.stringify([...nested(900), ...completeBlocks]);
    await backend.payload.db.drizzle.execute(
      sql`update pages_locales set blocks = ${text}::json where _parent_id = ${id}`,
    );
    const { parseStoredBlocks } = await import('@/adapters/sections/parse-stored-blocks');
    const { blocks } = await backend.payload.findByID({ collection: 'pages', id });
    const read = parseStoredBlocks(blocks, 'page');
    expect(JSON.stringify(read)).toContain('c-6');
    expect(JSON.stringify(read)).not.toContain('c-7');
    expect(read.map((block) => block.id)).toEqual(['c-1', 'w']);
    await kinds.pages.update(id, { blocks: completeBlocks, _status: 'published' });
    expect(await blocksOf('pages', id)).toEqual(completeBlocks);
  });
});
