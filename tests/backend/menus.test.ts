import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { findMenuUsages } from '@/lib/backend/platform/references/find-menu-usages';
import { type As, asSystem } from './support/access-cases';
import { findContentUses } from './support/content-uses';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let admin: As;
let editor: As;
let target: number;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  admin = { overrideAccess: false, user: network.users['network-admin'] };
  editor = { overrideAccess: false, user: network.users['office-editor'] };
  target = await createOwn({ payload: backend.payload, network }, 'pages', { title: 'Target' }, asSystem);
});
afterAll(() => backend.stop());

let count = 0;
/** A menu of the own office with an entry and a child entry that lead to the target. */
function write(target: object, as: As = asSystem) {
  count += 1;
  const entry = { label: 'Sell', ...target };
  const data = {
    name: `menu-${count}`,
    ...toOwnerFields(network.own),
    items: [{ ...entry, children: [entry] }],
  };
  return backend.payload.create({ collection: 'menus', data: JSON.parse(JSON.stringify(data)), ...as });
}
const to = (kind: string, id: unknown) => ({ link_type: kind, [kind]: id });
const issuesOf = (change: Promise<unknown>): Promise<{ path: string; message: string }[]> =>
  change.then(
    () => [],
    (error) => error?.data?.errors ?? [{ path: '', message: String(error) }],
  );

test.each([
  ['nothing', {}, 'link_type', /required/],
  ['no page', { link_type: 'page', url: '/sell' }, 'page', /Choose the page from the list/],
  ['no address', { ...to('url', null), page: 1 }, 'url', /starts with a single \//],
  ['another site by mistake', to('url', '//evil.example'), 'url', /starts with a single \//],
  ['a script', to('url', 'javascript:alert(1)'), 'url', /starts with a single \//],
  ['an account', to('staff', 1), 'link_type', /invalid/],
  ['no id', to('page', 'x'), 'page', /Choose the page from the list/],
  ['what is not there', to('page', 999_999), 'page', /There is no page 999999 to link to here/],
])('menus › an entry leads to one target, not to %s', async (_case, target, field, expectedMessage) => {
  const issues = await issuesOf(write(target));
  expect(issues.map(({ path }) => path)).toEqual([`items.0.${field}`, `items.0.children.0.${field}`]);
  for (const { message } of issues) expect(message).toMatch(expectedMessage);
});

test('menus › only the selected target of several is stored, and empty fields are not', async () => {
  const { items } = await write({ ...to('url', '/sell'), page: target, office: network.own });
  expect(items?.[0]).toMatchObject({ link_type: 'url', url: '/sell', page: null, office: null });
  await expect(
    backend.payload.db.drizzle.execute(`update menus_items set office_id = ${network.own}`),
  ).rejects.toMatchObject({ cause: { constraint: 'menus_items_one_target' } });
});

test('menus › an office editor links to readable records, not to drafts of another office', async () => {
  const hidden = await backend.payload.create({
    collection: 'pages',
    data: {
      title: 'Hidden',
      route: 'tribeCustomPage',
      slug: 'hidden',
      layout: 'default',
      ...toOwnerFields(network.other),
    },
  });
  expect((await issuesOf(write(to('page', hidden.id), editor)))[0]?.message).toMatch(/There is no page/);
  expect(await issuesOf(write(to('page', target), editor))).toEqual([]);
  expect((await issuesOf(write(to('office', network.other), editor)))[0]?.message).toMatch(/own office/);
});

test('menus › the target of a menu is a stored reference and is protected from deletion until the link is removed', async () => {
  const { payload } = backend;
  const created = await createOwn(
    { payload, network },
    'pages',
    { title: 'Linked', slug: 'linked' },
    asSystem,
  );
  const { id, name, items: written } = await write(to('page', created));
  const uses = async () => {
    const found = await findContentUses('page', String(created), await createLocalReq({}, payload));
    return found.map(({ collection, title, locale, place }) => [collection, title, locale, place].join(' '));
  };
  const entries = [written?.[0]?.id, written?.[0]?.children?.[0]?.id];
  expect(await uses()).toEqual(entries.map((entry) => `menus ${name}  ${entry}`).toSorted());
  const remove = () => deleteAs(payload, 'pages', created, admin);
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/“Linked” cannot be deleted: it is used by 1 menu \(“menu-\d+”\)/),
  });
  const items = [{ label: 'Sell', link_type: 'url' as const, url: '/sell-a-business' }];
  await payload.update({ collection: 'menus', id, data: { items } });
  expect(await uses()).toEqual([]);
  await remove();
});

test("menus › the pages that show a menu are listed by its owner: shared sections and the owner's own pages", async () => {
  const { payload } = backend;
  const req = await createLocalReq({}, payload);
  const blocks = [
    {
      ...{ id: 'bar', type: 'site-header', version: 0, props: { name: 'Meridian' } },
      bind: { source: 'menu', query: { name: 'drawn' } },
    },
  ];
  await payload.create({
    collection: 'website-sections',
    data: { name: 'header', blocks, ...toOwnerFields(null) },
  });
  await createOwn({ payload, network }, 'website-sections', { name: 'own', blocks }, asSystem);
  const pagesShowing = async (office: number | null, name = 'drawn') =>
    (await findMenuUsages({ name, office }, req)).map((one) => one.name);
  expect(await pagesShowing(null)).toEqual(['header', 'own']);
  expect(await pagesShowing(network.own)).toEqual(['header', 'own']);
  expect(await pagesShowing(network.other)).toEqual(['header']);
  expect(await pagesShowing(null, 'elsewhere')).toEqual([]);
});
