import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { sweepMedia } from '@/lib/backend/media/sweep-media';
import { questionsOf } from '../support/questions-of';
import { rowsLookedAt } from '../support/rows-looked-at';
import { type As, asSystem } from './support/cases';
import { dot } from './support/dot';
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

type Picture = { id: number; name: string; markdown: string };

async function makePicture(office: number | null = null): Promise<Picture> {
  const data = { alt: 'A shop', ...ownedBy(office) };
  const { id, filename } = await backend.payload.create({ collection: 'media', data, file: dot() });
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

describe('a picture in a formatted text is not removed', () => {
  const cases: [string, (markdown: string) => Promise<unknown>, string][] = [
    ['of a block', (text) => own('pages', { title: 'Faq', blocks: [questions(text)] }), '1 page (“Faq”)'],
    ['of a page', (body) => own('pages', { title: 'Body', body }), '1 page (“Body”)'],
    ['of a section', (text) => own('website-sections', { name: 'why', blocks: [questions(text)] }), '1 '],
    ['of an article', (body) => own('posts', { title: 'News', body }), '1 post (“News”)'],
    ['about a person', (about) => own('people', { last_name: 'Mensah', about }), '1 person (“'],
    ['of a listing', (description) => own('listings', { title: 'Inn', description }), '1 listing (“Inn”)'],
  ];
  test.each(cases)('%s', async (_where, write, by) => {
    const picture = await makePicture();
    await write(picture.markdown);
    await expect(remove(picture)).rejects.toMatchObject(used(by));
  });

  test('of an article in another language, or of its newest draft, until it is in none', async () => {
    const [american, drafted] = [await makePicture(), await makePicture()];
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

describe('an office editor shows in a text', () => {
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
    'of %s (%s) no picture of another office, whose owner may remove it',
    async (slug, path, write, place) => {
      const editor = { overrideAccess: false, user: network.users['office-editor'] };
      const create = (markdown: string) =>
        createOwn({ payload: backend.payload, network }, slug, write(markdown), editor);
      const [foreign, mine, shared] = [
        await makePicture(network.other),
        await makePicture(network.own),
        await makePicture(),
      ];
      const gone = `The picture “${foreign.name}” in this text is gone, or not yours to use`;
      const message = expect.stringMatching(`^${place}.*${gone}`);
      const refused = { status: 400, data: { errors: [expect.objectContaining({ path, message })] } };
      const id = await create(
        `${mine.markdown}\n\n${shared.markdown} [Elsewhere](https://elsewhere.example/media/not-ours.png)`,
      );
      await expect(create(foreign.markdown)).rejects.toMatchObject(refused);
      const update = (data: Record<string, unknown>, as: As) =>
        backend.payload.update({ collection: slug, id, data: { ...data, revision: 1 }, ...as });
      await expect(update(write(foreign.markdown), editor)).rejects.toMatchObject(refused);
      await expect(remove(foreign)).resolves.toBeTruthy();
    },
  );

  test('what the network has put there, and no copy of a picture that it may not show', async () => {
    const { payload } = backend;
    const editor = { overrideAccess: false, user: network.users['office-editor'] };
    const foreign = await makePicture(network.other);
    const id = await own('posts', { title: 'Lent', body: foreign.markdown });
    const data = { body: `More\n\n${foreign.markdown}`, revision: 1 };
    await expect(payload.update({ collection: 'posts', id, data, ...editor })).resolves.toBeTruthy();
    const file = {
      ...dot(),
      data: await sharp({ create: { width: 600, height: 40, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    };
    const { id: wideId, filename } = await payload.create({
      collection: 'media',
      data: { alt: 'Wide', ...ownedBy(network.other) },
      file,
    });
    const copy = `/media/${filename?.replace('.png', '-480.png')}`;
    expect(await payload.findByID({ collection: 'media', id: wideId })).toMatchObject({
      sizes: { w480: { filename: copy.slice('/media/'.length) } },
    });
    const draft = { body: `![x](${copy})`, revision: 2 };
    const message = `The picture “${filename?.replace('.png', '-480.png')}” in this text is gone, or not yours to use: choose another, or take it out`;
    const saved = payload.update({ collection: 'posts', id, data: draft, draft: true, ...editor });
    await expect(saved).rejects.toMatchObject({ data: { errors: [{ path: 'body', message }] } });
  });
});

test('a file that was replaced stays as long as a text shows it', async () => {
  const { payload } = backend;
  const [shown, unseen] = [await makePicture(), await makePicture()];
  const post = await own('posts', { title: 'Kept', body: shown.markdown });
  for (const { id } of [shown, unseen])
    await payload.update({ collection: 'media', id, data: {}, file: { ...dot(), name: 'new.png' } });
  const later = () => Date.now() + 25 * 60 * 60_000;
  const left = async () => {
    expect(await sweepMedia(payload.db.drizzle, later())).toBeNull();
    return [shown, unseen].map(({ name }) => existsSync(path.join(backend.dataDir, 'media', name)));
  };
  expect(await left()).toEqual([true, false]);
  await payload.update({ collection: 'posts', id: post, data: { body: 'Words' } });
  expect(await left()).toEqual([false, false]);
});

test('few of thousands of pictures are looked at for the files in a text', async () => {
  const { payload } = backend;
  await payload.db.drizzle.execute(sql`
    insert into media (scope, filename, sizes_w480_filename, sizes_w960_filename, sizes_w1600_filename)
    select 'network', 'many-' || n || '.png', 'many-' || n || '-480.png', 'many-' || n || '-960.png',
      'many-' || n || '-1600.png' from generate_series(1, 5000) n`);
  await payload.db.drizzle.execute(sql`vacuum analyze media`);
  const body = '![a](/media/many-1.png) ![b](/media/many-2-960.png) ![c](/media/many-3-1600.png)';
  const asked = await questionsOf(payload, /^select.* from media .*filename/is, () => own('posts', { body }));
  expect(asked.length).toBeGreaterThan(0);
  for (const [text, values] of asked)
    expect(await rowsLookedAt(payload, text, values), text).toBeLessThan(50);
});
