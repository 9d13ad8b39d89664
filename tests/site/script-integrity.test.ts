import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const addressOf = (page: string) => inject('siteUrl') + localised('en-GH', pageTypes[page] ?? '');
const picture = (page: Page) => page.locator('a[data-picture]').first();
const refusal = expect.stringContaining('valid digest');

/**
 * Appends a statement to every script whose address matches.
 * @returns a function that counts the changed responses.
 */
async function changeScripts(page: Page, address: RegExp): Promise<() => number> {
  let changed = 0;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `${await response.text()}\nwindow.ran = true;` });
  });
  return () => changed;
}

const hasRun = (page: Page) => page.evaluate(() => 'ran' in window);

describe('a script modified in transit is not run', () => {
  it.each([
    ['the island’s own', /\/lightbox\.island-/],
    ['what islands share', /\/chunk-/],
  ])('%s: the page is unchanged and its links work', async (_name, script) => {
    const { page, complaints, close } = await browser.openTab();
    const changed = await changeScripts(page, script);
    await page.goto(addressOf('about'), { waitUntil: 'networkidle' });
    const before = await page.locator('body').innerHTML();
    await picture(page).hover();
    await expect.poll(() => complaints).toContainEqual(refusal);
    await page.waitForLoadState('networkidle');
    expect(changed()).toBeGreaterThan(0);
    expect(await hasRun(page)).toBe(false);
    expect(await page.locator('body').innerHTML()).toBe(before);
    await picture(page).click();
    await page.waitForURL(/\/media\//);
    await close();
  });

  it('a chunk of an island: the picture opens by its link', async () => {
    const { page, complaints, close } = await browser.openTab();
    const changed = await changeScripts(page, /\/lightbox-/);
    await page.goto(addressOf('about'));
    await picture(page).click();
    await page.waitForURL(/\/media\//);
    expect(changed()).toBe(1);
    expect(complaints).toContainEqual(refusal);
    await close();
  });

  it('a chunk that animates the office list: the list is sorted without animation', async () => {
    const { page, complaints, close } = await browser.openTab();
    const changed = await changeScripts(page, /\/ranked-list-/);
    await page.goto(addressOf('locations'));
    await page.getByRole('searchbox').fill('Tamale');
    await page.getByRole('searchbox').press('Enter');
    await page
      .getByRole('status')
      .getByText(/nearest first/)
      .waitFor();
    await expect.poll(changed).toBe(1);
    await expect.poll(() => complaints).toContainEqual(refusal);
    const first = page.locator('[data-island=office-finder] ol > li').first();
    await expect.poll(() => first.textContent()).toContain('Tamale');
    expect(await hasRun(page)).toBe(false);
    await close();
  });
});
