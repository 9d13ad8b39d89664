import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRenderCost, renderCostOf } from '@/lib/document/render-cost';
import { limitRenderCost } from '@/lib/engine/limit-render-cost';
import { markdownIssue } from '@/schemas/markdown-limits';
import type { StoredBlock } from '@/schemas/stored-block';
import { barelyAllowed, hostileText } from '../support/hostile-text';
import { renderStored } from '../support/render-blocks';

/** `npm run test:long` tries 2,000. */
const numRuns = process.env.TEST_LONG ? 2_000 : 40;
/** CPU time. The goal is 500 ms; machines differ, and what this test catches takes minutes. */
const MAX_RENDER_MS = 2_000;

test(`hostile texts › a page with any of ${numRuns} texts renders within the limit`, {
  timeout: 600_000,
}, async () => {
  await renderTimeOfText('Warm up');
  const times: { ms: number; text: string }[] = [];
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostileText, barelyAllowed), async (text) => {
      const ms = await renderTimeOfText(text);
      times.push({ ms, text });
      expect(ms).toBeLessThan(MAX_RENDER_MS);
    }),
    { numRuns },
  );
  const slowest = times.toSorted((first, second) => second.ms - first.ms);
  const read = times.filter(({ text }) => markdownIssue(text) === null).length;
  console.info(
    `${times.length} hostile texts, ${read} of them read as Markdown: the slowest took`,
    slowest.slice(0, 5).map(({ ms, text }) => `${Math.round(ms)} ms (${JSON.stringify(text.slice(0, 60))})`),
  );
  expect(read).toBeGreaterThan(numRuns / 4);
});

const textBlock = (text: string, at = 0): StoredBlock => ({
  id: `text-${at}`,
  type: 'rich-text',
  version: 0,
  props: { text },
});

/** Pages of many such texts, some of them in sections that are repeated. */
const page = fc.array(
  fc.record({ text: barelyAllowed, times: fc.integer({ min: 1, max: 30 }), isSection: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);
const toBlocks = (parts: readonly { text: string; times: number; isSection: boolean }[]): StoredBlock[] =>
  parts.flatMap(({ text, times, isSection }, part) =>
    Array.from({ length: times }, (_, at) => {
      const block = textBlock(text, part * 100 + at);
      if (!isSection) return block;
      const name = `part-${part}`;
      const bind = { source: 'section', query: { name } };
      return { ...block, type: 'website-section', props: { name }, bind, slots: { content: [block] } };
    }),
  );

const pages = process.env.TEST_LONG ? 2_000 : 20;
test(`hostile texts › of ${pages} pages of many texts and sections, those within the budget render within the limit`, {
  timeout: 1_800_000,
}, async () => {
  const times: number[] = [];
  let cut = 0;
  await fc.assert(
    fc.asyncProperty(page, async (parts) => {
      const { blocks, issues } = limitRenderCost({ blocks: toBlocks(parts), issues: [] }, maxRenderCost.page);
      if (issues.length > 0) cut += 1;
      expect(renderCostOf(blocks)).toBeLessThanOrEqual(maxRenderCost.page);
      const ms = await renderTimeOf(blocks);
      times.push(ms);
      expect(ms).toBeLessThan(MAX_RENDER_MS);
    }),
    { numRuns: pages },
  );
  const slowest = times.toSorted((first, second) => second - first).slice(0, 5);
  console.info(`${times.length} pages, ${cut} of them cut: the slowest took`, slowest.map(Math.round), 'ms');
  expect(cut).toBeGreaterThan(pages / 10);
});

const renderTimeOfText = (text: string) => renderTimeOf([textBlock(text)]);

async function renderTimeOf(blocks: readonly StoredBlock[]): Promise<number> {
  const before = process.threadCpuUsage();
  const { html, issues } = await renderStored(blocks);
  const { user, system } = process.threadCpuUsage(before);
  expect(issues).toEqual([]);
  expect(html.length).toBeLessThan(2_000_000);
  return (user + system) / 1_000;
}
