import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

let count = 0;
const next = () => `t${++count}`;
const startBlocks = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'Words to begin with' } }];

const createTemplate = (name: string, office: number | null = null, start: number | null = null) =>
  backend.payload.create({
    collection: 'templates',
    data: { name, slug: next(), layout: 'logo', start, ...toOwnerFields(office) },
  });

const refused = (message: string) => ({ data: { errors: [{ path: 'slug', message }] } });

type Status = 'published' | 'draft';
const createPage = (template: string, office: number | null, _status: Status = 'published') =>
  backend.payload.create({
    collection: 'pages',
    data: {
      title: 'A fair',
      route: office === null ? 'marketingCustomPage' : 'TribeMarketingWebsitePage',
      slug: next(),
      template_slug: template,
      layout: 'default',
      ...toOwnerFields(office),
      _status,
    },
    ...asSystem,
  });

test('templates › a template uses a page of its office or of the network, not of another office', async () => {
  const page = async (office: number | null, _status: 'draft' | 'published' = 'draft') => {
    const route = office === null ? ('customPage' as const) : ('tribeCustomPage' as const);
    const data = {
      title: 'A page',
      slug: next(),
      route,
      layout: 'default' as const,
      ...toOwnerFields(office),
    };
    return backend.payload.create({ collection: 'pages', data: { ...data, _status }, ...asSystem });
  };
  const [ownPage, shared, unseen, foreignPage] = [
    await page(network.own),
    await page(null, 'published'),
    await page(null),
    await page(network.other),
  ] as const;
  const createWithStart = (start: number) =>
    backend.payload.create({
      collection: 'templates',
      data: { name: next(), slug: next(), layout: 'logo', start, ...toOwnerFields(network.own) },
      overrideAccess: false,
      user: network.users['office-editor'],
    });
  expect((await createWithStart(ownPage.id)).id).toBeGreaterThan(0);
  expect((await createWithStart(shared.id)).id).toBeGreaterThan(0);
  for (const { id } of [foreignPage, unseen])
    await expect(createWithStart(id)).rejects.toMatchObject({ data: { errors: [{ path: 'start' }] } });
});

async function isRead(
  route: string,
  template: string,
  slug: string | null | undefined,
  office: string | null,
) {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { parse } = await import('graphql');
  const { data, errors } = await executeContract({
    document: parse(
      'query ($r: String!, $s: String, $t: String, $o: String) { page(route: $r, locale: "en-GH", slug: $s, template_slug: $t, tribe_slug: $o) { id } }',
    ),
    variables: { r: route, s: slug, t: template, o: office },
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).page !== null;
}

test.each(['Marketing Landing Page', 'Seller Registration Landing Page', 'Seller Valuation Landing Page'])(
  'templates › the network publishes pages of a "%s", which visitors can find',
  async (name) => {
    const { slug } = await createTemplate(name);
    const page = await createPage(slug, null);
    expect(await isRead('marketingCustomPage', slug, page.slug, null)).toBe(true);
  },
);

test('templates › pages of another template or without one are drafts for network staff only', async () => {
  const { id, slug } = await createTemplate('Fair');
  for (const template of [slug, next()]) {
    await expect(createPage(template, null)).rejects.toThrow('following field is invalid');
    await createPage(template, null, 'draft');
  }
  await expect(backend.payload.delete({ collection: 'templates', id })).rejects.toThrow();
});

test('templates › a page is not found when its template no longer has one of the three names', async () => {
  const { id, slug } = await createTemplate('Marketing Landing Page');
  const page = await createPage(slug, null);
  await backend.payload.update({ collection: 'templates', id, data: { name: 'Fair' } });
  expect(await isRead('marketingCustomPage', slug, page.slug, null)).toBe(false);
});

test("templates › an office has pages of its own templates of any name; not of the network's or another office's", async () => {
  const own = await createTemplate('Fair', network.own);
  const shared = await createTemplate('Open day');
  const others = await createTemplate('Fair', network.other);
  const page = await createPage(own.slug, network.own);
  expect(await isRead('TribeMarketingWebsitePage', own.slug, page.slug, 'osu')).toBe(true);
  for (const { slug } of [shared, others]) {
    await expect(createPage(slug, network.own)).rejects.toThrow('following field is invalid');
    const draft = await createPage(slug, network.own, 'draft');
    expect(await isRead('TribeMarketingWebsitePage', slug, draft.slug, 'osu')).toBe(false);
  }
});

test('templates › a new page starts with the layout of its template and the blocks of the page that it names', async () => {
  const start = await backend.payload.create({
    collection: 'pages',
    data: {
      title: 'Start',
      route: 'customPage',
      slug: next(),
      layout: 'default',
      blocks: startBlocks,
      ...toOwnerFields(null),
    },
    draft: true,
  });
  const { slug } = await createTemplate('Marketing Landing Page', null, start.id);
  expect(await createPage(slug, null, 'draft')).toMatchObject({ layout: 'logo', blocks: startBlocks });
});

test('templates › the address of a template cannot change while it has pages', async () => {
  const { id, slug } = await createTemplate('Marketing Landing Page');
  const change = (to: string) => backend.payload.update({ collection: 'templates', id, data: { slug: to } });
  const free = await change(next());
  await createPage(free.slug, null, 'draft');
  await expect(change(slug)).rejects.toThrow('following field is invalid');
});

test.each(['blog', 'reviews', 'listings', 'about', '404', 'admin', 'agents', 'en'])(
  'templates › no template is accepted at the reserved address “%s”',
  async (slug) => {
    for (const office of [null, network.own])
      await expect(
        backend.payload.create({
          collection: 'templates',
          data: { name: 'Fair', slug, layout: 'logo', ...toOwnerFields(office) },
        }),
      ).rejects.toMatchObject(refused(`“${slug}” is reserved by the site: choose another`));
  },
);

test('templates › no template is accepted at the address of a page of the same owner', async () => {
  const templateNames = async (office: number | null) => {
    const slug = next();
    const route = office === null ? 'customPage' : 'tribeCustomPage';
    await backend.payload.create({
      collection: 'pages',
      data: { title: 'Page', route, slug, layout: 'default', _status: 'published', ...toOwnerFields(office) },
    });
    return slug;
  };
  for (const owner of [null, network.own]) {
    const slug = await templateNames(owner);
    const { id } = await createTemplate('Fair', owner);
    const change = backend.payload.update({ collection: 'templates', id, data: { slug } });
    await expect(change).rejects.toMatchObject(
      refused(`A page already has the address “${slug}”: choose another`),
    );
  }
  const others = await templateNames(network.other);
  const { id } = await createTemplate('Fair', network.own);
  await backend.payload.update({ collection: 'templates', id, data: { slug: others } });
});
