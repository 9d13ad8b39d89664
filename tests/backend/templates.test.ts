import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { asSystem } from './support/cases';
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
const words = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'Words to begin with' } }];

const makeTemplate = (name: string, office: number | null = null, start: number | null = null) =>
  backend.payload.create({
    collection: 'templates',
    data: { name, slug: next(), layout: 'logo', start, ...ownedBy(office) },
  });

const refused = (message: string) => ({ data: { errors: [{ path: 'slug', message }] } });

type Status = 'published' | 'draft';
const makePage = (template: string, office: number | null, _status: Status = 'published') =>
  backend.payload.create({
    collection: 'pages',
    data: {
      title: 'A fair',
      route: office === null ? 'marketingCustomPage' : 'TribeMarketingWebsitePage',
      slug: next(),
      template_slug: template,
      layout: 'default',
      ...ownedBy(office),
      _status,
    },
    ...asSystem,
  });

test('a template begins with a page of its office or of the network, and holds no other office’s', async () => {
  const page = async (office: number | null, _status: 'draft' | 'published' = 'draft') => {
    const route = office === null ? ('customPage' as const) : ('tribeCustomPage' as const);
    const data = { title: 'A page', slug: next(), route, layout: 'default' as const, ...ownedBy(office) };
    return backend.payload.create({ collection: 'pages', data: { ...data, _status }, ...asSystem });
  };
  const [mine, shared, unseen, theirs] = [
    await page(network.own),
    await page(null, 'published'),
    await page(null),
    await page(network.other),
  ] as const;
  const begin = (start: number) =>
    backend.payload.create({
      collection: 'templates',
      data: { name: next(), slug: next(), layout: 'logo', start, ...ownedBy(network.own) },
      overrideAccess: false,
      user: network.users['office-editor'],
    });
  expect((await begin(mine.id)).id).toBeGreaterThan(0);
  expect((await begin(shared.id)).id).toBeGreaterThan(0);
  for (const { id } of [theirs, unseen])
    await expect(begin(id)).rejects.toMatchObject({ data: { errors: [{ path: 'start' }] } });
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
  'the network publishes pages of a "%s", which visitors find',
  async (name) => {
    const { slug } = await makeTemplate(name);
    const page = await makePage(slug, null);
    expect(await isRead('marketingCustomPage', slug, page.slug, null)).toBe(true);
  },
);

test('pages of another template, and of none, are the network’s drafts only', async () => {
  const { id, slug } = await makeTemplate('Fair');
  for (const template of [slug, next()]) {
    await expect(makePage(template, null)).rejects.toThrow('following field is invalid');
    await makePage(template, null, 'draft');
  }
  await expect(backend.payload.delete({ collection: 'templates', id })).rejects.toThrow();
});

test('a page is not found once its template is no template of the three names', async () => {
  const { id, slug } = await makeTemplate('Marketing Landing Page');
  const page = await makePage(slug, null);
  await backend.payload.update({ collection: 'templates', id, data: { name: 'Fair' } });
  expect(await isRead('marketingCustomPage', slug, page.slug, null)).toBe(false);
});

test('an office has pages of its own templates, of any name; not of the network’s, nor of another office’s', async () => {
  const own = await makeTemplate('Fair', network.own);
  const shared = await makeTemplate('Open day');
  const others = await makeTemplate('Fair', network.other);
  const page = await makePage(own.slug, network.own);
  expect(await isRead('TribeMarketingWebsitePage', own.slug, page.slug, 'osu')).toBe(true);
  for (const { slug } of [shared, others]) {
    await expect(makePage(slug, network.own)).rejects.toThrow('following field is invalid');
    const draft = await makePage(slug, network.own, 'draft');
    expect(await isRead('TribeMarketingWebsitePage', slug, draft.slug, 'osu')).toBe(false);
  }
});

test('a page begins with the layout of its template and the blocks of the page that it names', async () => {
  const start = await backend.payload.create({
    collection: 'pages',
    data: {
      title: 'Start',
      route: 'customPage',
      slug: next(),
      layout: 'default',
      blocks: words,
      ...ownedBy(null),
    },
    draft: true,
  });
  const { slug } = await makeTemplate('Marketing Landing Page', null, start.id);
  expect(await makePage(slug, null, 'draft')).toMatchObject({ layout: 'logo', blocks: words });
});

test('the address of a template stays while pages stand below it', async () => {
  const { id, slug } = await makeTemplate('Marketing Landing Page');
  const change = (to: string) => backend.payload.update({ collection: 'templates', id, data: { slug: to } });
  const free = await change(next());
  await makePage(free.slug, null, 'draft');
  await expect(change(slug)).rejects.toThrow('following field is invalid');
});

test.each(['blog', 'reviews', 'listings', 'about', '404', 'admin', 'agents', 'en'])(
  'no template is kept at “%s”, which the site has itself',
  async (slug) => {
    for (const office of [null, network.own])
      await expect(
        backend.payload.create({
          collection: 'templates',
          data: { name: 'Fair', slug, layout: 'logo', ...ownedBy(office) },
        }),
      ).rejects.toMatchObject(refused(`“${slug}” begins addresses that the site has itself: choose another`));
  },
);

test('no template comes to stand at the address of a page of the same owner', async () => {
  const standing = async (office: number | null) => {
    const slug = next();
    const route = office === null ? 'customPage' : 'tribeCustomPage';
    await backend.payload.create({
      collection: 'pages',
      data: { title: 'Page', route, slug, layout: 'default', _status: 'published', ...ownedBy(office) },
    });
    return slug;
  };
  for (const owner of [null, network.own]) {
    const slug = await standing(owner);
    const { id } = await makeTemplate('Fair', owner);
    const change = backend.payload.update({ collection: 'templates', id, data: { slug } });
    await expect(change).rejects.toMatchObject(refused(`A page stands at “${slug}”: choose another`));
  }
  const others = await standing(network.other);
  const { id } = await makeTemplate('Fair', network.own);
  await backend.payload.update({ collection: 'templates', id, data: { slug: others } });
});
