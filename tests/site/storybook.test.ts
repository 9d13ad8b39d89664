import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserTab } from '../support/browser';
import { type BuiltStories, buildStories } from '../support/build-stories';
import { findViolationsOfStory } from '../support/find-violations';
import { openStory, openStorybook } from '../support/open-story';
import { type ServedFolder, serveFolder } from '../support/serve-folder';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const blocks = globSync('blocks/*/*.block.ts').map((file) => path.basename(file, '.block.ts'));
const browser = shareBrowser();
let book: BuiltStories;
let served: ServedFolder;

beforeAll(async () => {
  book = buildStories();
  served = await serveFolder(book.folder);
});
afterAll(async () => {
  await served?.close();
});

it('Storybook › has stories of every block and of nothing else', { skip: !isLongForm }, () => {
  expect(blocks.length).toBeGreaterThanOrEqual(18);
  expect([...new Set(book.stories.map((story) => story.block))].sort()).toEqual(blocks.sort());
});

describe('stories of', () => {
  let tab: BrowserTab;
  beforeAll(async () => {
    tab = await browser.openTab({ viewport: { width: 1024, height: 900 } });
    await openStorybook(tab.page, served.url);
  });
  afterAll(() => tab?.close());

  it.each(sampleCases(blocks, 12))(
    '%s render without console errors or accessibility violations',
    { skip: !isLongForm },
    async (block) => {
      const { page, complaints } = tab;
      const all = book.stories.filter((story) => story.block === block);
      // The long form opens every story of every block; the short one the first story of some, which is its
      // example.
      for (const { id } of isLongForm ? all : all.slice(0, 1)) {
        await openStory(page, id);
        // A story may be of a block that renders nothing.
        await page.locator('#storybook-root main').waitFor({ state: 'attached' });
        expect(await page.locator('main').getByText('cannot be shown').count()).toBe(0);
        expect(await findViolationsOfStory(page)).toEqual([]);
        expect(complaints.splice(0)).toEqual([]);
      }
    },
  );
});
