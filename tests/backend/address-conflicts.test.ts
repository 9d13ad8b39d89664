import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let agent: number;
let api: CmsApi;
let officeEditor: Record<string, string>;
let networkEditor: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  agent = await createDocument('people', { is_agent: true, slug: 'esi' });
  api = await openCmsApi();
  officeEditor = await signIn(api, 'office-editor@example.com', 'long enough to pass');
  networkEditor = await signIn(api, 'network-editor@example.com', 'long enough to pass');
});
beforeEach(() => backend.payload.delete({ collection: 'redirects', where: { id: { exists: true } } }));
afterAll(() => backend?.stop());

const createDocument = (collection: 'pages' | 'people', fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, collection, fields, asSystem);
const home = '/locations/greater-accra/osu';
const published = { _status: 'published' as const };
const answerSchema = z.object({
  doc: z.object({ id: z.number() }).optional(),
  errors: z
    .array(
      z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
    )
    .optional(),
});

async function send(method: 'POST' | 'PATCH', path: string, body: object, headers: Record<string, string>) {
  const answer = await api(path, { method, body, headers });
  const { doc, errors = [] } = answerSchema.parse(await answer.json());
  return { status: answer.status, id: doc?.id, faults: errors.flatMap(({ data }) => data.errors) };
}
const create = (body: object, headers: Record<string, string>) =>
  send('POST', '/pages', { title: 'Page', layout: 'default', blocks: [], ...published, ...body }, headers);
const froms = async () =>
  (await backend.payload.find({ collection: 'redirects', pagination: false })).docs.map(({ from }) => from);

type PageAddress = {
  scope: 'network' | 'office' | 'agent';
  route: string;
  slug: string;
  template_slug?: string;
};
const office = { scope: 'office', route: 'tribeCustomPage' } as const;
const officeLanding = { scope: 'office', route: 'TribeMarketingWebsitePage' } as const;
const ofNetwork = { scope: 'network', route: 'customPage' } as const;
const addresses: (PageAddress & { at: 'slug' | 'template_slug' })[] = [
  { ...office, slug: 'contact-us', at: 'slug' },
  { ...office, slug: 'reviews', at: 'slug' },
  { scope: 'agent', route: 'AgentCustomPage', slug: 'sell-a-business', at: 'slug' },
  { ...officeLanding, template_slug: 'blog', slug: 'why', at: 'template_slug' },
  { ...officeLanding, template_slug: 'contact-us', slug: 'thank-you', at: 'slug' },
  { ...ofNetwork, slug: 'blog', at: 'slug' },
  { ...ofNetwork, slug: 'en', at: 'slug' },
  { ...ofNetwork, slug: 'admin', at: 'slug' },
  { scope: 'network', route: 'marketingCustomPage', template_slug: 'blog', slug: 'why', at: 'template_slug' },
];

const ownersOf = ({ scope }: PageAddress) => ({
  ...{ scope, office: scope === 'office' ? network.own : null },
  agent: scope === 'agent' ? agent : null,
});
const editorOf = ({ scope }: PageAddress) => (scope === 'network' ? networkEditor : officeEditor);
/** Free slugs next to those of a page. */
const freeSlugs = ({ scope, template_slug }: PageAddress, slug: string) => ({
  slug,
  template_slug: template_slug ? (scope === 'office' ? 'zo' : 'zq') : null,
});

describe('page at the address of another document is refused', () => {
  test.each(addresses)('$route of template $template_slug at $slug', async ({ at, ...address }) => {
    const { route, slug, template_slug } = address;
    const page = { ...ownersOf(address), route };
    const message = expect.stringMatching(
      /^“.+” is (already used by a|reserved for) standard pages? or another part of the site: choose another$/,
    );
    const refused = { status: 400, faults: [{ path: at, message }] };
    for (const _status of ['published', 'draft'])
      expect(await create({ ...page, slug, template_slug, _status }, editorOf(address))).toMatchObject(
        refused,
      );
    const created = await create({ ...page, ...freeSlugs(address, 'zq-free') }, editorOf(address));
    expect(created).toMatchObject({ status: 201, faults: [] });
    const moved = { revision: 1, slug, template_slug, ...published };
    expect(await send('PATCH', `/pages/${created.id}`, moved, editorOf(address))).toMatchObject(refused);
    expect(await froms()).toEqual([]);
    await backend.payload.delete({ collection: 'pages', where: { id: { equals: created.id } } });
  });
});

