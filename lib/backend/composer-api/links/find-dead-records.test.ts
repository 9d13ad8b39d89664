import type { PayloadRequest } from 'payload';
import { beforeEach, expect, test, vi } from 'vitest';
import { referenceKey } from '@/lib/engine/reference-table';
import { MAX_RECORDS } from '@/schemas/composing/records';
import type { Image } from '@/schemas/image';
import type { Reference } from '@/schemas/reference';
import type { RecordQuery } from '../records/select-records';
import { findDeadRecords } from './find-dead-records';

const recorded = vi.hoisted((): { queries: RecordQuery[] } => ({ queries: [] }));
vi.mock('../records/find-records', () => ({
  findRecords: async (query: RecordQuery) => {
    recorded.queries.push(query);
    const emptyFields = { slug: null, base: null, note: null, picture: null, warning: 'Not published yet' };
    const [kind] = query.kinds;
    const found = (query.ids ?? []).filter((id) => id !== 99);
    return {
      records: found.map((id) => ({ kind, id, name: `${kind} ${id}`, ...emptyFields })),
      hasMore: false,
    };
  },
}));
beforeEach(() => {
  recorded.queries = [];
});

const picture: Image = { src: '/media/there.webp', alt: 'A dot', width: 1, height: 1, widths: [] };
const page = { collection: 'pages', id: 1, path: '/x' } as const;
const req: PayloadRequest = JSON.parse('{}');
const checkRecords = (records: readonly Reference[], signal = new AbortController().signal) =>
  findDeadRecords(
    records.map((record, index) => ({ record, blockId: 'a', path: `props.${index}`, language: 'en-GH' })),
    page,
    req,
    {
      addressExists: async () => true,
      readReferences: async () => ({
        paths: new Map([[referenceKey('page', 5), '/there']]),
        pictures: new Map([[referenceKey('media', 3), picture]]),
      }),
      signal,
    },
  );
const pages = (count: number): Reference[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'page', id: index + 100 }));

test('dead records › are looked up in one query for each kind, each record once', async () => {
  const links: Reference[] = [
    { kind: 'page', id: 7 },
    { kind: 'page', id: 1 },
    { kind: 'page', id: 5 },
    { kind: 'office', id: 99 },
    { kind: 'page', id: 8 },
    { kind: 'page', id: 7 },
  ];
  expect((await checkRecords(links)).map(({ place, message }) => [place, message])).toEqual([
    ['props.0', '“page 7”: Not published yet'],
    ['props.3', 'The linked office was deleted, or you do not have access to it: visitors see no link'],
    ['props.4', '“page 8”: Not published yet'],
    ['props.5', '“page 7”: Not published yet'],
  ]);
  expect(recorded.queries.map(({ kinds, ids }) => [kinds, ids])).toEqual([
    [['page'], [7, 8]],
    [['office'], [99]],
  ]);
});

test('dead records › include missing pictures only', async () => {
  const dead = await checkRecords([
    { kind: 'media', id: 3 },
    { kind: 'media', id: 99 },
  ]);
  expect(dead.map(({ place, message }) => [place, message])).toEqual([
    ['props.1', 'The selected picture was deleted: visitors see none'],
  ]);
});

test('dead records › are checked up to the maximum number of records', async () => {
  expect(await checkRecords(pages(MAX_RECORDS + 10))).toHaveLength(MAX_RECORDS);
  expect(recorded.queries.map(({ ids, limit }) => [ids?.length, limit])).toEqual([
    [MAX_RECORDS, MAX_RECORDS],
  ]);
});

test('dead records › are not looked up when the request is aborted', async () => {
  expect(await checkRecords(pages(2), AbortSignal.abort())).toEqual([]);
  expect(recorded.queries).toEqual([]);
});
