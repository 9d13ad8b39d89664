import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let guide: number;
const name = 'targets';

beforeAll(async () => {
  contract = await startContract();
  guide = await idOf('pages', 'guide');
  const { payload, people } = contract;
  const [fair, listing, post] = [
    await idOf('pages', 'food-fair'),
    (await payload.find({ collection: 'listings', limit: 1, overrideAccess: false, sort: 'id' })).docs[0]
      ?.id ?? 0,
    await idOf('posts', 'first'),
  ];
  const leads = (kind: string, id: number) => ({ label: kind, link_type: kind, [kind]: id });
  const items = [
    {
      ...leads('page', guide),
      children: [leads('page', fair), { label: 'Call', link_type: 'url', url: 'tel:+233302730100' }],
    },
    { ...leads('office', contract.offices.osu.id) },
    { ...leads('agent', people.ama.id) },
    { ...leads('listing', listing) },
    { ...leads('post', post) },
  ];
  await payload.create({
    collection: 'menus',
    data: { name, ...toOwnerFields(null), items: JSON.parse(JSON.stringify(items)) },
  });
});
afterAll(() => contract.stop());

async function idOf(collection: 'pages' | 'posts', slug: string): Promise<number> {
  const { docs } = await contract.payload.find({ collection, where: { slug: { equals: slug } }, limit: 1 });
  return docs[0]?.id ?? 0;
}

const query = '{ officeMenus(locale: "en-GH") { name items { label href items { href } } } }';
type OfficeMenusData = {
  officeMenus: { name: string; items: { href: string; items: { href: string }[] }[] }[];
};

/** The addresses of the entries, with child entries in brackets, and their dependencies. */
async function read() {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { data, errors, extensions } = await executeContract({ document: parse(query) });
  expect(errors).toBeUndefined();
  const { officeMenus }: OfficeMenusData = JSON.parse(JSON.stringify(data));
  const items = officeMenus.find((menu) => menu.name === name)?.items ?? [];
  const hrefs = items.map((item) => [item.href, ...item.items.map(({ href }) => `(${href})`)].join(' '));
  return { hrefs, dependencies: new Set(JSON.parse(JSON.stringify(extensions?.dependencies))) };
}

test('menu targets › entries use the current address of their records', async () => {
  const { payload } = contract;
  const before = await read();
  expect(before.hrefs).toEqual([
    '/guide (/locations/greater-accra/osu/food-fair) (tel:+233302730100)',
    '/locations/greater-accra/osu',
    '/agents/ama-mensah',
    expect.stringMatching(/^\/buy-a-business\/listings\/[\w-]+$/),
    '/blog/first',
  ]);
  const { position } = await readNewestInvalidations(payload);
  await payload.update({ collection: 'pages', id: guide, data: { slug: 'handbook' } });
  const { invalidations } = await readInvalidationsSince(payload, position);
  expect(invalidations.filter((key) => before.dependencies.has(key))).toContain(`pages:${guide}.slug`);
  expect((await read()).hrefs[0]).toMatch(/^\/handbook \(/);
  await payload.update({ collection: 'offices', id: contract.offices.osu.id, data: { slug: 'osu-castle' } });
  expect((await read()).hrefs.slice(0, 2)).toEqual([
    '/handbook (/locations/greater-accra/osu-castle/food-fair) (tel:+233302730100)',
    '/locations/greater-accra/osu-castle',
  ]);
});

test('menu targets › an entry with a hidden record is removed, or uses the target of its first child', async () => {
  const { payload } = contract;
  await payload.update({ collection: 'pages', id: guide, data: { _status: 'draft' } });
  await payload.update({
    collection: 'people',
    id: contract.people.ama.id,
    data: { show_on_website: false },
  });
  const { hrefs } = await read();
  expect(hrefs[0]).toMatch(/^(\S+food-fair) \(\1\)/);
  expect(hrefs.join()).not.toContain('/agents/');
  expect(hrefs).toHaveLength(4);
});
