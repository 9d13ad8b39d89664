import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { findRecordsCall } from '@/schemas/composing/records';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { startBackend, type TestBackend } from './support/start-backend';

const names = ['Kof\u00ed', 'Kofi\u0301', 'Kofi', 'K\u0254bina', '100%', '1000', 'a_b', 'aXb', 'c\\d', 'cd'];

let backend: TestBackend;
let api: CmsApi;
let headers: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  api = await openCmsApi();
  headers = await signIn(api, 'network-editor@example.com', 'long enough to pass');
  for (const [at, title] of names.entries())
    await backend.payload.create({
      collection: 'posts',
      data: {
        ...{ title, slug: `post-${at}`, excerpt: 'Words.', body: 'Words.', category: 'News' },
        published_at: '2026-01-01T09:00:00.000Z',
        ...toOwnerFields(null),
      },
    });
});
afterAll(() => backend?.stop());

/** Rows are distinguished by their numbers, as names differ in accents only. */
const numbersOf = (titles: readonly unknown[]) =>
  titles.map((title) => names.indexOf(String(title))).toSorted();

const search = async (operator: string, words: string) => {
  const query = new URLSearchParams({ [`where[title][${operator}]`]: words, depth: '0', limit: '50' });
  const { docs } = await (await api(`/posts?${query}`, { headers })).json();
  return numbersOf(docs.map(({ title }: { title: unknown }) => title));
};

const rows: [string, number[]][] = [
  ['Kof\u00ed', [0, 1, 2]],
  ['kofi', [0, 1, 2]],
  ['Kofi\u0301', [0, 1, 2]],
  ['kobina', [3]],
  ['K\u0254bina', [3]],
  ['100%', [4]],
  ['a_b', [6]],
  ['c\\d', [8]],
];

describe('list search', () => {
  test.each(rows)('finds %j without accents and with literal signs', async (words, found) => {
    expect(await search('like', words)).toEqual(found);
    expect(await search('contains', words)).toEqual(found);
  });

  test('excludes what it would find', async () => {
    const others = names.map((_, at) => at).filter((at) => at > 2);
    expect((await search('not_like', 'kofi')).filter((at) => at >= 0)).toEqual(others);
  });
});

describe('record search', () => {
  test.each(rows)('finds %j without accents and with literal signs', async (words, found) => {
    const query = new URLSearchParams({ kind: 'post', words, limit: '50' });
    const answer = await api(`/composing/records?${query}`, { headers });
    const { records } = findRecordsCall.responses[200].parse(await answer.json());
    expect(numbersOf(records.map(({ name }) => name))).toEqual(found);
  });
});