/** Stores a page at an address that another document has taken since. */
async function storeAt({ slug, template_slug, ...address }: PageAddress): Promise<number> {
  const owners = ownersOf({ slug, ...address });
  const free = freeSlugs({ ...address, slug, ...(template_slug && { template_slug }) }, 'zq-before');
  const id = await createDocument('pages', { ...address, ...owners, ...free, ...published });
  const { drizzle } = backend.payload.db;
  const template = template_slug ?? null;
  await drizzle.execute(sql`update pages set slug = ${slug}, template_slug = ${template} where id = ${id}`);
  await drizzle.execute(
    sql`update _pages_v set version_slug = ${slug}, version_template_slug = ${template} where parent_id = ${id}`,
  );
  return id;
}

describe('page at the address of another document from before', () => {
  test.each(addresses)(
    'leaves no redirect: $route of template $template_slug at $slug',
    async ({ at: _, ...address }) => {
      const { payload } = backend;
      const id = await storeAt(address);
      const move = (slug: string) =>
        payload.update({ collection: 'pages', id, data: { ...freeSlugs(address, slug), ...published } });
      await move('zq-after');
      expect(await froms()).toEqual([]);
      await move('zq-later');
      expect(await froms()).toEqual([expect.stringMatching(/\/zq-after$/)]);
      await payload.delete({ collection: 'pages', id });
    },
  );

  test('can be unpublished without a new address, but not republished', async () => {
    const id = await storeAt({ ...office, slug: 'contact-us' });
    const change = (data: object) => backend.payload.update({ collection: 'pages', id, data });
    await change({ _status: 'draft' });
    await expect(change(published)).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } });
  });
});

describe('no redirect is created where a page of the network is shown', () => {
  const ofAll = { ...toOwnerFields(null), ...published };

  test('for an office without a page at that route', async () => {
    await createDocument('pages', { ...ofAll, route: 'customPage', slug: 'guide' });
    const own = { route: 'customPage', scope: 'office', office: network.own, slug: 'guide' };
    expect(await create(own, officeEditor)).toMatchObject({ status: 400, faults: [{ path: 'route' }] });
    const { id } = await create({ ...own, _status: 'draft' }, officeEditor);
    const moved = { revision: 1, slug: 'zq-guide' };
    expect((await send('PATCH', `/pages/${id}`, moved, officeEditor)).status).toBe(200);
    expect(await froms()).toEqual([]);
  });

  test('for an office whose own page was shown before the page for all offices', async () => {
    await createDocument('pages', { ...ofAll, route: 'tribeCustomPage', slug: 'prices' });
    const { id } = await create(
      { route: 'tribeCustomPage', scope: 'office', office: network.own, slug: 'prices' },
      officeEditor,
    );
    const moved = { revision: 1, slug: 'our-prices', ...published };
    expect((await send('PATCH', `/pages/${id}`, moved, officeEditor)).status).toBe(200);
    expect(await froms()).toEqual([]);
    const again = { revision: 2, slug: 'all-our-prices', ...published };
    expect((await send('PATCH', `/pages/${id}`, again, officeEditor)).status).toBe(200);
    expect(await froms()).toEqual([`${home}/our-prices`]);
    await createDocument('pages', { ...ofAll, route: 'tribeCustomPage', slug: 'our-prices' });
    expect(await froms()).toEqual([]);
  });

  test('when staff change a redirect that the system wrote', async () => {
    await createDocument('pages', { ...ofAll, route: 'customPage', slug: 'terms' });
    const { id } = await backend.payload.create({
      collection: 'redirects',
      data: { from: '/old-terms', to: '/blog', automatic: true, ...toOwnerFields(null) },
    });
    const change = { from: '/terms', revision: 1 };
    expect(await send('PATCH', `/redirects/${id}`, change, networkEditor)).toMatchObject({
      status: 400,
      faults: [{ path: 'from', message: expect.stringMatching(/^There is a page at \/terms/) }],
    });
  });
});
