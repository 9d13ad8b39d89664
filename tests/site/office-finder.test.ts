import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hasFocus, tabTo } from '../support/keyboard';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const address = `${inject('siteUrl')}/en-GH/locations`;

/** Opens the office finder of the page at `address`. */
async function open(page: Page, query = '') {
  await page.goto(address + query, { waitUntil: 'networkidle' });
  const finder = page.getByRole('region', { name: 'Search by town or digital address' });
  const offices = finder.getByRole('listitem');
  return {
    offices,
    box: finder.getByLabel('Town, address or digital address'),
    nearMe: finder.getByRole('button', { name: 'Near me' }),
    /** Waits until the text is announced. */
    announced: (message: string | RegExp) => finder.getByRole('status').getByText(message).waitFor(),
    first: async () => (await offices.first().getByRole('link').first().textContent()) ?? '',
  };
}

const tamale = { latitude: 9.4034, longitude: -0.8424 };
const desktop = {
  viewport: { width: 1440, height: 900 },
  geolocation: tamale,
  permissions: ['geolocation'],
};

describe.concurrent('office finder search', () => {
  const searchCases: [string, string, RegExp][] = [
    ['a digital address', 'GA-032-4517', /Osu/],
    ['a town', 'Kumasi', /Adum|Ahodwo/],
    ['a district of a town', 'East Legon', /East Legon/],
  ];
  it.each(sampleCases(searchCases, 1))(
    'in view on desktop, lists the nearest office first for %s and for the own position, and all for an unknown place',
    (_name, text, nearest) =>
      browser.inTab(desktop, async (page) => {
        const finder = await open(page);
        for (const one of [finder.box, finder.offices.first(), finder.offices.nth(1)]) {
          const { y, height } = (await one.boundingBox()) ?? { y: 900, height: 0 };
          expect(y + height).toBeLessThanOrEqual(900);
        }
        const all = await finder.offices.count();
        expect(all).toBe(13);
        for (const nonsense of sampleCases(['Xyzzy', '💥', 'ZZ-999-9999', '<script>', '%'], 1)) {
          await finder.box.fill(nonsense);
          await finder.box.press('Enter');
          await finder.announced('We found no office near that place. Here are all our offices.');
          expect(await finder.offices.count()).toBe(all);
        }

        await finder.box.fill(text);
        await finder.box.press('Enter');
        await finder.announced(/offices?, nearest first, by straight-line distance$/);
        expect(await finder.first()).toMatch(nearest);
        expect(
          await finder.offices
            .first()
            .getByText(/ (km|m)$/)
            .count(),
        ).toBe(1);
        await page.getByRole('button', { name: 'All offices', exact: true }).click();
        await finder.offices.nth(all - 1).waitFor();
        expect(await finder.offices.count()).toBe(all);

        const searchRequest = page.waitForRequest(/office-search/);
        await finder.nearMe.click();
        expect((await searchRequest).url()).toContain('latitude=9.403&longitude=-0.842');
        await finder.announced(/nearest first/);
        await finder.offices
          .first()
          .getByRole('link', { name: /Tamale/ })
          .first()
          .waitFor();
      }),
  );

  it('submitted before the script arrived runs when it does', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const finder = await open(page, '?near=Tamale');
      await finder.announced(/nearest first/);
      expect(await finder.first()).toMatch(/Tamale/);
      expect(await finder.box.inputValue()).toBe('Tamale');
    }),
  );

  it('is restored when the visitor returns from an office', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const finder = await open(page);
      await finder.box.fill('Tamale');
      await finder.box.press('Enter');
      await finder.announced(/nearest first/);
      await finder.offices.first().getByRole('link').first().click();
      await page.waitForURL(/\/locations\/northern\//);
      await page.goBack();
      await finder.announced(/nearest first/);
      expect(await finder.first()).toMatch(/Tamale/);
      expect(await finder.box.inputValue()).toBe('Tamale');
    }),
  );

  it(
    'is announced only when its list is final, however late the animation script arrives',
    { skip: !isLongForm },
    () =>
      browser.inTab({}, async (page) => {
        const finder = await open(page);
        const late: string[] = [];
        await page.route('**/*.js', async (route) => {
          late.push(route.request().url());
          await sleep(1_000);
          await route.continue();
        });
        await finder.box.fill('Tamale');
        await finder.box.press('Enter');
        await finder.announced(/nearest first/);
        const link = await finder.offices.first().getByRole('link').first().elementHandle();
        await sleep(1_500);
        expect(late).not.toEqual([]);
        expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
      }),
  );

  it('ignores responses to earlier searches, and keeps the focus', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab({}, async (page) => {
      const finder = await open(page);
      const heldRequests: (() => void)[] = [];
      await page.route('**/api/office-search?near=Kumasi', async (route) => {
        await new Promise<void>((resolve) => heldRequests.push(resolve));
        await route.continue();
      });
      const search = page.getByRole('button', { name: 'Search' });
      await finder.box.fill('Kumasi');
      await search.press('Enter');
      await expect.poll(() => heldRequests.length).toBe(1);
      await finder.box.fill('Tamale');
      await search.press('Enter');
      await finder.announced(/nearest first/);
      const first = page.waitForResponse(/near=Kumasi/);
      for (const release of heldRequests) release();
      await first;
      await sleep(500);
      expect(await finder.first()).toMatch(/Tamale/);
      expect(page.url()).toContain('near=Tamale');
      expect(await search.evaluate((button) => button === document.activeElement)).toBe(true);
    }),
  );

  it('without a response reports it and keeps all offices', { skip: !isLongForm }, async () => {
    const { page, complaints, close } = await browser.openTab();
    await page.route('**/api/office-search?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    const finder = await open(page);
    await finder.box.fill('Osu');
    await finder.box.press('Enter');
    await finder.announced('The search is not available right now. Here are all our offices.');
    expect(await finder.offices.count()).toBe(13);
    expect(complaints).toEqual([expect.stringContaining('status of 503')]);
    await close();
  });
});

describe.concurrent('near me', () => {
  it('asks for a town when the permission is denied', { skip: !isLongForm }, () =>
    browser.inTab({ permissions: [] }, async (page) => {
      const finder = await open(page);
      await finder.nearMe.click();
      await finder.announced('We could not determine your location. Enter a town or address instead.');
      expect(await finder.offices.count()).toBe(13);
    }),
  );
});

it.concurrent('office finder › works by keyboard alone, from the top of the page to an office', () =>
  browser.inTab({}, async (page) => {
    const finder = await open(page);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, finder.box);
    await page.keyboard.type('Ho');
    await page.keyboard.press('Enter');
    await finder.announced(/nearest first/);
    await tabTo(page, finder.offices.first().getByRole('link').first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en-GH/locations/volta/ho');
  }));
