import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postToRichText } from '@/adapters/posts/post-to-rich-text';
import { renderInWorker } from '@/lib/publish/check/render-in-worker';
import type { StoredBlock } from '@/schemas/stored-block';
import { isLongForm } from '../support/test-scope';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const text = (id: string, content: string): StoredBlock => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: content },
});
/** Each text is within its limit; together they take many seconds to render. */
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
const refused = {
  data: {
    errors: [
      {
        message: expect.stringMatching(
          /^(In English \(United States\): )?This page is too large to render, .*: shorten its texts/,
        ),
      },
    ],
  },
};

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

describe('a page that is too expensive to render', () => {
  test('is not published', async () => {
    await save([text('a', 'Warm')], 'published');
    await expect(save(dear, 'published')).rejects.toMatchObject(refused);
    // Links to the block that can be changed.
    await expect(save([text('a', 'Warm'), ...dear], 'published')).rejects.toMatchObject({
      data: { errors: [{ block: dear[0]?.id, place: '' }] },
    });
    const { totalDocs } = await backend.payload.count({ collection: 'pages' });
    expect(totalDocs).toBe(1);
  });

  test('does not block the next publish', async () => {
    await expect(save([text('a', 'Akwaaba')], 'published')).resolves.toMatchObject({ _status: 'published' });
  });

  test('can be saved as a draft and is reported in every locale when it is published', async () => {
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

const section = (name: string, blocks: StoredBlock[]) =>
  backend.payload.create({
    collection: 'website-sections',
    data: { name, scope: 'network' as const, blocks, _status: 'published' },
  });
const sectionReference = (name: string, id = `shows-${name}`): StoredBlock => ({
  id,
  type: 'website-section',
  version: 0,
  props: { name },
  bind: { source: 'section', query: { name } },
});
const marks = `${'*a*'.repeat(130)}\n\n`;
const many = (count: number, content: string) =>
  Array.from({ length: count }, (_, index) => text(`m${index}`, content));

describe('a page that exceeds the cost limit although each text is within its limit', () => {
  test.each([
    ['formatting marks', many(60, marks.repeat(10))],
    ['lines', many(15, '- a\n'.repeat(1_480))],
    ['characters that are written out', many(12, '&amp;'.repeat(7_900))],
  ])('is not published: %s', async (_, blocks) => {
    await expect(save(blocks, 'published')).rejects.toMatchObject(refused);
  });

  test('the limit of a section is lower than that of a page', async () => {
    const blocks = many(2, marks.repeat(6));
    await expect(section('large', blocks)).rejects.toMatchObject({
      data: {
        errors: [{ message: expect.stringMatching(/^This section is too large to render/) }],
      },
    });
    await expect(save(blocks, 'published')).resolves.toMatchObject({ _status: 'published' });
  });

  test('a section counts each time a page shows it', async () => {
    await section('heavy', many(1, marks.repeat(5)));
    const showing = (times: number) =>
      Array.from({ length: times }, (_, at) => sectionReference('heavy', `s${at}`));
    await expect(save(showing(3), 'published')).resolves.toMatchObject({ _status: 'published' });
    await expect(save(showing(8), 'published')).rejects.toMatchObject(refused);
    await expect(save(showing(8), 'draft')).resolves.toMatchObject({ _status: 'draft' });
  });
});

describe('a section that contains itself', () => {
  const inItself = (path: string) => ({
    data: { errors: [{ message: expect.stringContaining(`would contain itself (${path})`) }] },
  });

  test('is refused as a draft too, with the path of the cycle', async () => {
    const own = { name: 'self', scope: 'network' as const, blocks: [sectionReference('self')] };
    const create = (_status: 'draft' | 'published') =>
      backend.payload.create({ collection: 'website-sections', data: { ...own, _status } });
    await expect(create('draft')).rejects.toMatchObject(inItself('self → self'));
    await expect(create('published')).rejects.toMatchObject(inItself('self → self'));
  });

  test('is refused when the save closes the cycle', async () => {
    await section('first', [sectionReference('second')]);
    await expect(section('second', [sectionReference('first')])).rejects.toMatchObject(
      inItself('first → second → first'),
    );
  });
});

describe('the body of a post is rendered', () => {
  const expensivePost = {
    name: 'ValidationError',
    data: { errors: [{ path: 'body', message: expect.stringContaining('too large to render') }] },
  };
  const create = (body: string, fields: object = {}) =>
    backend.payload.create({
      collection: 'posts',
      data: {
        ...{ title: 'Post', slug: `post-${++count}`, excerpt: 'Short', category: 'Selling', body },
        ...{ published_at: '2026-01-01', scope: 'network', _status: 'published', ...fields },
      },
    });

  test('in the published locale', async () => {
    await expect(create('*_'.repeat(20_000))).rejects.toMatchObject({ name: 'ValidationError' });
    await expect(create('A **body**')).resolves.toMatchObject({ body: 'A **body**' });
  });

  test('in every locale that is published with it, as a draft until then', async () => {
    const { payload } = backend;
    const { id } = await create('A **body**');
    const american = {
      title: 'Post',
      excerpt: 'Short',
      body: '- a\n'.repeat(1_480),
      _status: 'draft' as const,
    };
    await payload.update({ collection: 'posts', id, locale: 'en-US', draft: true, data: american });
    const publish = (locale: 'en-GH' | 'en-US', data = {}) =>
      payload.update({ collection: 'posts', id, locale, data: { ...data, _status: 'published' } });
    await expect(publish('en-GH')).rejects.toMatchObject(expensivePost);
    await expect(publish('en-US', { body: 'Short' })).resolves.toMatchObject({ body: 'Short' });
    await expect(publish('en-GH')).resolves.toMatchObject({ _status: 'published' });
  });

  test('as long as the page shows it; a longer text is refused', async () => {
    await expect(create('word '.repeat(8_001))).rejects.toMatchObject({ name: 'ValidationError' });
    const { body } = await create('word '.repeat(8_000).trim());
    expect(postToRichText({ body }).props.text).toBe(body);
  });
});

test.runIf(isLongForm)(
  'render cost › while three documents render, other requests are served and further publishes wait',
  async () => {
    const { payload } = backend;
    let isOver = false;
    const saves = Promise.all(
      [1, 2, 3].map(() => renderInWorker({ locale: 'en-GH', blocks: dear, texts: [] })),
    ).finally(() => {
      isOver = true;
    });
    await expect(save([text('a', 'Akwaaba')], 'published')).rejects.toMatchObject({
      status: 503,
      message: 'Another page is being checked; publish again in a moment',
    });
    for (let answered = 0; answered < 50; answered += 1) await payload.count({ collection: 'pages' });
    await save([], 'draft');
    expect(isOver).toBe(false);
    expect(await saves).toEqual([null, null, null]);
    await expect(save([text('a', 'Akwaaba')], 'published')).resolves.toMatchObject({ _status: 'published' });
  },
);

test.runIf(isLongForm)('render cost › hardly slows the save of a rendered page', async () => {
  const { payload } = backend;
  const { id } = await save([text('a', 'Akwaaba')], 'published');
  const publish = async (fields: { title: string } | { blocks: StoredBlock[] }): Promise<number> => {
    const before = process.cpuUsage();
    await payload.update({ collection: 'pages', id, data: { ...fields, _status: 'published' } });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const spent = { saved: 0, drawn: 0 };
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    spent.saved += await publish({ title: `Title ${round}` });
    const blocks = [text('a', `${round} `.repeat(500)), text('b', '- One\n- Two\n')];
    spent.drawn += await publish({ blocks });
  }
  const [saved, drawn] = [spent.saved / rounds, spent.drawn / rounds];
  console.info(
    `A save takes ${Math.round(saved)} ms of processor time, and ${Math.round(drawn)} with drawing`,
  );
  expect(drawn - saved).toBeLessThan(100);
});
