import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { openCmsApi, signIn } from './support/cms-api';
import { createNetwork } from './support/network';
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

test('many at once leave the instance what it needs: three are drawn, the others told to come again', async () => {
  const { payload } = backend;
  const api = await openCmsApi();
  const { own } = await createNetwork(payload);
  const headers = await signIn(api, 'office-editor@example.com', 'long enough to pass');
  const ofOffice = { route: 'tribeCustomPage', scope: 'office', office: own };
  const create = (blocks: StoredBlock[], status: 'draft' | 'published') =>
    api('/pages', { method: 'POST', headers, body: { ...pageData(blocks, status), ...ofOffice } });
  let over = 0;
  const publishing = Array.from({ length: 10 }, () =>
    create(dear, 'published').finally(() => {
      over += 1;
    }),
  );
  const meanwhile = await create([], 'draft');
  expect(meanwhile.status).toBe(201);
  expect(over).toBeLessThan(10);
  const answers = await Promise.all(publishing);
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(busy).toHaveLength(7);
  expect(await busy[0]?.json()).toMatchObject({
    errors: [{ message: 'Another page is being looked at; publish again in a moment' }],
  });
});

test('a page that is drawn takes little longer to save than one whose content stays', async () => {
  const { payload } = backend;
  const { id } = await save([text('a', 'Akwaaba')], 'published');
  const publish = async (fields: { title: string } | { blocks: StoredBlock[] }): Promise<number> => {
    const before = process.cpuUsage();
    await payload.update({ collection: 'pages', id, data: { ...fields, _status: 'published' } });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const spent = { saved: 0, drawn: 0 };
  const turns = 10;
  for (let turn = 0; turn < turns; turn += 1) {
    spent.saved += await publish({ title: `Title ${turn}` });
    const blocks = [text('a', `${turn} `.repeat(500)), text('b', '- One\n- Two\n')];
    spent.drawn += await publish({ blocks });
  }
  const [saved, drawn] = [spent.saved / turns, spent.drawn / turns];
  console.info(
    `A save takes ${Math.round(saved)} ms of processor time, and ${Math.round(drawn)} with drawing`,
  );
  expect(drawn - saved).toBeLessThan(100);
});
