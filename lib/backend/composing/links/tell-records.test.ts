import type { PayloadRequest } from 'payload';
import { beforeEach, expect, test, vi } from 'vitest';
import { referenceKey } from '@/lib/engine/reference-table';
import { mostRecords } from '@/schemas/composing/records';
import type { Image } from '@/schemas/image';
import type { Reference } from '@/schemas/reference';
import type { RecordQuestion } from '../records/record-question';
import { tellRecords } from './tell-records';

const asked = vi.hoisted((): { questions: RecordQuestion[] } => ({ questions: [] }));
vi.mock('../records/find-records', () => ({
  findRecords: async (question: RecordQuestion) => {
    asked.questions.push(question);
    const nothing = { slug: null, base: null, note: null, picture: null, warning: 'Not published yet' };
    const [kind] = question.kinds;
    const found = (question.ids ?? []).filter((id) => id !== 99);
    return { records: found.map((id) => ({ kind, id, name: `${kind} ${id}`, ...nothing })), hasMore: false };
  },
}));
beforeEach(() => {
  asked.questions = [];
});

const there: Image = { src: '/media/there.webp', alt: 'A dot', width: 1, height: 1, widths: [] };
const page = { collection: 'pages', id: 1, path: '/x' } as const;
const req: PayloadRequest = JSON.parse('{}');
const tell = (records: readonly Reference[], signal = new AbortController().signal) =>
  tellRecords(
    records.map((record, at) => ({ record, blockId: 'a', path: `props.${at}`, language: 'en-GH' })),
    page,
    req,
    {
      isThere: async () => true,
      readReferences: async () => ({
        paths: new Map([[referenceKey('page', 5), '/there']]),
        pictures: new Map([[referenceKey('media', 3), there]]),
      }),
      signal,
    },
  );
const pages = (count: number): Reference[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'page', id: at + 100 }));

test('all records of a kind are asked for at once, each once', async () => {
  const links: Reference[] = [
    { kind: 'page', id: 7 },
    { kind: 'page', id: 1 },
    { kind: 'page', id: 5 },
    { kind: 'office', id: 99 },
    { kind: 'page', id: 8 },
    { kind: 'page', id: 7 },
  ];
  expect((await tell(links)).map(({ place, message }) => [place, message])).toEqual([
    ['props.0', '“page 7”: Not published yet'],
    ['props.3', 'The office it leads to is gone, or not yours to see: visitors see no link'],
    ['props.4', '“page 8”: Not published yet'],
    ['props.5', '“page 7”: Not published yet'],
  ]);
  expect(asked.questions.map(({ kinds, ids }) => [kinds, ids])).toEqual([
    [['page'], [7, 8]],
    [['office'], [99]],
  ]);
});

test('a picture that is gone is told, and none that is there', async () => {
  const told = await tell([
    { kind: 'media', id: 3 },
    { kind: 'media', id: 99 },
  ]);
  expect(told.map(({ place, message }) => [place, message])).toEqual([
    ['props.1', 'The picture that was chosen here is gone: visitors see none'],
  ]);
});

test('of very many the first are asked for, and told', async () => {
  expect(await tell(pages(mostRecords + 10))).toHaveLength(mostRecords);
  expect(asked.questions.map(({ ids, most }) => [ids?.length, most])).toEqual([[mostRecords, mostRecords]]);
});

test('nothing is asked any more when nobody waits for it', async () => {
  expect(await tell(pages(2), AbortSignal.abort())).toEqual([]);
  expect(asked.questions).toEqual([]);
});
