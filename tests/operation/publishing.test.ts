import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { signInAs } from '../support/sign-in-as';
import { visit, visitUntil } from '../support/visit';

const site = inject('siteUrl');

let admin: CmsClient;
let editor: CmsClient;
const created: [collection: string, id: string | number][] = [];
const create = async (collection: string, fields: Record<string, unknown>, by = admin) => {
  const id = await by.create(collection, fields);
  created.push([collection, id]);
  return id;
};

beforeAll(async () => {
  [admin, editor] = await Promise.all([signInAs(site, 'network-admin'), signInAs(site, 'office-editor')]);
});
afterEach(async () => {
  for (const [collection, id] of created.splice(0)) await admin.remove(collection, id);
});

describe('publishing a page', () => {
  it('serves new and changed content, never drafts, 404 after unpublishing, and again after publishing', async () => {
    const slug = newSlug();
    const address = `${site}/en-GH/${slug}`;
    expect((await visit(address)).status).toBe(404);
    const id = await create('pages', { ...customPage(slug, [headingBlock('First words')]), noindex: false });
    const waitForText = (expected: string) => visitUntil(address, ({ text }) => text.includes(expected));
    const first = await waitForText('First words');
    expect(first.status).toBe(200);
    // The title is indexable again, although the page was not found before.
    expect(first.html).toContain(`<title>Probe ${slug}`);
    expect(first.html).not.toContain('noindex');

    await admin.publish(id, [headingBlock('Second words')]);
    expect((await waitForText('Second words')).text).not.toContain('First words');

    for (const query of ['&draft=true', '&draft=true&autosave=true']) {
      const draft = { blocks: [headingBlock('Draft words')], _status: 'draft' };
      expect((await admin.update('pages', id, draft, query)).status).toBe(200);
    }
    // The other language was never rendered: it shows what is published now.
    const otherLanguage = await visit(`${site}/en-US/${slug}`);
    for (const { text } of [otherLanguage, await visit(address), await visit(address)]) {
      expect(text).toContain('Second words');
      expect(text).not.toContain('Draft words');
    }

    await admin.update('pages', id, { _status: 'draft' });
    const unpublished = await visitUntil(address, ({ status }) => status === 404);
    expect(unpublished.text).not.toContain('Second words');

    await admin.publish(id, [headingBlock('Last words')]);
    const last = await waitForText('Last words');
    expect([last.status, last.html.includes('noindex')]).toEqual([200, false]);

    await admin.remove('pages', id);
    await visitUntil(address, ({ status }) => status === 404);
  });

  it('is rejected for an invalid block, with block and field, and serves the previous version', async () => {
    const slug = newSlug();
    const id = await create('pages', customPage(slug, [headingBlock('Good words')]));
    const broken = headingBlock('x'.repeat(121), 'too-long');
    const refusal = await admin.publish(id, [broken]);
    expect(refusal.status).toBe(400);
    const message = await refusal.text();
    expect(message).toContain(', Heading: ');
    const unbound = { ...headingBlock('Good words'), bind: { source: 'offices', query: {} } };
    expect(await (await admin.publish(id, [unbound])).text()).toContain('cannot use this content source');
    expect((await visit(`${site}/en-GH/${slug}`)).text).toContain('Good words');
  });

  it('is rejected beyond the render cost budget, and serves the previous version', async () => {
    const slug = newSlug();
    const id = await create('pages', customPage(slug, [headingBlock('Good words')]));
    const props = { text: '-\n'.repeat(1_499) };
    const expensiveBlocks = Array.from({ length: 120 }, (_, index) => ({
      id: `t${index}`,
      type: 'rich-text',
      version: 0,
      props,
    }));
    const refusal = await admin.publish(id, expensiveBlocks);
    expect(refusal.status).toBe(400);
    expect(await refusal.text()).toContain('This page is too large to render');
    expect((await visit(`${site}/en-GH/${slug}`)).text).toContain('Good words');
  });
});

describe('publishing an office', () => {
  const address = `${site}/en-GH/locations/ashanti/adum`;

  it('uses its own metadata on its own page only', async () => {
    const id = await admin.idOf('offices', 'slug', 'adum');
    const own = {
      meta_title: 'Brokers at Adum market',
      meta_description: 'Sell quietly in the heart of Kumasi.',
    };
    try {
      expect((await admin.update('offices', id, own)).status).toBe(200);
      const { html } = await visitUntil(address, (answer) =>
        answer.html.includes('<title>Brokers at Adum market'),
      );
      expect(html).toContain('<meta name="description" content="Sell quietly in the heart of Kumasi."');
      expect((await visit(`${address}/about/our-team`)).html).not.toContain('<title>Brokers at Adum market');
    } finally {
      await admin.update('offices', id, { meta_title: null, meta_description: null });
    }
    await visitUntil(address, ({ html }) => !html.includes('Brokers at Adum market'));
  });

  it('updates the description of its picture', async () => {
    const { html } = await visit(address);
    const picture = /<img src="\/media\/([^"]+)" alt="([^"]+)"/.exec(html);
    const [, file = '', before = ''] = picture ?? [];
    const id = await admin.idOf('media', 'filename', file);
    try {
      expect((await admin.update('media', id, { alt: 'A yellow house by the market' })).status).toBe(200);
      await visitUntil(address, (answer) => answer.html.includes('alt="A yellow house by the market"'));
    } finally {
      await admin.update('media', id, { alt: before });
    }
    await visitUntil(address, (answer) => answer.html.includes(`alt="${before}"`));
  });
});

