import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { islandNames } from '../support/islands-in-html';
import { islandsOfKinds } from '../support/page-islands';
import { localised, pageTypes } from '../support/page-types';
import { reportMismatches } from '../support/report-mismatches';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';
import { waitForHydration } from '../support/wait-for-hydration';

const browser = shareBrowser();

/**
 * Hydrates every island of a page.
 * @returns their names.
 */
async function hydrateAll(page: Page, kind: string, locale = 'en-GH'): Promise<string[]> {
  await page.goto(inject('siteUrl') + localised(locale, pageTypes[kind] ?? ''), { waitUntil: 'networkidle' });
  // Parts without React cannot have hydration mismatches.
  const selector = islandNames.map((name) => `[data-island="${name}"]`).join();
  const islands = await page.locator(selector).all();
  for (const island of islands) {
    await island.dispatchEvent('pointerover');
    await waitForHydration(island);
  }
  return Promise.all(islands.map(async (island) => (await island.getAttribute('data-island')) ?? ''));
}

describe.concurrent('hydration', () => {
  it.each(sampleCases(Object.entries(islandsOfKinds), 3))(
    'matches the server-rendered markup on the page %s',
    async (kind, names) => {
      for (const locale of isLongForm ? ['en-GH', 'en-US'] : ['en-US'])
        await browser.inTab({}, async (page) => {
          await reportMismatches(page);
          expect([...new Set(await hydrateAll(page, kind, locale))].sort()).toEqual([...names].sort());
        });
    },
  );

  it('covers every island except that of a provider’s video', () => {
    expect([...new Set(Object.values(islandsOfKinds).flat())].sort()).toEqual(
      islandNames.filter((name) => name !== 'video').sort(),
    );
  });

  it.each(
    sampleCases(
      [
        ['text', 'Near me</button>', 'Near you</button>', /hydrat/i],
        ['id', /(data-island="office-finder"[\s\S]*?<input id=)"[^"]*"/, '$1"_R_1_"', /hydrat/i],
      ] as const,
      1,
    ),
  )('reports a mismatch of %s', async (_name, sent, other, message) => {
    const { page, complaints, close } = await browser.openTab();
    await reportMismatches(page, (html) => html.replace(sent, other));
    await hydrateAll(page, 'locations');
    expect(complaints).toEqual([expect.stringMatching(message)]);
    await close();
  });
});
