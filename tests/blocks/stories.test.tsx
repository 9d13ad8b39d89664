// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { fillFromExamples } from '@/lib/engine/example-blocks';
import type { BlockStory } from '@/lib/ui/storybook/block-story';
import { findAxeViolations } from '../support/axe-in-jsdom';
import { chosenBlocks } from '../support/chosen-blocks';
import { renderStored } from '../support/render-blocks';

type Stories = Record<string, BlockStory | { title: string }>;
/** The browser looks for barriers in each block's first story; all are looked at here when there is time, or one block. */
const thorough = Boolean(process.env.BLOCK || process.env.TEST_LONG);

async function storiesOf(type: string): Promise<[name: string, story: BlockStory][]> {
  const stories: Stories = await import(`../../blocks/${type}/${type}.stories.tsx`);
  return Object.entries(stories).flatMap(([name, story]) => ('parameters' in story ? [[name, story]] : []));
}

describe.each(chosenBlocks)('the stories of $type', (block) => {
  it('can be shown, without axe findings', async () => {
    const stories = await storiesOf(block.type);
    expect(stories.length).toBeGreaterThan(0);
    for (const [name, { parameters }] of stories) {
      const filled = await fillFromExamples([await parameters.stored()], registry);
      const { html, faults } = await renderStored(filled, parameters.locale);
      expect(faults, name).toEqual([]);
      if (!thorough) continue;
      const place = { locale: parameters.locale ?? 'en-GH', frame: block.category === 'frame' };
      expect(await findAxeViolations(html, place), name).toEqual([]);
    }
  });
});
