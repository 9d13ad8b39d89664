import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type As, asSystem } from './support/access-cases';
import { findContentUses } from './support/content-uses';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network, officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let admin: As;
const published = { _status: 'published' as const };

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  admin = { overrideAccess: false, user: network.users['network-admin'] };
});
afterAll(() => backend.stop());

const shared = (name: string) => ({
  id: `shared-${name}`,
  type: 'website-section',
  version: 0,
  props: { name },
  bind: { source: 'section', query: { name } },
});
const header = (name: string) => ({
  id: `header-${name}`,
  type: 'site-header',
  version: 0,
  props: { name: 'Meridian' },
  bind: { source: 'menu', query: { name } },
});

let count = 0;
async function createPage(
  title: string,
  office: number | null,
  blocks: Record<string, unknown>[],
): Promise<number> {
  count += 1;
  const route = office === null ? ('customPage' as const) : ('tribeCustomPage' as const);
  const address = {
    title,
    slug: `page-${count}`,
    route,
    layout: 'default' as const,
    ...toOwnerFields(office),
  };
  return (await backend.payload.create({ collection: 'pages', data: { ...address, blocks, ...published } }))
    .id;
}
const createSection = async (name: string, office: number | null, blocks: Record<string, unknown>[] = []) =>
  (
    await backend.payload.create({
      collection: 'website-sections',
      data: { name, ...toOwnerFields(office), blocks, ...published },
    })
  ).id;
const remove = (collection: 'website-sections' | 'menus', id: number) =>
  deleteAs(backend.payload, collection, id, admin);
/** The message of a refused change. */
const refusal = (change: Promise<unknown>): Promise<string> =>
  change.then(
    () => 'done',
    (error) => (error?.status === 409 ? String(error.message) : `another fault: ${error}`),
  );

describe('references by name', () => {
  test('a section that is used by name can be neither deleted, renamed nor transferred', async () => {
    const { payload } = backend;
    const id = await createSection('promise', null);
    const page = await createPage('Drawing it', null, [shared('promise')]);
    await createSection('around', null, [shared('promise')]);
    const used = /1 page \(“Drawing it”\) and 1 website section \(“around”\)/;
    expect(await refusal(remove('website-sections', id))).toMatch(
      /“promise” cannot be deleted: it is used by/,
    );
    expect(await refusal(remove('website-sections', id))).toMatch(used);
    const change = (data: object) => refusal(payload.update({ collection: 'website-sections', id, data }));
    expect(await change({ name: 'pledge', ...published })).toMatch(/“promise” cannot be renamed/);
    expect(await change({ name: 'pledge', ...published })).toMatch(used);
    expect(await change({ ...toOwnerFields(network.own), ...published })).toMatch(
      /cannot be moved to another owner/,
    );
    expect(await change({ blocks: [], ...published })).toBe('done');
    await payload.update({ collection: 'website-sections', id, data: { name: 'pledge' }, draft: true });
    expect(await change({ name: 'pledge', ...published })).toMatch(/“promise” cannot be renamed/);
    for (const slug of ['pages', 'website-sections'] as const)
      await payload.update({
        collection: slug,
        where: { id: { exists: true } },
        data: { blocks: [], ...published },
      });
    expect(await change({ name: 'pledge', ...published })).toBe('done');
    expect(await refusal(remove('website-sections', id))).toBe('done');
    await payload.delete({ collection: 'pages', id: page });
  });

  test("a section of an office can be deleted where the network's replaces it, and the network's where all users have their own", async () => {
    const [ofNetwork, own] = [await createSection('story', null), await createSection('story', network.own)];
    const page = await createPage('Own story', network.own, [shared('story')]);
    expect(await refusal(remove('website-sections', ofNetwork))).toBe('done');
    expect(await refusal(remove('website-sections', own))).toMatch(/1 page \(“Own story”\)/);
    await createSection('story', null);
    expect(await refusal(remove('website-sections', own))).toBe('done');
    await backend.payload.delete({ collection: 'pages', id: page });
  });

  test('a header or footer section is protected although no block names it', async () => {
    const { payload } = backend;
    const id = await createSection('header', null);
    const [page, other] = [
      await createPage('Framed', null, []),
      await createPage('Own frame', network.own, []),
    ];
    expect(await refusal(remove('website-sections', id))).toMatch(
      /2 pages \(“Framed”, “Own frame”\)\. Change or delete these first, or publish another with this name\./,
    );
    const own = await createSection('header', network.own);
    expect(await refusal(remove('website-sections', id))).toMatch(/1 page \(“Framed”\)/);
    expect(await refusal(remove('website-sections', own))).toBe('done');
    await payload.update({
      collection: 'pages',
      where: { id: { in: [page, other] } },
      data: { layout: 'logo' },
    });
    expect(await refusal(remove('website-sections', id))).toBe('done');
  });
});

