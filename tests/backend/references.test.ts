import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findContentUses, type UsedKind } from '@/lib/backend/references/find-uses';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const blocksOn = (media: number, page: number) => [
  {
    id: 'hero-1',
    type: 'hero',
    version: 0,
    props: { heading: 'Akwaaba', image: { media }, actions: [{ label: 'Sell', to: { page } }] },
  },
  {
    id: 'shared-1',
    type: 'website-section',
    version: 0,
    props: { name: 'promise' },
    bind: { source: 'section', query: { name: 'promise' } },
  },
  {
    id: 'office-1',
    type: 'office-contact',
    version: 0,
    props: {},
    bind: { source: 'office', query: { slug: { office: 12 } } },
  },
];

async function usesOf(kind: UsedKind, record: number | string) {
  const req = await createLocalReq({}, backend.payload);
  const uses = await findContentUses(kind, String(record), req);
  return uses.map(({ id, locale, isDraft, blockId }) =>
    [id, locale, isDraft ? 'draft' : 'live', blockId].join(' '),
  );
}

test('what a page refers to is known, published and in drafts, in every language, until it refers to it no more', async () => {
  const { payload } = backend;
  const common = { title: 'Page', layout: 'default' as const, scope: 'network' as const };
  const place = { ...common, route: 'customPage' as const, slug: 'uses' };
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...place, blocks: blocksOn(7, 3), _status: 'published' },
  });
  expect(await usesOf('media', 7)).toEqual([`${id} en-GH live hero-1`]);
  expect(await usesOf('page', 3)).toEqual([`${id} en-GH live hero-1`]);
  expect(await usesOf('section', 'promise')).toEqual([`${id} en-GH live shared-1`]);
  expect(await usesOf('office', 12)).toEqual([`${id} en-GH live office-1`]);
  expect(await usesOf('listing', 7)).toEqual([]);

  await payload.update({ collection: 'pages', id, data: { blocks: blocksOn(8, 3) }, draft: true });
  expect(await usesOf('media', 7)).toEqual([`${id} en-GH live hero-1`]);
  expect(await usesOf('media', 8)).toEqual([`${id} en-GH draft hero-1`]);

  await payload.update({
    collection: 'pages',
    id,
    locale: 'en-US',
    data: { title: 'Page', blocks: blocksOn(9, 3), _status: 'published' },
  });
  expect(await usesOf('media', 9)).toEqual([`${id} en-US live hero-1`]);

  await payload.delete({ collection: 'pages', id });
  expect([
    ...(await usesOf('media', 7)),
    ...(await usesOf('media', 9)),
    ...(await usesOf('page', 3)),
  ]).toEqual([]);
});
