import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network, officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
afterAll(() => backend.stop());

const home = '/locations/greater-accra/osu';
const published = { _status: 'published' as const };
const page = (fields: object, as: As = asSystem) =>
  createOwn({ payload: backend.payload, network }, 'pages', { ...published, ...fields }, as);
const redirect = (from: string, office: number | null = null, as: As = asSystem) =>
  backend.payload.create({
    collection: 'redirects',
    data: { from, to: '/blog', ...toOwnerFields(office) },
    ...as,
  });
const refusal = (path: string, message: string) => ({ data: { errors: [{ path, message }] } });
const hides = (path: string) =>
  refusal(
    'from',
    `There is a page at ${path}, which would become unreachable: redirect another address, or unpublish the page first`,
  );
const hidden = (from: string) =>
  refusal(
    'slug',
    `The redirect from ${from} starts at this address: change or delete it first, or choose another address for the page`,
  );

describe('redirect at the address of a page', () => {
  test('is refused for an office over its own page, in every spelling', async () => {
    await page({ slug: 'fair' }, editor);
    for (const from of [`${home}/fair`, `${home}//Fair/`, '/LOCATIONS/Greater-Accra/OSU/fair'])
      await expect(redirect(from, network.own, editor)).rejects.toMatchObject(hides(`${home}/fair`));
    await redirect(`${home}/fair-2025`, network.own, editor);
  });

  test('is refused for the network over pages of offices and the network, with parameters too', async () => {
    await page({ slug: 'guide', route: 'customPage', scope: 'network', office: null });
    for (const from of ['/guide', '/GUIDE/'])
      await expect(redirect(from)).rejects.toMatchObject(hides('/guide'));
    await expect(redirect(`/locations/:region/:office/fair`)).rejects.toMatchObject(hides(`${home}/fair`));
    await redirect('/guide/:more');
  });

  test('is refused when an existing redirect is changed', async () => {
    const { id } = await redirect('/elsewhere');
    const change = backend.payload.update({ collection: 'redirects', id, data: { from: '/guide' } });
    await expect(change).rejects.toMatchObject(hides('/guide'));
  });

  test('is refused over a published standard page of the network', async () => {
    const standard = (route: string) => page({ route, slug: null, ...toOwnerFields(null) });
    for (const route of ['Sell', 'NotFound', 'BlogPost']) await standard(route);
    for (const from of ['/sell-a-business', '/404', '/blog/:post'])
      await expect(redirect(from)).rejects.toMatchObject(hides(from));
    await expect(redirect('/en-GH/Sell-a-Business/')).rejects.toMatchObject(hides('/Sell-a-Business'));
    await redirect('/blog/an-old-post');
    await redirect('/contact-us');
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { route: { equals: 'NotFound' } },
    });
    for (const { id } of docs)
      await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    await redirect('/404');
  });

  test('is accepted at the address of a draft or an unpublished page', async () => {
    const id = await page({ slug: 'over' });
    await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    await redirect(`${home}/over`, network.own, editor);
  });
});

describe('page at the address of a redirect', () => {
  test('is refused when it is created, published, moved or republished', async () => {
    await redirect(`${home}/old`, network.own, editor);
    await expect(page({ slug: 'old' }, editor)).rejects.toMatchObject(hidden(`${home}/old`));
    const id = await page({ slug: 'old', _status: 'draft' }, editor);
    const publish = (data: object) => backend.payload.update({ collection: 'pages', id, data });
    await expect(publish(published)).rejects.toMatchObject(hidden(`${home}/old`));
    await publish({ ...published, slug: 'new' });
    await expect(publish({ slug: 'old', ...published })).rejects.toMatchObject(hidden(`${home}/old`));
    await publish({ ...published, title: 'Other' });
  });

  test('is refused for redirects with parameters, but accepted where a moved office left a redirect', async () => {
    await redirect('/offers/:offer');
    const landing = { route: 'marketingCustomPage', scope: 'network', office: null, template_slug: 'offers' };
    await expect(page({ ...landing, slug: 'spring' })).rejects.toMatchObject(hidden('/offers/:offer'));
    const { id } = await redirect(`${home}/left`, network.own);
    await backend.payload.db.drizzle.execute(
      `update redirects set "from" = '/locations/greater-accra/ada/left', lookup_key = '/locations/greater-accra/ada/left' where id = ${id}`,
    );
    const data = officeData(network.region, 'ada');
    const office = (await backend.payload.create({ collection: 'offices', data })).id;
    await page({ slug: 'left', office, scope: 'office' });
  });

  test('is accepted where the system wrote the redirect, which is deleted', async () => {
    const id = await page({ slug: 'first' });
    await backend.payload.update({ collection: 'pages', id, data: { slug: 'second', ...published } });
    await page({ slug: 'first' });
  });
});
