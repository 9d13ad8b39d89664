import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderCostOf } from '@/lib/document/render-cost';
import type { StoredBlock } from '@/schemas/stored-block';
import { limitRenderCost } from './limit-render-cost';

const note = (id: string, text: string): StoredBlock => ({ id, type: 'note', version: 0, props: { text } });
const box = (id: string, inside: StoredBlock[]): StoredBlock => ({ ...note(id, ''), slots: { inside } });
const section = (id: string, inside: StoredBlock[]): StoredBlock => ({
  ...box(id, inside),
  bind: { source: 'section', query: { name: id } },
});
const fitTo = (blocks: StoredBlock[], maxCost: number) => limitRenderCost({ blocks, issues: [] }, maxCost);

test('fitBlocks › leaves blocks within the limit unchanged', () => {
  const blocks = [note('a', 'one'), box('b', [note('c', 'two')]), section('d', [note('e', 'three')])];
  expect(fitTo(blocks, renderCostOf(blocks))).toEqual({ blocks, issues: [] });
});

test('fitBlocks › renders a section completely or not at all, and the blocks after it', () => {
  const heavy = section('heavy', [note('a', 'short'), note('b', '*'.repeat(300))]);
  const after = note('after', 'short');
  const { blocks, issues } = fitTo([heavy, after], 2_000);
  expect(blocks).toEqual([after]);
  expect(issues).toMatchObject([{ blockId: 'heavy', path: 'bind' }]);
});

test('fitBlocks › renders a repeated section as often as the limit allows', () => {
  const one = section('one', [note('a', '*'.repeat(100))]);
  const { blocks, issues } = fitTo([one, one, one, one], 3 * renderCostOf([one]));
  expect([blocks.length, issues.length]).toEqual([3, 1]);
});

const anyText = fc.record({
  unit: fc.constantFrom('a', '*a*', '- a\n', '|a', '&amp;', '> - a\n'),
  times: fc.nat(400),
});
const leaf = anyText.map(({ unit, times }) => note('n', unit.repeat(times)));
const block = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 5 }).map((inside) => box('b', inside)),
  fc.array(leaf, { maxLength: 5 }).map((inside) => section('s', inside)),
);

test('fitBlocks › never exceeds the limit, for random content', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), fc.nat(80_000), (blocks, maxCost) => {
      const fitted = fitTo(blocks, maxCost);
      expect(renderCostOf(fitted.blocks)).toBeLessThanOrEqual(maxCost);
      expect(fitted.issues.length === 0).toBe(renderCostOf(blocks) <= maxCost);
    }),
  );
});
