import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortOf } from '@/lib/document/drawing-effort';
import type { StoredBlock } from '@/schemas/stored-block';
import { fitBlocks } from './fit-blocks';

const note = (id: string, words: string): StoredBlock => ({ id, type: 'note', version: 0, props: { words } });
const box = (id: string, inside: StoredBlock[]): StoredBlock => ({ ...note(id, ''), slots: { inside } });
const section = (id: string, inside: StoredBlock[]): StoredBlock => ({
  ...box(id, inside),
  bind: { source: 'section', query: { name: id } },
});
const keep = (blocks: StoredBlock[], most: number) => fitBlocks({ blocks, faults: [] }, most);

test('what fits is left as it is', () => {
  const blocks = [note('a', 'one'), box('b', [note('c', 'two')]), section('d', [note('e', 'three')])];
  expect(keep(blocks, effortOf(blocks))).toEqual({ blocks, faults: [] });
});

test('a section is shown whole or not at all, and what follows it still is', () => {
  const heavy = section('heavy', [note('a', 'short'), note('b', '*'.repeat(300))]);
  const after = note('after', 'short');
  const { blocks, faults } = keep([heavy, after], 2_000);
  expect(blocks).toEqual([after]);
  expect(faults).toMatchObject([{ blockId: 'heavy', path: 'bind' }]);
});

test('the same section many times is shown as often as there is room', () => {
  const one = section('one', [note('a', '*'.repeat(100))]);
  const { blocks, faults } = keep([one, one, one, one], 3 * effortOf([one]));
  expect([blocks.length, faults.length]).toEqual([3, 1]);
});

const words = fc.record({
  unit: fc.constantFrom('a', '*a*', '- a\n', '|a', '&amp;', '> - a\n'),
  times: fc.nat(400),
});
const leaf = words.map(({ unit, times }) => note('n', unit.repeat(times)));
const block = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 5 }).map((inside) => box('b', inside)),
  fc.array(leaf, { maxLength: 5 }).map((inside) => section('s', inside)),
);

test('whatever was stored, no more is kept than there is room for', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), fc.nat(80_000), (blocks, most) => {
      const fitted = keep(blocks, most);
      expect(effortOf(fitted.blocks)).toBeLessThanOrEqual(most);
      expect(fitted.faults.length === 0).toBe(effortOf(blocks) <= most);
    }),
  );
});
