import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { isLongForm, thinOut } from '../support/long-form';
import { islandsOfKinds } from '../support/page-islands';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { islandNames } from '../support/shown-islands';
import { tellMismatches } from '../support/tell-mismatches';
import { untilAwake } from '../support/until-awake';

const browser = shareBrowser();

/** Wakes every island of a kind of page. @returns their names. */
async function wakeAll(page: Page, kind: string, locale = 'en-GH'): Promise<string[]> {
  await page.goto(inject('siteUrl') + localised(locale, pageTypes[kind] ?? ''), { waitUntil: 'networkidle' });
  // Parts without React have nothing that it could draw otherwise.
  const drawn = islandNames.map((name) => `[data-island="${name}"]`).join();
  const places = await page.locator(drawn).all();
  for (const place of places) {
    await place.dispatchEvent('pointerover');
    await untilAwake(place);
  }
  return Promise.all(places.map(async (place) => (await place.getAttribute('data-island')) ?? ''));
}

describe.concurrent('what an island draws when it wakes is what the server sent', () => {
  it.each(thinOut(Object.entries(islandsOfKinds), 3))('on the page %s', async (kind, names) => {
    for (const locale of isLongForm ? ['en-GH', 'en-US'] : ['en-US'])
      await browser.inTab({}, async (page) => {
        await tellMismatches(page);
        expect([...new Set(await wakeAll(page, kind, locale))].sort()).toEqual([...names].sort());
      });
  });

  it('for every island there is', () => {
    expect([...new Set(Object.values(islandsOfKinds).flat())].sort()).toEqual([...islandNames].sort());
  });

  it.each(
    thinOut(
      [
        ['text', 'Near me</button>', 'Near you</button>', /hydrat/i],
        ['id', /(data-island="office-finder"[\s\S]*?<input id=)"[^"]*"/, '$1"_R_1_"', /hydrat/i],
      ] as const,
      1,
    ),
  )('or else it is told: another %s', async (_what, sent, other, told) => {
    const { page, complaints, close } = await browser.openTab();
    await tellMismatches(page, (html) => html.replace(sent, other));
    await wakeAll(page, 'locations');
    expect(complaints).toEqual([expect.stringMatching(told)]);
    await close();
  });
});
