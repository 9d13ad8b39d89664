import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { isLongForm } from '../support/long-form';
import { sumSizes, weighVisit } from '../support/measure-page';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { untilAwake } from '../support/until-awake';

const browser = shareBrowser();
const addressOf = (page: string) => inject('siteUrl') + localised('en-GH', pageTypes[page] ?? '');
const finderBox = (page: Page) => page.getByRole('searchbox');
const picture = (page: Page) => page.locator('a[data-picture]').first();
const poster = (page: Page) => page.getByRole('link', { name: /Play video: / });

describe.concurrent('an island', () => {
  it.each([
    ['office-finder', 'locations', finderBox, 0],
    ['lightbox', 'about', picture, 1],
    ['video', 'custom page with video', poster, 2],
  ] as const)(
    '%s brings its script when it is pointed at, focused or touched',
    async (name, kind, part, way) => {
      const ways = [
        (page: Page) => part(page).hover(),
        (page: Page) => part(page).focus(),
        (page: Page) => part(page).dispatchEvent('touchstart'),
      ];
      // Each goes every way in the long form, and another one in the short.
      for (const wake of isLongForm ? ways : ways.slice(way, way + 1))
        await browser.inTab({}, async (page) => {
          const weigh = weighVisit(page);
          const document = await page.goto(addressOf(kind), { waitUntil: 'networkidle' });
          await wake(page);
          await untilAwake(page.locator(`[data-island="${name}"]`).first());
          const { scriptsGz } = await weigh(document);
          expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
            budgets.awakeGz[name],
          );
        });
    },
  );

  it(
    'keeps what was typed while its script was on its way, and makes the search then',
    { skip: !isLongForm },
    ({ expect }) =>
      browser.inTab({}, async (page) => {
        const scripts = await holdIslands(page);
        await page.goto(addressOf('locations'));
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await finderBox(page).fill('Kumasi');
        await finderBox(page).press('Enter');
        expect(page.url()).toBe(addressOf('locations'));
        scripts.letGo();
        await page
          .getByRole('status')
          .getByText(/nearest first$/)
          .waitFor();
        expect(await finderBox(page).inputValue()).toBe('Kumasi');
        await expect.poll(() => page.url()).toBe(`${addressOf('locations')}?near=Kumasi`);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      }),
  );

  it('does what was clicked while its script was on its way', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const scripts = await holdIslands(page);
      await page.goto(addressOf('about'));
      await picture(page).click();
      scripts.letGo();
      await page.getByRole('dialog').waitFor();
    }),
  );

  it('opens its own links in its place from the first click on', () =>
    browser.inTab({}, async (page) => {
      await page.goto(`${inject('siteUrl')}/en-GH/buy-a-business/business-listing-search`);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      // No hand that comes near wakes it before.
      await page.getByRole('link', { name: 'Next page' }).dispatchEvent('click');
      await page.waitForURL(/after=/);
      await page.locator('[data-swap="results"]:not([aria-busy])').waitFor();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    }));

  it('keeps no link waiting that leads elsewhere', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab();
    await holdIslands(page);
    await page.goto(addressOf('locations'));
    await page.getByRole('listitem').getByRole('link', { name: /Adum$/ }).first().click();
    await page.waitForURL(/\/locations\/ashanti\/adum$/, { timeout: 3_000 });
    await close();
  });

  it('whose script does not come lets what was clicked or sent go its way', async () => {
    const { page, close } = await browser.openTab();
    await holdIslands(page);
    await page.goto(addressOf('about'));
    await picture(page).click();
    await page.waitForURL(/\/media\//);
    await page.goto(addressOf('locations'));
    await finderBox(page).fill('Tamale');
    await finderBox(page).press('Enter');
    await page.waitForURL(/\?near=Tamale$/);
    await close();
  });

  it('leaves a click with a modifier key to the browser', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab();
    await holdIslands(page);
    await page.goto(addressOf('about'));
    const opened = page.context().waitForEvent('page');
    await picture(page).click({ modifiers: ['ControlOrMeta'] });
    // A tab begins empty, before it goes where it was sent.
    await (await opened).waitForURL(/\/media\//);
    await close();
  });

  it('whose script cannot be had leaves a link a link', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab();
    await page.route(/\.island-/, (route) => route.abort());
    await page.goto(addressOf('about'));
    await picture(page).click();
    await page.waitForURL(/\/media\//);
    await close();
  });
});

/** Keeps the scripts of islands back until they are let go. */
async function holdIslands(page: Page): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.island-/, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}
