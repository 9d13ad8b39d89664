import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import { sampleCases } from '../support/test-scope';
import { type Composing, insertBlock, openComposing, setText, textBlock } from './support/composer-client';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let save: Composing['save'];
let createPage: Composing['createPage'];
let stored: Composing['stored'];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  ({ save, createPage, stored } = await openComposing(backend, await findNetwork(backend.payload)));
});
afterAll(() => backend.stop());

describe('composer save limits', () => {
  test('rejects a document over the size limit before it is parsed', async () => {
    const id = await createPage([textBlock('a')]);
    const many = { ...textBlock('b'), slots: { first: Array.from({ length: 100_000 }, () => 0) } };
    const operations = [
      [insertBlock(many)],
      [{ kind: 'set-slot', id: 'a', slot: 'first', nodes: many.slots.first } as const],
      Array.from({ length: 501 }, () => insertBlock(textBlock('c'))),
    ];
    for (const sent of operations)
      expect(await save(id, 1, sent)).toMatchObject({ status: 422, message: expect.stringContaining('500') });
    expect(await stored(id)).toEqual({ revision: 1, nodes: [textBlock('a')] });
  });

  test.each([
    ['a long list', Array.from({ length: 200_000 }, () => 0)],
    ['a long text', 'x'.repeat(600_000)],
    ['many keys', Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`key-${at}`, 1]))],
  ])('rejects a block with %s before any write', async (_case, value) => {
    const id = await createPage([textBlock('a')]);
    const operations = [
      setText('a', value),
      { kind: 'bind', id: 'a', bind: value } as const,
      { kind: 'replace', id: 'a', own: { ...textBlock('a'), value } } as const,
    ];
    for (const sent of operations)
      expect(await save(id, 1, [sent])).toMatchObject({
        status: 422,
        message: expect.stringContaining('512'),
      });
    expect(await stored(id)).toEqual({ revision: 1, nodes: [textBlock('a')] });
  });

  const list = setText(
    'a',
    Array.from({ length: 90_000 }, () => 0),
  );
  const set = (...path: (string | number)[]): Operation => ({ kind: 'set', id: 'a', path, value: 1 });
  const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key-${at}`, 1]));
  const oversized: [string, Operation[]][] = [
    ['of ever more keys', Array.from({ length: 4_990 }, (_, at) => set(`key-${at}`))],
    ['of a long list', [list, ...Array.from({ length: 4_990 }, (_, at) => set('text', at))]],
    [
      'of a block with many',
      [
        { kind: 'replace', id: 'a', own: { ...textBlock('a'), ...keys } },
        ...Array.from({ length: 4_990 }, (): Operation => ({ kind: 'hide', id: 'a', hidden: true })),
      ],
    ],
  ];
  test.each(sampleCases(oversized, 1))(
    'stops a save with very many operations %s',
    async (_case, operations) => {
      const id = await createPage([textBlock('a')]);
      expect(await save(id, 1, operations)).toMatchObject({
        status: 422,
        message: expect.stringMatching(/^This change is too large/),
      });
      expect(await stored(id)).toEqual({ revision: 1, nodes: [textBlock('a')] });
    },
  );

  test('rejects a path of thousands of steps', async () => {
    const id = await createPage([textBlock('a')]);
    const path = Array.from({ length: 20_000 }, () => 'in');
    expect(await save(id, 1, [set(...path)])).toMatchObject({ status: 400 });
  });
});
