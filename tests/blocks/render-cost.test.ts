import { expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import { pages } from '@/lib/demo/pages/pages';
import { sections } from '@/lib/demo/sections/sections';
import { maxRenderCost, renderCostOf } from '@/lib/document/render-cost';
import { storedExample } from '@/lib/engine/example-blocks';

const textOf = (text: string) => ({ type: 'rich-text', props: { text } });

test.each([
  ...pages.map(({ key, blocks }) => ['page', key, blocks] as const),
  ...sections.map(({ name, blocks }) => ['section', name, blocks] as const),
])('render cost › the demo %s %s uses less than a tenth of the budget', (kind, _, blocks) => {
  expect(renderCostOf(blocks)).toBeLessThan(maxRenderCost[kind] / 10);
});

test('render cost › a page fits the examples of all blocks three times', async () => {
  const examples = await Promise.all(registry.all.map(storedExample));
  expect(renderCostOf([...examples, ...examples, ...examples])).toBeLessThan(maxRenderCost.page);
});

test.each([
  [
    'a long honest page of 60 paragraphs with links',
    `${'A sentence of an honest page. '.repeat(20)}[More](/more) **now**.\n\n`.repeat(60),
    1,
  ],
  ['1,000 offices in a finder', null, 1],
])('render cost › %s fits the budget', (_, text, times) => {
  const offices = Array.from({ length: 1_000 }, () => ({
    name: 'Osu',
    city: 'Accra',
    address: 'Cantonments Road 1',
  }));
  const block =
    text === null ? { type: 'office-finder', bind: { source: 'offices' }, props: { offices } } : textOf(text);
  expect(renderCostOf(Array.from({ length: times }, () => block))).toBeLessThan(maxRenderCost.page);
});

test.each([
  ['60 texts of 6 kB of marks', 60, `${'*a*'.repeat(130)}\n\n`.repeat(15)],
  ['15 texts of 1,480 lines', 15, '- a\n'.repeat(1_480)],
  ['12 texts of 7,900 entities', 12, '&amp;'.repeat(7_900)],
  ['a section of 40 texts of marks', 40, `${'*a*'.repeat(190)}\n\n`.repeat(10)],
])('render cost › %s exceeds the budget by far', (_, times, text) => {
  expect(renderCostOf(Array.from({ length: times }, () => textOf(text)))).toBeGreaterThan(
    3 * maxRenderCost.page,
  );
});
