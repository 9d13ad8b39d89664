import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { type As, asSystem } from './support/cases';
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
  backend.payload.create({ collection: 'redirects', data: { from, to: '/blog', ...ownedBy(office) }, ...as });
const refusal = (path: string, message: string) => ({ data: { errors: [{ path, message }] } });
const hides = (path: string) =>
  refusal(
    'from',
    `A page stands at ${path}, which nobody would see any more: redirect another address, or unpublish the page first`,
  );
const hidden = (from: string) =>
  refusal(
    'slug',
    `The redirect from ${from} leads away from this address: change or remove it first, or give the page another address`,
  );

describe('a redirect does not hide a page', () => {
  test("of an office by the office's own, however it is written", async () => {
    await page({ slug: 'fair' }, editor);
    for (const from of [`${home}/fair`, `${home}//Fair/`, '/LOCATIONS/Greater-Accra/OSU/fair'])
      await expect(redirect(from, network.own, editor)).rejects.toMatchObject(hides(`${home}/fair`));
    await redirect(`${home}/fair-2025`, network.own, editor);
  });

  test("of an office or the network by the network's, with parameters too", async () => {
    await page({ slug: 'guide', route: 'customPage', scope: 'network', office: null });
    for (const from of ['/guide', '/GUIDE/'])
      await expect(redirect(from)).rejects.toMatchObject(hides('/guide'));
    await expect(redirect(`/locations/:region/:office/fair`)).rejects.toMatchObject(hides(`${home}/fair`));
    await redirect('/guide/:more');
  });

  test('when it is changed to', async () => {
    const { id } = await redirect('/elsewhere');
    const change = backend.payload.update({ collection: 'redirects', id, data: { from: '/guide' } });
    await expect(change).rejects.toMatchObject(hides('/guide'));
  });

  test('of the standard pages of the network, while it is published', async () => {
    const standard = (route: string) => page({ route, slug: null, ...ownedBy(null) });
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

  test('but takes the address of a draft, and of a page that was taken back', async () => {
    const id = await page({ slug: 'over' });
    await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    await redirect(`${home}/over`, network.own, editor);
  });
});

describe('a page does not come to stand where a redirect leads away', () => {
  test('new, published, moved or published again', async () => {
    await redirect(`${home}/old`, network.own, editor);
    await expect(page({ slug: 'old' }, editor)).rejects.toMatchObject(hidden(`${home}/old`));
    const id = await page({ slug: 'old', _status: 'draft' }, editor);
    const publish = (data: object) => backend.payload.update({ collection: 'pages', id, data });
    await expect(publish(published)).rejects.toMatchObject(hidden(`${home}/old`));
    await publish({ ...published, slug: 'new' });
    await expect(publish({ slug: 'old', ...published })).rejects.toMatchObject(hidden(`${home}/old`));
    await publish({ ...published, title: 'Other' });
  });

  test('with parameters neither; but where one of an office that moved away is left, it does', async () => {
    await redirect('/offers/:offer');
    const landing = { route: 'marketingCustomPage', scope: 'network', office: null, template_slug: 'offers' };
    await expect(page({ ...landing, slug: 'spring' })).rejects.toMatchObject(hidden('/offers/:offer'));
    const { id } = await redirect(`${home}/left`, network.own);
    await backend.payload.db.drizzle.execute(
      `update redirects set "from" = '/locations/greater-accra/ada/left', mark = '/locations/greater-accra/ada/left' where id = ${id}`,
    );
    const data = officeData(network.region, 'ada');
    const office = (await backend.payload.create({ collection: 'offices', data })).id;
    await page({ slug: 'left', office, scope: 'office' });
  });

  test('while one that the system wrote goes away', async () => {
    const id = await page({ slug: 'first' });
    await backend.payload.update({ collection: 'pages', id, data: { slug: 'second', ...published } });
    await page({ slug: 'first' });
  });
});
