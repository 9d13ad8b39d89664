import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let count = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const good = (id: string, heading = 'Thinking of selling?') => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Find your office', to: { url: '/locations' } }] },
});
const broken = {
  ...good('cta-2'),
  props: { heading: '', actions: [{ label: 'x', to: { url: 'javascript:x' } }] },
};

async function createPage(blocks: Record<string, unknown>[], status: 'draft' | 'published' = 'published') {
  count += 1;
  const address = { route: 'customPage' as const, scope: 'network' as const, slug: `page-${count}` };
  return backend.payload.create({
    collection: 'pages',
    data: { title: 'Page', layout: 'default', ...address, blocks, _status: status },
  });
}

const issues = (...messages: RegExp[]) => ({
  name: 'ValidationError',
  data: {
    errors: expect.arrayContaining(
      messages.map((message) => expect.objectContaining({ message: expect.stringMatching(message) })),
    ),
  },
});
const ofBroken = issues(/^Call to action “x”, Heading: /, /^Call to action “x”, Buttons, 1: /);

const malformed = issues(/^Call to action “x”, Buttons, 1: /);

describe('page blocks', () => {
  test('are refused with the block and path of every issue', async () => {
    await expect(createPage([good('cta-1'), broken])).rejects.toMatchObject(ofBroken);
  });

  test('are also validated in drafts and autosaves', async () => {
    await expect(createPage([broken], 'draft')).rejects.toMatchObject(malformed);
    const { id } = await createPage([good('cta-1')]);
    const save = (options: { draft: boolean; autosave: boolean }) =>
      backend.payload.update({ collection: 'pages', id, data: { blocks: [broken] }, ...options });
    await expect(save({ draft: true, autosave: false })).rejects.toMatchObject(malformed);
    await expect(save({ draft: true, autosave: true })).rejects.toMatchObject(malformed);
  });

  test('are validated in every locale', async () => {
    const { id } = await createPage([good('cta-1')]);
    const save = backend.payload.update({
      collection: 'pages',
      id,
      data: { blocks: [broken] },
      locale: 'fr-CA',
    });
    await expect(save).rejects.toMatchObject(ofBroken);
  });

  test('are refused when they are not a list', async () => {
    const blocks: Record<string, unknown>[] = JSON.parse('{"id":"x"}');
    await expect(createPage(blocks)).rejects.toMatchObject({ name: 'ValidationError' });
  });

  test('are returned byte for byte, whatever the order of their keys', async () => {
    const written = [{ version: 0, props: good('z').props, type: 'call-to-action', id: 'z' }];
    const { id } = await createPage(written);
    const { blocks } = await backend.payload.findByID({ collection: 'pages', id });
    expect(JSON.stringify(blocks)).toBe(JSON.stringify(written));
  });

  test('are read in their own locale, with a fallback to the default locale', async () => {
    const { id } = await createPage([good('cta-1')]);
    const { payload } = backend;
    await payload.update({ collection: 'pages', id, data: { title: 'US' }, locale: 'en-US' });
    const read = async (locale: 'en-US' | 'en-GH') =>
      (await payload.findByID({ collection: 'pages', id, locale })).blocks;
    expect(await read('en-US')).toEqual([good('cta-1')]);
    await payload.update({ collection: 'pages', id, data: { blocks: [good('us')] }, locale: 'en-US' });
    expect([await read('en-US'), await read('en-GH')]).toEqual([[good('us')], [good('cta-1')]]);
  });

  test('that this release cannot read are preserved while other blocks change', async () => {
    const { payload } = backend;
    const { id } = await createPage([good('cta-1')]);
    const lost = { zeta: 1, id: 'old', type: 'carousel', version: 3, props: { z: 1, a: [null] } };
    const { zeta: _zeta, ...unknown } = lost;
    await storeDirectly(id, [unknown, good('cta-1')]);
    const data = { blocks: [unknown, good('cta-1', 'Changed')] };
    await payload.update({ collection: 'pages', id, data });
    const { blocks } = await payload.findByID({ collection: 'pages', id });
    expect(JSON.stringify(blocks)).toBe(JSON.stringify(data.blocks));
    const touched = { blocks: [{ ...unknown, props: {} }] };
    await expect(payload.update({ collection: 'pages', id, data: touched })).rejects.toMatchObject(
      issues(
        /^Unknown block “carousel”: This version of the website does not support the block: keep it unchanged/,
      ),
    );
  });
});

