import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend?.stop());

const unsafe = 'See [ours](/blog) and [theirs](//elsewhere.example), `[code](//x)`.';
const issueAt = (at: string) =>
  expect.stringMatching(`^${at}The link to “//elsewhere.example” would be removed: start it`);
const refused = (path: string, at = '') => ({
  status: 400,
  data: { errors: [expect.objectContaining({ path, message: issueAt(at) })] },
});
const create = (collection: CollectionSlug, data: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, collection, data, asSystem);
const published = { _status: 'published' as const };

const text = (props: object) => ({
  id: 'words',
  type: 'rich-text',
  version: 0,
  props: { text: 'Words', ...props },
});
const columns = (inner: object) => ({
  id: 'two',
  type: 'columns',
  version: 0,
  props: {},
  slots: { first: [inner] },
});

describe('invalid link is reported to the author', () => {
  test.each([
    [
      'pages',
      { blocks: [text({ heading: unsafe }), { ...text({ text: unsafe }), id: 'b' }] },
      'blocks',
      'Text “See .*”, Text: ',
    ],
    [
      'pages',
      { blocks: [columns(text({ aside: { heading: 'Also', text: unsafe } }))] },
      'blocks',
      'Text “Words”, Side note, Text: ',
    ],
    ['website-sections', { blocks: [text({ text: unsafe })] }, 'blocks', 'Text “See .*”, Text: '],
    ['pages', { body: unsafe }, 'body', ''],
    ['posts', { body: unsafe }, 'body', ''],
  ] as const)('in published %s: %o', async (collection, data, path, at) => {
    await expect(create(collection, { ...data, ...published })).rejects.toMatchObject(refused(path, at));
    const draft = await create(collection, { ...data, _status: 'draft' });
    const storedDraft = await backend.payload.findByID({ collection, id: draft });
    expect(storedDraft).toMatchObject({ ...data, _status: 'draft' });
  });

  test.each([
    ['people', 'about'],
    ['listings', 'description'],
  ] as const)('in %s', async (collection, field) => {
    await expect(create(collection, { [field]: unsafe })).rejects.toMatchObject(refused(field));
  });

  test.each([
    ['pages', { blocks: [text({ text: 'Our <b>hours</b>' })] }, 'blocks'],
    ['posts', { body: '<div>Nine to five</div>' }, 'body'],
  ] as const)('in HTML in published %s, which a draft may contain: %o', async (collection, data, path) => {
    const message = expect.stringContaining('HTML is not shown: “<');
    const errors = [expect.objectContaining({ path, message })];
    await expect(create(collection, { ...data, ...published })).rejects.toMatchObject({ data: { errors } });
    const draft = await create(collection, { ...data, _status: 'draft' });
    expect(await backend.payload.findByID({ collection, id: draft })).toMatchObject(data);
  });

  test('in a locale that is published with the current one', async () => {
    const { payload } = backend;
    const id = await create('pages', { blocks: [text({})], body: 'Fine' });
    const american = { title: 'Title', blocks: [text({ text: unsafe })] };
    await payload.update({ collection: 'pages', id, locale: 'en-US', draft: true, data: american });
    const publish = payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    await expect(publish).rejects.toMatchObject(
      refused('blocks', 'In English \\(United States\\): Text “See .*”, Text: '),
    );
  });
});

test('text links › a body that is too large is reported on its field', async () => {
  const body = '- a\n'.repeat(1_480);
  const message = expect.stringMatching(/^This text is too large to render/);
  for (const collection of ['pages', 'posts'] as const)
    await expect(create(collection, { body, ...published })).rejects.toMatchObject({
      data: { errors: [{ path: 'body', message }] },
    });
});

describe('text from before the link validation', () => {
  const set = async (table: 'listings' | 'people', field: string, id: number) => {
    const { drizzle } = backend.payload.db;
    const column = sql.identifier(field);
    await drizzle.execute(sql`update ${sql.identifier(table)} set ${column} = ${unsafe} where id = ${id}`);
    await drizzle.execute(
      sql`update ${sql.identifier(`_${table}_v`)} set ${sql.identifier(`version_${field}`)} = ${unsafe} where parent_id = ${id}`,
    );
  };

  test('does not block other changes of its record, and is validated when it changes', async () => {
    const { payload } = backend;
    const listing = await create('listings', { status: 'active' });
    await set('listings', 'description', listing);
    const person = await create('people', {});
    await set('people', 'about', person);
    const save = (data: object) => payload.update({ collection: 'listings', id: listing, data });
    await expect(save({ status: 'withdrawn' })).resolves.toMatchObject({ status: 'withdrawn' });
    const renamed = payload.update({ collection: 'people', id: person, data: { last_name: 'Owusu' } });
    await expect(renamed).resolves.toMatchObject({ about: unsafe, last_name: 'Owusu' });
    await expect(save({ description: `${unsafe} More` })).rejects.toMatchObject(refused('description'));
  });

  test('in a draft is validated when it is published', async () => {
    const id = await create('posts', { body: unsafe, _status: 'draft' });
    const publish = backend.payload.update({ collection: 'posts', id, data: { _status: 'published' } });
    await expect(publish).rejects.toMatchObject(refused('body'));
  });
});

describe('link in a shared section', () => {
  const sectionReference = {
    ...{ id: 'shown', type: 'website-section', version: 0, props: { name: 'shared' } },
    bind: { source: 'section', query: { name: 'shared' } },
  };

  test('is reported when the section is published, not on the pages that show it', async () => {
    const blocks = [text({})];
    const section = await create('website-sections', { name: 'shared', blocks, ...published });
    const stored = JSON.stringify([text({ text: unsafe })]);
    await backend.payload.db.drizzle.execute(
      sql`update website_sections_locales set blocks = ${stored} where _parent_id = ${section}`,
    );
    await expect(create('pages', { blocks: [sectionReference], ...published })).resolves.toBeTypeOf('number');
    const ownPage = create('pages', { blocks: [sectionReference, text({ text: unsafe })], ...published });
    await expect(ownPage).rejects.toMatchObject(refused('blocks', 'Text “See .*”, Text: '));
    const changed = { blocks: [text({ text: `${unsafe} More` })], ...published };
    const change = backend.payload.update({ collection: 'website-sections', id: section, data: changed });
    await expect(change).rejects.toMatchObject(refused('blocks', 'Text “See .*”, Text: '));
  });
});
