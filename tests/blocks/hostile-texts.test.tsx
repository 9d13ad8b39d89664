import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownFault } from '@/schemas/markdown-limits';
import { renderStored } from '../support/render-blocks';

/** `npm run test:long` tries 2,000. */
const numRuns = process.env.TEST_LONG ? 2_000 : 200;
/** Of processor time. The goal is 500; machines differ, and what is caught here costs minutes. */
const longestRender = 2_000;
const longestText = 40_000;

const marks =
  '* ** _ __ ~ ~~ ` `` ``` [ ] ![ ]( ) [^a] [a]: <!-- < > > - + 1. # | -|- === \\ & &amp; @b.gh www. http://';
const fragment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...marks.split(' ')) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(' ', '\n', '\n\n', '\t', '  ', '\r', '    ', '😀', '\0', 'a', 'word '),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);

/** A few fragments in a row, again and again, in a few layers: what is cheap to type and dear to read. */
const pattern = fc
  .record({
    unit: fc.array(fragment, { minLength: 1, maxLength: 6 }),
    times: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ unit, times }) => unit.join('').repeat(times));
const hostile = fc
  .record({
    parts: fc.array(pattern, { minLength: 1, maxLength: 8 }),
    times: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ parts, times }) => parts.join('').repeat(times).slice(0, longestText) || 'a');

/** Just what the limits let through, made as dear as it gets. */
const barely = hostile.map((text) => {
  let kept = text;
  while (kept.length > 1 && markdownFault(kept)) kept = kept.slice(0, Math.ceil(kept.length * 0.8) - 1);
  return kept || 'a';
});

test(`a page with any of ${numRuns} hostile texts is drawn in time`, { timeout: 600_000 }, async () => {
  await drawingTime('Warm up');
  const times: { ms: number; text: string }[] = [];
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, barely), async (text) => {
      const ms = await drawingTime(text);
      times.push({ ms, text });
      expect(ms).toBeLessThan(longestRender);
    }),
    { numRuns },
  );
  const slowest = times.toSorted((one, other) => other.ms - one.ms);
  const read = times.filter(({ text }) => markdownFault(text) === null).length;
  console.info(
    `${times.length} hostile texts, ${read} of them read as Markdown: the slowest took`,
    slowest.slice(0, 5).map(({ ms, text }) => `${Math.round(ms)} ms (${JSON.stringify(text.slice(0, 60))})`),
  );
  expect(read).toBeGreaterThan(numRuns / 4);
});

async function drawingTime(text: string): Promise<number> {
  const before = process.threadCpuUsage();
  const { html, faults } = await renderStored([{ id: 'a', type: 'rich-text', version: 0, props: { text } }]);
  const { user, system } = process.threadCpuUsage(before);
  expect(faults).toEqual([]);
  expect(html.length).toBeLessThan(2_000_000);
  return (user + system) / 1_000;
}