describe('block binding', () => {
  test('validates props that the source does not supply as strictly', async () => {
    const header = { id: 'h', type: 'site-header', version: 0, props: {} };
    const bind = { source: 'menu', query: { name: 'main' } };
    await expect(createPage([{ ...header, bind }])).rejects.toMatchObject(
      issues(/^Site header, [^:]+: Fill this in/),
    );
  });

  test('must fit the record of the page, also when the page moves and the block does not change', async () => {
    const { payload } = backend;
    const { own: office } = await createNetwork(payload);
    const blocks = [
      { id: 'o', type: 'office-hero', version: 0, props: {}, bind: { source: 'office', query: {} } },
    ];
    const { id } = await payload.create({
      collection: 'pages',
      data: {
        ...{ title: 'Page', layout: 'default', slug: 'moves', blocks, _status: 'published' },
        ...{ route: 'tribeCustomPage', scope: 'office', office },
      },
    });
    const toNetwork = { route: 'customPage' as const, scope: 'network' as const, office: null };
    const issue = issues(
      /^Office hero, Content source: This is not the page of an office, so it has none of its own/,
    );
    for (const draft of [true, false])
      await expect(payload.update({ collection: 'pages', id, data: toNetwork, draft })).rejects.toMatchObject(
        issue,
      );
    await payload.update({ collection: 'pages', id, data: { title: 'Same place' } });
    await payload.update({ collection: 'pages', id, data: { ...toNetwork, blocks: [] } });
  });

  test('names an existing source and a query it accepts', async () => {
    const bound = (type: string, source: string, query: Record<string, unknown>) => ({
      id: 'b',
      type,
      version: 0,
      props: {},
      bind: { source, query },
    });
    await createPage([bound('listing-grid', 'listings', { limit: 3 })]);
    await expect(createPage([bound('listing-grid', 'offices', {})])).rejects.toMatchObject(
      issues(/^Listings, Content source: This block cannot use this content source: choose “Listings”/),
    );
    await expect(createPage([bound('listing-grid', 'listings', { limit: -1 })])).rejects.toMatchObject(
      issues(/^Listings, Content source: /),
    );
    await expect(createPage([bound('office-hero', 'office', {})])).rejects.toMatchObject(
      issues(/^Office hero, Content source: This is not the page of an office, so it has none of its own/),
    );
  });
});

/** Stores blocks as an earlier release would have, in the page and its latest version. */
async function storeDirectly(id: number, blocks: unknown): Promise<void> {
  const text = JSON.stringify(blocks);
  const { drizzle } = backend.payload.db;
  await drizzle.execute(sql`update pages_locales set blocks = ${text}::json where _parent_id = ${id}`);
  await drizzle.execute(
    sql`update _pages_v_locales set version_blocks = ${text}::json where _parent_id in (select id from _pages_v where parent_id = ${id})`,
  );
}

describe('page address', () => {
  test('is unique once the page is published', async () => {
    const { payload } = backend;
    const data = {
      title: 'Home',
      route: 'Home' as const,
      scope: 'network' as const,
      layout: 'default' as const,
    };
    await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } });
    const second = await payload.create({ collection: 'pages', data: { ...data, _status: 'draft' } });
    const publish = payload.update({ collection: 'pages', id: second.id, data: { _status: 'published' } });
    await expect(publish).rejects.toMatchObject(issues(/Another page, “Home”, is published at this address/));
    const own = { ...data, route: 'customPage' as const, slug: 'taken', _status: 'published' as const };
    await payload.create({ collection: 'pages', data: own });
    const copy = payload.create({ collection: 'pages', data: { ...own, title: 'Copy' } });
    await expect(copy).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } });
  });

  test('is required for a custom page', async () => {
    const data = {
      title: 'Custom',
      route: 'customPage' as const,
      scope: 'network' as const,
      layout: 'default' as const,
    };
    const creation = backend.payload.create({ collection: 'pages', data: { ...data, _status: 'published' } });
    await expect(creation).rejects.toMatchObject(issues(/A custom page needs an address/));
  });
});
