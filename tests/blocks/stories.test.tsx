// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { resolveFromExamples } from '@/lib/engine/example-blocks';
import type { BlockStory } from '@/lib/ui/storybook/block-story';
import { findAxeViolations } from '../support/axe-in-jsdom';
import { chosenBlocks } from '../support/chosen-blocks';
import { renderStored } from '../support/render-blocks';

type Stories = Record<string, BlockStory | { title: string }>;
/**
 * The browser checks the first story of each block for accessibility; the long run, or a run for one block,
 * checks all of them here.
 */
const checksAllStories = Boolean(process.env.BLOCK || process.env.TEST_LONG);

async function storiesOf(type: string): Promise<[name: string, story: BlockStory][]> {
  const stories: Stories = await import(`../../blocks/${type}/${type}.stories.tsx`);
  return Object.entries(stories).flatMap(([name, story]) => ('parameters' in story ? [[name, story]] : []));
}

describe.each(chosenBlocks)('stories of $type', (block) => {
  it('render without axe violations', async () => {
    const stories = await storiesOf(block.type);
    expect(stories.length).toBeGreaterThan(0);
    for (const [name, { parameters }] of stories) {
      const filled = await resolveFromExamples([await parameters.stored()], registry);
      const { html, issues } = await renderStored(filled, parameters.locale);
      expect(issues, name).toEqual([]);
      if (!checksAllStories) continue;
      const axeOptions = { locale: parameters.locale ?? 'en-GH', frame: block.category === 'frame' };
      expect(await findAxeViolations(html, axeOptions), name).toEqual([]);
    }
  });
});
