import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { Page } from '@/lib/backend/payload-types';
import { createNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

type PageAddress = Partial<
  Pick<Page, 'route' | 'slug' | 'template_slug' | '_status' | 'scope'> & {
    office: number | null;
    agent: number;
  }
>;

const create = (pageAddress: PageAddress) => {
  const page = { title: 'A page', route: 'customPage', scope: 'network', layout: 'default' } as const;
  return backend.payload.create({
    collection: 'pages',
    data: { ...page, blocks: [], _status: 'published', ...pageAddress },
    draft: pageAddress._status === 'draft',
  });
};
const refusal = (path: string, message: RegExp) => ({
  data: { errors: [expect.objectContaining({ path, message: expect.stringMatching(message) })] },
});

describe('page address', () => {
  test('cannot be set for a standard page', async () => {
    const { id } = await create({ route: 'Sell' });
    const typed = backend.payload.update({ collection: 'pages', id, data: { slug: 'sell' } });
    await expect(typed).rejects.toMatchObject(refusal('slug', /^This kind of page has no own address/));
    const { findPage } = await import('@/lib/backend/contract/reads/pages');
    const address = { route: 'Sell', slug: null, templateSlug: null, tribeSlug: null, agentSlug: null };
    const { createContractContext } = await import('@/lib/backend/contract/context');
    expect(await findPage(await createContractContext(), 'en-GH', address)).toMatchObject({ id });
  });

  const refused: [string, PageAddress, string, RegExp][] = [
    ['in a draft', { route: 'Buy', slug: 'buy', _status: 'draft' }, 'slug', /no own address/],
    ['in two parts', { slug: 'two', template_slug: 'x' }, 'template_slug', /^This kind of page has no/],
    ['of nothing', { slug: '' }, 'slug', /needs an address/],
    [
      'of half',
      { route: 'marketingCustomPage', slug: 'half' },
      'template_slug',
      /^Enter the first part of the address/,
    ],
  ];
  test.each(refused)('is refused: %s', async (_case, pageAddress, path, message) => {
    await expect(create(pageAddress)).rejects.toMatchObject(refusal(path, message));
  });

  test('is unique among pages of an owner once published', async () => {
    const { payload } = backend;
    const network = await createNetwork(payload);
    const data = {
      first_name: 'Ama',
      last_name: 'Osei',
      is_agent: true,
      slug: 'ama',
      ...toOwnerFields(network.own),
    };
    const { id: agent } = await payload.create({ collection: 'people', data });
    const owners = { office: toOwnerFields(network.own), agent: { scope: 'agent', agent } } as const;
    const publicAddresses = {
      office: ['LocationDetail', 'Contact', 'Sell'],
      agent: ['Agent', 'AgentListings'],
    } as const;
    const unseen = {
      office: ['Home', 'customPage', 'Agent', 'ListingSearch'],
      agent: ['Sell', 'LocationDetail', 'Contact'],
    } as const;
    for (const owner of ['office', 'agent'] as const) {
      for (const route of publicAddresses[owner])
        expect(await create({ route, ...owners[owner] })).toMatchObject({ route, _status: 'published' });
      for (const route of unseen[owner]) {
        const pageAddress = { route, ...owners[owner], ...(route === 'customPage' && { slug: 'own' }) };
        const message = new RegExp(`^This kind of page is not available for an ${owner}: choose`);
        await expect(create(pageAddress)).rejects.toMatchObject(refusal('route', message));
        expect(await create({ ...pageAddress, _status: 'draft' })).toMatchObject({ route, _status: 'draft' });
      }
    }
    expect(await create({ route: 'LocationDetail' })).toMatchObject({
      scope: 'network',
      _status: 'published',
    });
  });

  test('may be duplicate in a draft and is enforced by the database', async () => {
    const { id } = await create({ slug: '', _status: 'draft' });
    await create({ route: 'marketingCustomPage', slug: 'offer', template_slug: 'spring' });
    const store = (slug: string, route: Page['route']) =>
      backend.payload.db.drizzle.execute(
        sql`update pages set slug = ${slug}, route = ${route}::enum_pages_route where id = ${id}`,
      );
    await store('fits', 'customPage');
    await expect(store('sell', 'Sell')).rejects.toMatchObject({
      cause: { constraint: 'pages_address_check' },
    });
  });
});
