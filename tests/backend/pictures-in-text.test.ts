import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '@/lib/backend/media/sweep-media';
import { asSystem } from './support/cases';
import { createNetwork, type Network } from './support/network';
import { createOwn, dot } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
});
afterAll(() => backend?.stop());

type Picture = { id: number; name: string; markdown: string };

async function makePicture(): Promise<Picture> {
  const data = { alt: 'A shop', scope: 'network' as const };
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
