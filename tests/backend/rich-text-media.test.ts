import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { sweepMedia } from '@/lib/backend/platform/media/sweep-media';
import { recordStatements } from '../support/record-statements';
import { rowsScanned } from '../support/rows-scanned';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { pixelImage } from './support/pixel-image';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend?.stop());

type Picture = { id: number; name: string; markdown: string };

async function createPicture(office: number | null = null): Promise<Picture> {
  const data = { alt: 'A shop', ...toOwnerFields(office) };
  const { id, filename } = await backend.payload.create({ collection: 'media', data, file: pixelImage() });
  return { id, name: filename ?? '', markdown: `Words\n\n![A shop](/media/${filename} "Inside")` };
}
const remove = ({ id }: Picture) => backend.payload.delete({ collection: 'media', id });
const used = (by: string) => ({ status: 409, message: expect.stringContaining(`it is used by ${by}`) });
const own = (
  collection: 'pages' | 'website-sections' | 'posts' | 'people' | 'listings',
  data: Record<string, unknown>,
) => createOwn({ payload: backend.payload, network }, collection, data, asSystem);
const questions = (answer: string) => ({
  id: 'faq-1',
  type: 'faq',
  version: 0,
  props: { heading: 'Questions', items: [{ question: 'Why?', answer }] },
});

describe('deletion of a picture in a rich text is refused', () => {
  const cases: [string, (markdown: string) => Promise<unknown>, string][] = [
    ['of a block', (text) => own('pages', { title: 'Faq', blocks: [questions(text)] }), '1 page (“Faq”)'],
    ['of a page', (body) => own('pages', { title: 'Body', body }), '1 page (“Body”)'],
    ['of a section', (text) => own('website-sections', { name: 'why', blocks: [questions(text)] }), '1 '],
    ['of an article', (body) => own('posts', { title: 'News', body }), '1 post (“News”)'],
    ['about a person', (about) => own('people', { last_name: 'Mensah', about }), '1 person (“'],
    ['of a listing', (description) => own('listings', { title: 'Inn', description }), '1 listing (“Inn”)'],
  ];
  test.each(cases)('%s', async (_case, write, by) => {
    const picture = await createPicture();
    await write(picture.markdown);
    await expect(remove(picture)).rejects.toMatchObject(used(by));
  });

  test('in an article in another locale or its newest draft, until no version shows it', async () => {
    const [american, drafted] = [await createPicture(), await createPicture()];
    const { payload } = backend;
    const id = await own('posts', { title: 'Two', _status: 'published' });
    const save = (body: string, locale: 'en-GH' | 'en-US', draft: boolean) =>
      payload.update({
        ...{ collection: 'posts', id, locale, draft },
        data: { title: 'Two', excerpt: 'x', body, _status: draft ? 'draft' : 'published' },
      });
    await save(american.markdown, 'en-US', false);
    await save(drafted.markdown, 'en-GH', true);
    await expect(remove(american)).rejects.toMatchObject(used('1 post'));
    await expect(remove(drafted)).rejects.toMatchObject(used('1 post'));
    await save('Words', 'en-US', false);
    await save('Words', 'en-GH', false);
    await expect(Promise.all([remove(american), remove(drafted)])).resolves.toBeTruthy();
  });
});

