import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReferences } from '@/lib/backend/platform/references/write-references';
import type { As } from './support/access-cases';
import { findContentUses, type UsedKind } from './support/content-uses';
import { findNetwork, type Network } from './support/network';
import { pixelImage } from './support/pixel-image';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;
let pictures: number[] = [];
const common = { title: 'Page', layout: 'default' as const };

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
  const ids = [network.own, network.other, null].map(async (office) => {
    const scope = office === null ? ('network' as const) : ('office' as const);
    const data = { alt: 'A picture', scope, office };
    return (await backend.payload.create({ collection: 'media', data, file: pixelImage() })).id;
  });
  pictures = await Promise.all(ids);
});
afterAll(() => backend.stop());

const hero = (media: number | undefined, page: number | null = null) => ({
  id: 'hero-1',
  type: 'hero',
  version: 0,
  props: {
    heading: 'Akwaaba',
    image: { media: media ?? 0 },
    actions: page === null ? [] : [{ label: 'Sell', to: { page } }],
  },
});
const shared = {
  id: 'shared-1',
  type: 'website-section',
  version: 0,
  props: { name: 'promise' },
  bind: { source: 'section', query: { name: 'promise' } },
};
const contact = (office: number) => ({
  id: 'office-1',
  type: 'office-contact',
  version: 0,
  props: {},
  bind: { source: 'office', query: { slug: { office } } },
});

async function usesOf(kind: UsedKind, record: number | string | undefined) {
  const req = await createLocalReq({}, backend.payload);
  const uses = await findContentUses(kind, String(record), req);
  return uses.map(({ id, locale, isDraft, place }) =>
    [id, locale, isDraft ? 'draft' : 'live', place].join(' '),
  );
}

async function createPage(slug: string, blocks: Record<string, unknown>[]): Promise<number> {
  const address = { scope: 'network' as const, route: 'customPage' as const, slug };
  const data = { ...common, ...address, blocks, _status: 'published' as const };
  return (await backend.payload.create({ collection: 'pages', data })).id;
}

test('references › the references of a page are stored per locale, published and drafted, until they are removed', async () => {
  const { payload } = backend;
  const [first, second, third] = pictures;
  const target = await createPage('target', []);
  const id = await createPage('uses', [hero(first, target), shared, contact(network.own)]);
  expect(await usesOf('media', first)).toEqual([`${id} en-GH live hero-1`]);
  expect(await usesOf('page', target)).toEqual([`${id} en-GH live hero-1`]);
  expect(await usesOf('section', 'promise')).toEqual([`${id} en-GH live shared-1`]);
  expect(await usesOf('office', network.own)).toEqual([`${id} en-GH live office-1`]);
  expect(await usesOf('listing', first)).toEqual([]);

  await payload.update({ collection: 'pages', id, data: { blocks: [hero(second)] }, draft: true });
  expect(await usesOf('media', first)).toEqual([`${id} en-GH live hero-1`]);
  expect(await usesOf('media', second)).toEqual([`${id} en-GH draft hero-1`]);

  const american = { title: 'Page', blocks: [hero(third)], _status: 'published' as const };
  await payload.update({ collection: 'pages', id, locale: 'en-US', data: american });
  expect(await usesOf('media', third)).toEqual([`${id} en-US live hero-1`]);

  await payload.delete({ collection: 'pages', id });
  expect(await Promise.all([usesOf('media', first), usesOf('media', third), usesOf('page', target)])).toEqual(
    [[], [], []],
  );
});

async function rowsOf(id: number): Promise<unknown[]> {
  const found = await backend.payload.db.drizzle.execute(
    sql`select ctid::text, xmin::text from content_references where document_id = ${id} order by ctid`,
  );
  return found.rows;
}

test('references › a save without new references leaves the rows alone; one with new references inserts those only', async () => {
  const { payload } = backend;
  const id = await createPage('kept', [hero(pictures[0]), shared]);
  const save = (data: object) =>
    payload.update({ collection: 'pages', id, data, draft: true, autosave: true });
  await save({ title: 'Kept', blocks: [hero(pictures[0]), shared] });
  const before = await rowsOf(id);
  expect(before).toHaveLength(6);
  await save({ title: 'Kept as it was' });
  expect(await rowsOf(id)).toEqual(before);
  await save({ blocks: [hero(pictures[0], id), shared] });
  expect((await rowsOf(id)).length).toBe(7);
  expect(await rowsOf(id)).toEqual(expect.arrayContaining(before));
});

