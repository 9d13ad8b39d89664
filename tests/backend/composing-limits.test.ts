import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import { thinOut } from '../support/long-form';
import { type Composing, openComposing, put, say, words } from './support/composing-calls';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let save: Composing['save'];
let makePage: Composing['makePage'];
let stored: Composing['stored'];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  ({ save, makePage, stored } = await openComposing(backend, await findNetwork(backend.payload)));
});
afterAll(() => backend.stop());

describe('a save of the composer', () => {
  test('of more than a document may hold is refused before it is opened, which would take minutes', async () => {
    const id = await makePage([words('a')]);
    const many = { ...words('b'), slots: { first: Array.from({ length: 100_000 }, () => 0) } };
    const operations = [
      [put(many)],
      [{ kind: 'set-slot', id: 'a', slot: 'first', nodes: many.slots.first } as const],
      Array.from({ length: 501 }, () => put(words('c'))),
    ];
    for (const sent of operations)
      expect(await save(id, 1, sent)).toMatchObject({ status: 422, message: expect.stringContaining('500') });
    expect(await stored(id)).toEqual({ revision: 1, nodes: [words('a')] });
  });

  test.each([
    ['a long list', Array.from({ length: 200_000 }, () => 0)],
    ['a long text', 'x'.repeat(600_000)],
    ['many keys', Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`key-${at}`, 1]))],
  ])('that gives a block %s is refused before anything is done', async (_what, value) => {
    const id = await makePage([words('a')]);
    const operations = [
      say('a', value),
      { kind: 'bind', id: 'a', bind: value } as const,
      { kind: 'replace', id: 'a', own: { ...words('a'), value } } as const,
    ];
    for (const sent of operations)
      expect(await save(id, 1, [sent])).toMatchObject({
        status: 422,
        message: expect.stringContaining('512'),
      });
    expect(await stored(id)).toEqual({ revision: 1, nodes: [words('a')] });
  });

  const list = say(
    'a',
    Array.from({ length: 90_000 }, () => 0),
  );
  const set = (...path: (string | number)[]): Operation => ({ kind: 'set', id: 'a', path, value: 1 });
  const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key-${at}`, 1]));
  const tooMuch: [string, Operation[]][] = [
    ['of ever more keys', Array.from({ length: 4_990 }, (_, at) => set(`key-${at}`))],
    ['of a long list', [list, ...Array.from({ length: 4_990 }, (_, at) => set('text', at))]],
    [
      'of a block with many',
      [
        { kind: 'replace', id: 'a', own: { ...words('a'), ...keys } },
        ...Array.from({ length: 4_990 }, (): Operation => ({ kind: 'hide', id: 'a', hidden: true })),
      ],
    ],
  ];
  test.each(thinOut(tooMuch, 1))(
    'of very many changes %s is not done to the end',
    async (_what, operations) => {
      const id = await makePage([words('a')]);
      expect(await save(id, 1, operations)).toMatchObject({
        status: 422,
        message: expect.stringMatching(/^This is too much at once/),
      });
      expect(await stored(id)).toEqual({ revision: 1, nodes: [words('a')] });
    },
  );

  test('along a path of thousands of steps is refused', async () => {
    const id = await makePage([words('a')]);
    const path = Array.from({ length: 20_000 }, () => 'in');
    expect(await save(id, 1, [set(...path)])).toMatchObject({ status: 400 });
  });
});