test('references by name › uses of an office are listed once per kind with the first document by name; people by both names', async () => {
  const { payload } = backend;
  const data = officeData(network.region, 'navrongo');
  const { id } = await payload.create({ collection: 'offices', data });
  const refuseDeletion = () => refusal(deleteAs(payload, 'offices', id, admin));
  const props = { heading: 'Visit us', actions: [{ label: 'Visit', to: { office: id } }] };
  const blocks = [{ id: 'cta', type: 'call-to-action', version: 0, props }];
  await createPage('Mine', id, blocks);
  const names = { first_name: 'Adwoa', last_name: 'Tetteh' };
  await createOwn({ payload, network }, 'people', { ...names, ...toOwnerFields(id) }, asSystem);
  const choice =
    'Change or delete these first, or archive it, which deletes nothing and unpublishes it together with its pages, ' +
    'sections, posts, reviews, sale stories, people and open listings.';
  expect(await refuseDeletion()).toBe(
    `“navrongo” cannot be deleted: it is used by 1 page (“Mine”) and 1 person (“Adwoa Tetteh”). ${choice}`,
  );
  for (const kind of ['posts', 'posts', 'reviews'] as const)
    await createOwn({ payload, network }, kind, toOwnerFields(id), asSystem);
  expect(await refuseDeletion()).toBe(
    `“navrongo” cannot be deleted: it is used by 1 page (“Mine”), 2 posts (“Title”, “Title”), 1 review (“Ama”) and 1 person (“Adwoa Tetteh”). ${choice}`,
  );
});

test('references by name › a page with a generated title is listed by its name or kind', async () => {
  const id = await createSection('advice', null);
  const [titledPage, untitledPage] = [
    await createPage('Advice of {office}', null, [shared('advice')]),
    await createPage('About {town}', null, [shared('advice')]),
  ];
  await backend.payload.update({
    collection: 'pages',
    id: titledPage,
    data: { name: 'Advice', ...published },
  });
  expect(await refusal(remove('website-sections', id))).toMatch(/2 pages \(“Advice”, “Custom Page”\)/);
  for (const page of [titledPage, untitledPage])
    await backend.payload.delete({ collection: 'pages', id: page });
});

test('references by name › a menu that a header shows by name is protected unless another replaces it', async () => {
  const create = (office: number | null) =>
    createOwn(
      { payload: backend.payload, network },
      'menus',
      { name: 'main', ...toOwnerFields(office) },
      asSystem,
    );
  const [ofNetwork, own] = [await create(null), await create(network.own)];
  await createSection('header', null, [header('main')]);
  await createOwn(
    { payload: backend.payload, network },
    'menus',
    { name: 'main', ...toOwnerFields(null), _status: 'draft' },
    asSystem,
  );
  expect(await refusal(remove('menus', own))).toBe('done');
  expect(await refusal(remove('menus', ofNetwork))).toMatch(
    /“main” cannot be deleted: it is used by 1 website section/,
  );
  const change = { collection: 'menus' as const, id: ofNetwork, data: { name: 'first' } };
  expect(await refusal(backend.payload.update(change))).toMatch(/“main” cannot be renamed/);
});

test('references by name › bindings are tracked by source', async () => {
  const id = await createPage('Bound', null, [shared('anything'), header('main')]);
  const req = await createLocalReq({}, backend.payload);
  const uses = await findContentUses('binding', 'section', req);
  expect(uses).toMatchObject([{ collection: 'pages', id, place: 'shared-anything' }]);
});

test('references by name › the contact section of the network is read by name on every page and protected', async () => {
  const id = await createSection('contact', null);
  await createPage('Read by all', null, []);
  const used = /it is used by \d+ pages \(/;
  expect(await refusal(remove('website-sections', id))).toMatch(used);
  const data = { name: 'contact-old', ...published };
  expect(await refusal(backend.payload.update({ collection: 'website-sections', id, data }))).toMatch(used);
});
