import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawInWorker } from '@/lib/publish/check/draw-in-worker';
import type { StoredBlock } from '@/schemas/stored-block';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const text = (id: string, words: string): StoredBlock => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: words },
});
/** Each within the limits of one text; together they take many seconds. */
const dear = Array.from({ length: 120 }, (_, index) => text(`t${index}`, '-\n'.repeat(1_499)));

let count = 0;
const pageData = (blocks: StoredBlock[], status: 'draft' | 'published') => ({
  title: 'Page',
  route: 'customPage' as const,
  slug: `p${++count}`,
  scope: 'network' as const,
  layout: 'default' as const,
  blocks,
  _status: status,
});
const save = (blocks: StoredBlock[], status: 'draft' | 'published') =>
  backend.payload.create({ collection: 'pages', data: pageData(blocks, status) });
const refused = { data: { errors: [{ message: expect.stringContaining('longer than 2 seconds to draw') }] } };

const publishElsewhere = (id: number) =>
  backend.payload.update({ collection: 'pages', id, data: { _status: 'published' } });

async function newestVersion(id: number): Promise<string> {
  const { docs } = await backend.payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    depth: 0,
  });
  return String(docs[0]?.id);
}

describe('what takes too long to draw', () => {
  test('is not published, while other requests go on being answered', async () => {
    await save([text('a', 'Warm')], 'published');
    const { payload } = backend;
    let over = false;
    const publishing = save(dear, 'published').finally(() => {
      over = true;
    });
    const settled = publishing.catch(() => {});
    let answered = 0;
    while (!over && answered < 50) {
      await payload.count({ collection: 'pages' });
      if (!over) answered += 1;
    }
    await settled;
    await expect(publishing).rejects.toMatchObject(refused);
    expect(answered).toBe(50);
    const { totalDocs } = await payload.count({ collection: 'pages' });
    expect(totalDocs).toBe(1);
  });

  test('keeps nobody from publishing the next page', async () => {
    await expect(save([text('a', 'Akwaaba')], 'published')).resolves.toMatchObject({ _status: 'published' });
  });

  test('may be kept as a draft, and is found in every language when that is published', async () => {
    const { payload } = backend;
    const { id } = await save([text('a', 'Akwaaba')], 'draft');
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en-US',
      draft: true,
      data: { title: 'Page', blocks: dear, _status: 'draft' },
    });
    const publish = (blocks?: StoredBlock[]) =>
      payload.update({
        collection: 'pages',
        id,
        locale: 'en-US',
        data: { ...(blocks && { blocks }), _status: 'published' },
      });
    const dearVersion = await newestVersion(id);
    await expect(publishElsewhere(id)).rejects.toMatchObject(refused);
    await expect(publish([text('a', 'Akwaaba')])).resolves.toMatchObject({ _status: 'published' });
    const restored = await payload.restoreVersion({ collection: 'pages', id: dearVersion });
    expect(restored._status).toBe('draft');
    await expect(publishElsewhere(id)).rejects.toMatchObject(refused);
  });
});

test('of a post the body is drawn', async () => {
  const data = {
    title: 'Post',
    slug: 'post',
    excerpt: 'Short',
    category: 'Selling',
    published_at: '2026-01-01',
    scope: 'network' as const,
    _status: 'published' as const,
  };
  const create = (body: string) => backend.payload.create({ collection: 'posts', data: { ...data, body } });
  await expect(create('*_'.repeat(20_000))).rejects.toMatchObject({ name: 'ValidationError' });
  await expect(create('A **body**')).resolves.toMatchObject({ body: 'A **body**' });
});

test('a save that is drawn takes little longer than one that is not', async () => {
  const own = [text('a', 'Akwaaba. '.repeat(200)), text('b', '- One\n- Two\n')];
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: 20 }, () => drawInWorker({ locale: 'en-GH', blocks: own, texts: [] })),
  );
  const { user, system } = process.cpuUsage(before);
  console.info(`A check takes ${Math.round((user + system) / 20_000)} ms of processor time`);
  expect((user + system) / 20_000).toBeLessThan(500);
});