test('references › more references are stored than a statement has parameters', async () => {
  const uses = Array.from({ length: 20_000 }, (_, index) => ({
    locale: index % 2 ? 'en-GH' : null,
    isDraft: false,
    place: `block-${index}`,
    kind: 'page',
    record: '1',
  }));
  const req = await createLocalReq({}, backend.payload);
  const storeUses = (stored: typeof uses) => writeReferences('menus', 999_999, stored, req);
  await storeUses([...uses, ...uses.slice(0, 1)]);
  expect(await rowsOf(999_999)).toHaveLength(20_000);
  await storeUses(uses.slice(0, 10_001));
  expect(await rowsOf(999_999)).toHaveLength(10_001);
  await storeUses([]);
  expect(await rowsOf(999_999)).toEqual([]);
});

test('references › a missing record is refused as a target', async () => {
  const missing = { media: 999_998 };
  const nested = { id: 'c', type: 'columns', version: 0, props: {}, slots: { first: [hero(999_998)] } };
  const refused = (place: string, message: string) => ({
    data: {
      errors: [
        {
          ...{ path: 'blocks', place },
          message: expect.stringContaining(
            `${message} was deleted, or you do not have access to it: choose another`,
          ),
        },
      ],
    },
  });
  const cases: [Record<string, unknown>, string, string][] = [
    [hero(pictures[0], 999_999), 'props.actions.0.to', 'Buttons, 1: The page selected here'],
    [nested, 'props.image', 'Picture: The picture selected here'],
    [contact(999_999), 'bind.query.slug', 'The office selected here'],
    [
      { ...hero(pictures[0]), id: 'h', props: { heading: 'Hi', image: missing } },
      'props.image',
      'Hero “Hi”, Picture: The picture selected here',
    ],
  ];
  for (const [block, place, message] of cases)
    await expect(createPage('nowhere', [block])).rejects.toMatchObject(refused(place, message));
});

test('references › an office editor may refer to pictures of the own office and of the network only', async () => {
  const { payload } = backend;
  const [own, other, ofNetwork] = pictures;
  const write = (slug: string, media: number | undefined) =>
    payload.create({
      collection: 'pages',
      data: {
        ...common,
        scope: 'office',
        office: network.own,
        route: 'tribeCustomPage',
        slug,
        blocks: [hero(media)],
      },
      ...editor,
    });
  await expect(write('own', own)).resolves.toBeTruthy();
  await expect(write('network', ofNetwork)).resolves.toBeTruthy();
  await expect(write('other', other)).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('was deleted, or you do not have access to it') }] },
  });
});

test('references › references in an unreadable block are stored too: its pictures are protected from deletion', async () => {
  const { payload } = backend;
  const [first, second] = [hero(pictures[0]), { ...hero(pictures[2]), id: 'hero-2' }];
  const columns = {
    id: 'columns',
    type: 'columns',
    version: 0,
    props: {},
    slots: { first: [first, second] },
  };
  const page = await createPage('quarantined', [columns]);
  // As another release would have written it.
  const later = sql`'{0,slots,first,0,later}', '1'`;
  const { drizzle } = payload.db;
  await drizzle.execute(
    sql`update pages_locales set blocks = jsonb_set(blocks::jsonb, ${later})::json where _parent_id = ${page}`,
  );
  await drizzle.execute(sql`update _pages_v_locales set version_blocks = jsonb_set(version_blocks::jsonb, ${later})::json
    where _parent_id in (select id from _pages_v where parent_id = ${page})`);
  await payload.update({ collection: 'pages', id: page, data: { title: 'Saved again' } });
  expect(await usesOf('media', pictures[0])).toContain(`${page} en-GH live hero-1`);
  expect(await usesOf('media', pictures[2])).toContain(`${page} en-GH live hero-2`);
  const removal = payload.delete({ collection: 'media', id: pictures[2] ?? 0 });
  await expect(removal).rejects.toMatchObject({ status: 409 });
});