describe('pictures that an office editor adds to a rich text', () => {
  const texts: [Parameters<typeof own>[0], string, (markdown: string) => Record<string, unknown>, string][] =
    [
      ['pages', 'blocks', (text) => ({ blocks: [questions(text)] }), 'Questions and answers “'],
      ['pages', 'body', (body) => ({ body }), ''],
      ['website-sections', 'blocks', (text) => ({ blocks: [questions(text)] }), 'Questions and answers “'],
      ['posts', 'body', (body) => ({ body }), ''],
      ['people', 'about', (about) => ({ about }), ''],
      ['listings', 'description', (description) => ({ description }), ''],
    ];
  test.each(texts)(
    'of %s (%s) are not those of another office, whose owner can delete them',
    async (slug, path, write, place) => {
      const editor = { overrideAccess: false, user: network.users['office-editor'] };
      const create = (markdown: string) =>
        createOwn({ payload: backend.payload, network }, slug, write(markdown), editor);
      const [foreign, ownPicture, shared] = [
        await createPicture(network.other),
        await createPicture(network.own),
        await createPicture(),
      ];
      const expectedMessage = `The picture “${foreign.name}” in this text was deleted, or you do not have access to it`;
      const message = expect.stringMatching(`^${place}.*${expectedMessage}`);
      const refused = { status: 400, data: { errors: [expect.objectContaining({ path, message })] } };
      const id = await create(
        `${ownPicture.markdown}\n\n${shared.markdown} [Elsewhere](https://elsewhere.example/media/not-ours.png)`,
      );
      await expect(create(foreign.markdown)).rejects.toMatchObject(refused);
      const update = (data: Record<string, unknown>, as: As) =>
        backend.payload.update({ collection: slug, id, data: { ...data, revision: 1 }, ...as });
      await expect(update(write(foreign.markdown), editor)).rejects.toMatchObject(refused);
      await expect(remove(foreign)).resolves.toBeTruthy();
    },
  );

  test('may be those the network added, but no duplicate of a forbidden picture', async () => {
    const { payload } = backend;
    const editor = { overrideAccess: false, user: network.users['office-editor'] };
    const foreign = await createPicture(network.other);
    const id = await own('posts', { title: 'Lent', body: foreign.markdown });
    const data = { body: `More\n\n${foreign.markdown}`, revision: 1 };
    await expect(payload.update({ collection: 'posts', id, data, ...editor })).resolves.toBeTruthy();
    const file = {
      ...pixelImage(),
      data: await sharp({ create: { width: 600, height: 40, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    };
    const { id: wideId, filename } = await payload.create({
      collection: 'media',
      data: { alt: 'Wide', ...toOwnerFields(network.other) },
      file,
    });
    const copy = `/media/${filename?.replace('.png', '-480.png')}`;
    expect(await payload.findByID({ collection: 'media', id: wideId })).toMatchObject({
      sizes: { w480: { filename: copy.slice('/media/'.length) } },
    });
    const draft = { body: `![x](${copy})`, revision: 2 };
    const message = `The picture “${filename?.replace('.png', '-480.png')}” in this text was deleted, or you do not have access to it: choose another, or remove it`;
    const saved = payload.update({ collection: 'posts', id, data: draft, draft: true, ...editor });
    await expect(saved).rejects.toMatchObject({ data: { errors: [{ path: 'body', message }] } });
  });
});

test('rich text media › a replaced file stays as long as a text shows it', async () => {
  const { payload } = backend;
  const [visible, unseen] = [await createPicture(), await createPicture()];
  const post = await own('posts', { title: 'Kept', body: visible.markdown });
  for (const { id } of [visible, unseen])
    await payload.update({ collection: 'media', id, data: {}, file: { ...pixelImage(), name: 'new.png' } });
  const later = () => Date.now() + 25 * 60 * 60_000;
  const filesLeft = async () => {
    expect(await sweepMedia(payload.db.drizzle, later())).toBeNull();
    return [visible, unseen].map(({ name }) => existsSync(path.join(backend.dataDir, 'media', name)));
  };
  expect(await filesLeft()).toEqual([true, false]);
  await payload.update({ collection: 'posts', id: post, data: { body: 'Words' } });
  expect(await filesLeft()).toEqual([false, false]);
});

test('rich text media › few of thousands of pictures are read for the files in a text', async () => {
  const { payload } = backend;
  await payload.db.drizzle.execute(sql`
    insert into media (scope, filename, sizes_w480_filename, sizes_w960_filename, sizes_w1600_filename)
    select 'network', 'many-' || n || '.png', 'many-' || n || '-480.png', 'many-' || n || '-960.png',
      'many-' || n || '-1600.png' from generate_series(1, 5000) n`);
  await payload.db.drizzle.execute(sql`vacuum analyze media`);
  const body = '![a](/media/many-1.png) ![b](/media/many-2-960.png) ![c](/media/many-3-1600.png)';
  const statements = await recordStatements(payload, /^select.* from media .*filename/is, () =>
    own('posts', { body }),
  );
  expect(statements.length).toBeGreaterThan(0);
  for (const [text, values] of statements)
    expect(await rowsScanned(payload, text, values), text).toBeLessThan(50);
});
