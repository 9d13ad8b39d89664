import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { signInAs } from '../support/sign-in-as';
import { visit, visitUntil } from '../support/visit';

const site = inject('siteUrl');

let admin: CmsClient;
let editor: CmsClient;
const made: [collection: string, id: string | number][] = [];
const create = async (collection: string, fields: Record<string, unknown>, by = admin) => {
  const id = await by.create(collection, fields);
  made.push([collection, id]);
  return id;
};

beforeAll(async () => {
  [admin, editor] = await Promise.all([signInAs(site, 'network-admin'), signInAs(site, 'office-editor')]);
});
afterEach(async () => {
  for (const [collection, id] of made.splice(0)) await admin.remove(collection, id);
});

describe('a page', () => {
  it('is served as published: new, changed, never as a draft, gone when taken back, back again', async () => {
    const slug = newSlug();
    const address = `${site}/en-GH/${slug}`;
    expect((await visit(address)).status).toBe(404);
    const id = await create('pages', { ...customPage(slug, [saying('First words')]), noindex: false });
    const shows = (said: string) => visitUntil(address, ({ words }) => words.includes(said));
    const first = await shows('First words');
    expect(first.status).toBe(200);
    // Search engines, too: it was a page that is not found until now.
    expect(first.html).toContain(`<title>Probe ${slug}`);
    expect(first.html).not.toContain('noindex');

    await admin.publish(id, [saying('Second words')]);
    expect((await shows('Second words')).words).not.toContain('First words');

    for (const query of ['&draft=true', '&draft=true&autosave=true']) {
      const draft = { blocks: [saying('Draft words')], _status: 'draft' };
      expect((await admin.update('pages', id, draft, query)).status).toBe(200);
    }
    // Another language has never been made: what it shows is what is published now.
    const unseen = await visit(`${site}/en-US/${slug}`);
    for (const { words } of [unseen, await visit(address), await visit(address)]) {
      expect(words).toContain('Second words');
      expect(words).not.toContain('Draft words');
    }

    await admin.update('pages', id, { _status: 'draft' });
    const gone = await visitUntil(address, ({ status }) => status === 404);
    expect(gone.words).not.toContain('Second words');

    await admin.publish(id, [saying('Last words')]);
    const last = await shows('Last words');
    expect([last.status, last.html.includes('noindex')]).toEqual([200, false]);

    await admin.remove('pages', id);
    await visitUntil(address, ({ status }) => status === 404);
  });

  it('with a broken block is refused with the block and the place in it, and stays as it was', async () => {
    const slug = newSlug();
    const id = await create('pages', customPage(slug, [saying('Good words')]));
    const broken = saying('x'.repeat(121), 'too-long');
    const refusal = await admin.publish(id, [broken]);
    expect(refusal.status).toBe(400);
    const message = await refusal.text();
    expect(message).toContain(', Heading: ');
    const unbound = { ...saying('Good words'), bind: { source: 'offices', query: {} } };
    expect(await (await admin.publish(id, [unbound])).text()).toContain('cannot take its content from there');
    expect((await visit(`${site}/en-GH/${slug}`)).words).toContain('Good words');
  });

  it('that is too much to draw is refused with a sentence, and stays as it was', async () => {
    const slug = newSlug();
    const id = await create('pages', customPage(slug, [saying('Good words')]));
    const props = { text: '-\n'.repeat(1_499) };
    const dear = Array.from({ length: 120 }, (_, index) => ({
      id: `t${index}`,
      type: 'rich-text',
      version: 0,
      props,
    }));
    const refusal = await admin.publish(id, dear);
    expect(refusal.status).toBe(400);
    expect(await refusal.text()).toContain('This page is more than can be drawn at once');
    expect((await visit(`${site}/en-GH/${slug}`)).words).toContain('Good words');
  });
});

describe('an office', () => {
  const address = `${site}/en-GH/locations/ashanti/adum`;

  it('speaks for itself to search engines, on its own page and no other', async () => {
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

  it('shows its picture as described anew', async () => {
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

describe('a listing', () => {
  it('that is withdrawn is gone, and back when it is for sale again', async () => {
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

describe('a redirect', () => {
  it('leads on from the address of a page of the former website, with parameters', async () => {
    const old = newSlug();
    await create('redirects', { from: `/${old}/:page/index.php`, to: '/blog/:page' });
    const to = await visitUntil(
      `${site}/${old}/how-to-read-a-listing/Index.php`,
      ({ status }) => status === 200,
    );
    expect(to.words).toContain('How to read a listing');
  });

  it('works from its next visits on, and no longer than it is there', async () => {
    const slug = newSlug();
    const from = `${site}/en-GH/${slug}`;
    expect((await visit(from)).status).toBe(404);
    await create('redirects', { from: `/${slug}`, to: '/locations' });
    await visitUntil(from, ({ status }) => status === 200);
    for (const _visit of [1, 2]) {
      const { status, headers } = await fetch(from, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([308, '/en-GH/locations']);
    }
    const first = await fetch(`${site}/en-US/${slug}`, { redirect: 'manual' });
    expect([first.status, first.headers.get('location')]).toEqual([308, '/en-US/locations']);
    for (const [collection, id] of made.splice(0)) await admin.remove(collection, id);
    await visitUntil(from, ({ status }) => status === 404);
  });
});

describe('an office editor', () => {
  const officePage = async (office: string) => ({
    ...customPage(newSlug(), [saying('Office words')]),
    route: 'tribeCustomPage',
    scope: 'office',
    office: await admin.idOf('offices', 'slug', office),
  });

  it('publishes for their own office', async () => {
    const fields = await officePage('osu');
    const id = await create('pages', fields, editor);
    const page = `${site}/en-GH/locations/greater-accra/osu/${fields.slug}`;
    expect((await visit(page)).words).toContain('Office words');
    await editor.publish(id, [saying('Changed words')]);
    await visitUntil(page, ({ words }) => words.includes('Changed words'));
  });

  it('is refused for another office and for the network', async () => {
    const fields = await officePage('adum');
    expect((await editor.call('/pages', 'POST', fields)).status).toBe(403);
    const id = await create('pages', fields);
    expect((await editor.publish(id, [saying('Taken over')])).status).toBe(404);
    expect(
      (await editor.update('pages', id, { office: await admin.idOf('offices', 'slug', 'osu') })).status,
    ).toBe(404);
    expect((await editor.remove('pages', id)).status).toBe(404);
    const { words } = await visit(`${site}/en-GH/locations/ashanti/adum/${fields.slug}`);
    expect(words).toContain('Office words');

    const home = await admin.page('Home');
    expect((await editor.publish(home.id, [saying('Taken over')])).status).toBe(403);
    const slug = newSlug();
    const ofNetwork = customPage(slug, [saying('Network words')]);
    // The form of an office editor offers no "whole network", so it is told at that field.
    const told = await editor.call('/pages', 'POST', ofNetwork);
    expect(told.status).toBe(400);
    expect(JSON.stringify(await told.json())).toContain('Belongs to');
    expect((await visit(`${site}/en-GH/${slug}`)).status).toBe(404);
  });
});

afterAll(() => expect(made).toEqual([]));