describe('publishing a listing', () => {
  it('serves 404 while it is withdrawn, and serves it again afterwards', async () => {
    const listed = await visit(
      `${site}/en-GH/locations/ashanti/adum/buy-a-business/active-business-listings`,
    );
    const path = /href="(\/en-GH\/[^"]*\/listings\/[^"]+)"/.exec(listed.html)?.[1] ?? '';
    const id = await admin.idOf('listings', 'slug', path.split('/').at(-1) ?? '');
    expect((await visit(site + path)).status).toBe(200);
    try {
      expect((await admin.update('listings', id, { status: 'withdrawn' })).status).toBe(200);
      await visitUntil(site + path, ({ status }) => status === 404);
    } finally {
      await admin.update('listings', id, { status: 'active' });
    }
    await visitUntil(site + path, ({ status }) => status === 200);
  });
});

describe('publishing a redirect', () => {
  it('redirects the address of a former website with parameters', async () => {
    const old = newSlug();
    await create('redirects', { from: `/${old}/:page/index.php`, to: '/blog/:page' });
    const to = await visitUntil(
      `${site}/${old}/how-to-read-a-listing/Index.php`,
      ({ status }) => status === 200,
    );
    expect(to.text).toContain('How to read a listing');
  });

  it('takes effect at once, and ends when it is deleted', async () => {
    const slug = newSlug();
    const from = `${site}/en-GH/${slug}`;
    expect((await visit(from)).status).toBe(404);
    await create('redirects', { from: `/${slug}`, to: '/locations' });
    await visitUntil(from, ({ status }) => status === 200);
    for (const _attempt of [1, 2]) {
      const { status, headers } = await fetch(from, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([308, '/en-GH/locations']);
    }
    const first = await fetch(`${site}/en-US/${slug}`, { redirect: 'manual' });
    expect([first.status, first.headers.get('location')]).toEqual([308, '/en-US/locations']);
    for (const [collection, id] of created.splice(0)) await admin.remove(collection, id);
    await visitUntil(from, ({ status }) => status === 404);
  });
});

describe('publishing as an office editor', () => {
  const officePage = async (office: string) => ({
    ...customPage(newSlug(), [headingBlock('Office words')]),
    route: 'tribeCustomPage',
    scope: 'office',
    office: await admin.idOf('offices', 'slug', office),
  });

  it('succeeds for their own office', async () => {
    const fields = await officePage('osu');
    const id = await create('pages', fields, editor);
    const page = `${site}/en-GH/locations/greater-accra/osu/${fields.slug}`;
    expect((await visit(page)).text).toContain('Office words');
    await editor.publish(id, [headingBlock('Changed words')]);
    await visitUntil(page, ({ text }) => text.includes('Changed words'));
  });

  it('is rejected for other offices and for the network', async () => {
    const fields = await officePage('adum');
    expect((await editor.call('/pages', 'POST', fields)).status).toBe(403);
    const id = await create('pages', fields);
    expect((await editor.publish(id, [headingBlock('Taken over')])).status).toBe(404);
    expect(
      (await editor.update('pages', id, { office: await admin.idOf('offices', 'slug', 'osu') })).status,
    ).toBe(404);
    expect((await editor.remove('pages', id)).status).toBe(404);
    const { text } = await visit(`${site}/en-GH/locations/ashanti/adum/${fields.slug}`);
    expect(text).toContain('Office words');

    const home = await admin.page('Home');
    expect((await editor.publish(home.id, [headingBlock('Taken over')])).status).toBe(403);
    const slug = newSlug();
    const ofNetwork = customPage(slug, [headingBlock('Network words')]);
    const refusal = await editor.call('/pages', 'POST', ofNetwork);
    expect(refusal.status).toBe(403);
    expect(JSON.stringify(await refusal.json())).toContain('Only staff of the network can create records');
    expect((await visit(`${site}/en-GH/${slug}`)).status).toBe(404);
  });
});

afterAll(() => expect(created).toEqual([]));
