import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { sumSizes, weighVisit } from '../support/measure-page';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { isLongForm } from '../support/test-scope';
import { waitForHydration } from '../support/wait-for-hydration';

const browser = shareBrowser();
const addressOf = (page: string) => inject('siteUrl') + localised('en-GH', pageTypes[page] ?? '');
const finderBox = (page: Page) => page.getByRole('searchbox');
const picture = (page: Page) => page.locator('a[data-picture]').first();

describe.concurrent('islands', () => {
  it.each([
    ['office-finder', 'locations', finderBox, 0],
    ['lightbox', 'about', picture, 1],
  ] as const)('%s loads its script on hover, focus or touch', async (name, kind, part, variant) => {
    const triggers = [
      (page: Page) => part(page).hover(),
      (page: Page) => part(page).focus(),
      (page: Page) => part(page).dispatchEvent('touchstart'),
    ];
    // The long form tries every trigger for each, the short form a different one for each.
    for (const wake of isLongForm ? triggers : triggers.slice(variant, variant + 1))
      await browser.inTab({}, async (page) => {
        const weigh = weighVisit(page);
        const document = await page.goto(addressOf(kind), { waitUntil: 'networkidle' });
        await wake(page);
        await waitForHydration(page.locator(`[data-island="${name}"]`).first());
        const { scriptsGz } = await weigh(document);
        expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
          budgets.hydratedGz[name],
        );
      });
  });

  it('a search submitted before the script arrived runs when it does', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab({}, async (page) => {
      const scripts = await delayIslandScripts(page);
      await page.goto(addressOf('locations'));
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await finderBox(page).fill('Kumasi');
      await finderBox(page).press('Enter');
      expect(page.url()).toBe(addressOf('locations'));
      scripts.release();
      await page
        .getByRole('status')
        .getByText(/nearest first/)
        .waitFor();
      expect(await finderBox(page).inputValue()).toBe('Kumasi');
      await expect.poll(() => page.url()).toBe(`${addressOf('locations')}?near=Kumasi`);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }),
  );

  it('a click before the script arrived takes effect when it does', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const scripts = await delayIslandScripts(page);
      await page.goto(addressOf('about'));
      await picture(page).click();
      scripts.release();
      await page.getByRole('dialog').waitFor();
    }),
  );

  it('the first click on an own link updates the island in place', () =>
    browser.inTab({}, async (page) => {
      await page.goto(`${inject('siteUrl')}/en-GH/buy-a-business/business-listing-search`);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      // No pointer event hydrates it earlier.
      await page.getByRole('link', { name: 'Next page' }).dispatchEvent('click');
      await page.waitForURL(/after=/);
      await page.locator('[data-swap="results"]:not([aria-busy])').waitFor();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    }));

  it('a link to another page navigates without waiting for the script', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab();
    await delayIslandScripts(page);
    await page.goto(addressOf('locations'));
    await page.getByRole('listitem').getByRole('link', { name: /Adum$/ }).first().click();
    await page.waitForURL(/\/locations\/ashanti\/adum$/, { timeout: 3_000 });
    await close();
  });

  it('without a response for its script, links and forms work natively', async () => {
    const { page, close } = await browser.openTab();
    await delayIslandScripts(page);
    await page.goto(addressOf('about'));
    await picture(page).click();
    await page.waitForURL(/\/media\//);
    await page.goto(addressOf('locations'));
    await finderBox(page).fill('Tamale');
    await finderBox(page).press('Enter');
    await page.waitForURL(/\?near=Tamale$/);
    await close();
  });

  it('a click with a modifier key is left to the browser', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab();
    await delayIslandScripts(page);
    await page.goto(addressOf('about'));
    const opened = page.context().waitForEvent('page');
    await picture(page).click({ modifiers: ['ControlOrMeta'] });
    // A tab starts at about:blank, before it navigates.
    await (await opened).waitForURL(/\/media\//);
    await close();
  });

  it('when its script fails to load, a link stays a link', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab();
    await page.route(/\.island-/, (route) => route.abort());
    await page.goto(addressOf('about'));
    await picture(page).click();
    await page.waitForURL(/\/media\//);
    await close();
  });
});

/** Delays the scripts of islands until they are released. */
async function delayIslandScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.island-/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
