import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { noCriteria } from '@/schemas/buyers/preferences';
import { expectNoHorizontalScroll } from '../support/expect-no-horizontal-scroll';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { hasFocus, tabTo } from '../support/keyboard';
import { shareBrowser } from '../support/share-browser';
import { buyerPassword, signUpBuyer } from '../support/sign-up-buyer';

const browser = shareBrowser();
const area = `${inject('siteUrl')}/en-GH/bizmatch`;
const paths = ['profile', 'preferences', 'search', 'saved-listings'];
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };

const open = async (page: Page, path: string) => {
  await page.goto(`${area}/${path}`, { waitUntil: 'networkidle' });
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('the buyer area', () => {
  it('of a visitor without a session leads Home, and its stored pages have no personal data', () =>
    browser.inTab(desktop, async (page) => {
      const response = await page.request.get(`${area}/profile`);
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex');
      expect(html).not.toContain('Esi');
      await page.goto(`${area}/profile`);
      await page.waitForURL(/\/en-GH\/?$/);
    }));

  it('has one navigation with the current page marked, in both languages', () =>
    browser.inTab(desktop, async (page) => {
      await signUpBuyer(page);
      for (const locale of ['en-GH', 'en-US']) {
        await page.goto(`${inject('siteUrl')}/${locale}/bizmatch/search`);
        const navigation = page.getByRole('navigation', { name: 'Buyer Dashboard' });
        expect(await navigation.getByRole('link').allTextContents()).toEqual([
          ...['Profile', 'Preferences', 'Matches', 'Saved Listings'],
        ]);
        expect(await navigation.locator('[aria-current=page]').textContent()).toBe('Matches');
      }
    }));

  it('leads from preferences over matches to saved listings with notes and a comparison', () =>
    browser.inTab(desktop, async (page) => {
      const buyer = await signUpBuyer(page);
      await open(page, 'search');
      await page.getByRole('link', { name: 'Set preferences' }).click();
      await page.getByLabel('Highest price').fill('5m');
      await page.getByText(/listings? match$/).waitFor();
      const countBefore = await page.getByText(/listings? match$/).textContent();
      await page.getByLabel('Ashanti', { exact: true }).check();
      await expect.poll(() => page.getByText(/listings? match(es)?$/).textContent()).not.toBe(countBefore);
      await button(page, 'Save preferences').click();
      await page.getByText('Your buyer preference has been updated').waitFor();
      expect(await buyer.call('preferences', {})).toMatchObject({
        region: ['ashanti'],
        price: { min: null, max: 500_000_000 },
      });

      await page.getByRole('link', { name: 'View matches' }).click();
      await page.getByRole('list', { name: 'Compared with your preferences' }).first().waitFor();
      const first = button(page, /^Save Listing/).first();
      await first.click();
      await button(page, /^Save Listing/)
        .first()
        .click();
      await expect.poll(async () => (await buyer.call('saved-slugs', {})).saved.length).toBe(2);
      const hide = button(page, /^Hide/).last();
      await hide.click();
      await button(page, 'Undo').click();
      await page.waitForLoadState('networkidle');

      await open(page, 'saved-listings');
      await page.getByText('2 saved listings').waitFor();
      const note = page.getByLabel(/^Your note on/).first();
      await note.fill('Ask for the lease');
      await page.getByText('Note saved').waitFor();
      for (const box of await page.getByLabel(/^Compare /).all()) await box.check();
      await page.getByRole('region', { name: 'Comparison' }).getByRole('table').waitFor();
      await page.reload({ waitUntil: 'networkidle' });
      expect(
        await page
          .getByLabel(/^Your note on/)
          .first()
          .inputValue(),
      ).toBe('Ask for the lease');
    }));

  it('hides a match for good, also after a reload', () =>
    browser.inTab(desktop, async (page) => {
      const buyer = await signUpBuyer(page);
      await buyer.call('save-preferences', { ...noCriteria, region: ['ashanti'], weekly_mail: false });
      await open(page, 'search');
      const name = (await button(page, /^Hide/).first().getAttribute('aria-label')) ?? '';
      await button(page, name).click();
      await page.getByText(/hidden\. It will not appear again\.$/).waitFor();
      const isListed = async () =>
        (await buyer.call('matches', { page: 1 })).matches.some(({ listing }) =>
          name.includes(listing.title),
        );
      await expect.poll(isListed).toBe(false);
      await page.reload({ waitUntil: 'networkidle' });
      await button(page, /^Hide/).first().waitFor();
      expect(await button(page, name).count()).toBe(0);
    }));

  it('updates the profile in place and shows it again after a reload', () =>
    browser.inTab(phone, async (page) => {
      const buyer = await signUpBuyer(page);
      await open(page, 'profile');
      const town = page.getByLabel('Town');
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Esi');
      await town.fill('Kumasi');
      await button(page, 'Save profile').click();
      await page.getByText('Your profile has been updated').waitFor();
      expect((await buyer.call('session', {})).locality).toBe('Kumasi');
      await expect.poll(() => town.inputValue()).toBe('Kumasi');
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => town.inputValue()).toBe('Kumasi');
    }));

  it('works by keyboard alone: preferences are changed and saved', () =>
    browser.inTab(desktop, async (page) => {
      const buyer = await signUpBuyer(page);
      await open(page, 'preferences');
      await tabTo(page, page.getByLabel('Highest price'));
      await page.keyboard.type('900,000');
      await tabTo(page, page.getByLabel('Volta', { exact: true }));
      await page.keyboard.press('Space');
      await tabTo(page, button(page, 'Save preferences'));
      await page.keyboard.press('Enter');
      await page.getByText('Your buyer preference has been updated').waitFor();
      expect(await hasFocus(button(page, 'Save preferences'))).toBe(true);
      expect(await buyer.call('preferences', {})).toMatchObject({ region: ['volta'] });
    }));

  it.each([
    [360, phone],
    [1440, desktop],
  ])('is accessible, fits and does not move at %i px', (_, options) =>
    browser.inTab(options, async (page) => {
      const buyer = await signUpBuyer(page);
      await buyer.call('save-preferences', { ...noCriteria, region: ['ashanti'], weekly_mail: true });
      const { matches } = await buyer.call('matches', { page: 1 });
      for (const { listing } of matches.slice(0, 2))
        await buyer.call('save-listing', { listing: listing.slug, isSaved: true });
      await buyer.call('save-search', { query: 'words=bakery', name: 'Bakery', frequency: 'daily' });
      await page.addInitScript(recordShifts);
      for (const path of paths) {
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page, path);
        if (path === 'saved-listings')
          for (const box of await page.getByLabel(/^Compare /).all()) await box.check();
        const violations = [...(await findViolations(page)), ...(await findDarkViolations(page))];
        expect({ path, violations }).toEqual({ path, violations: [] });
        await expectNoHorizontalScroll(page);
        expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(
          0.05,
        );
      }
    }),
  );

  it('keeps what was typed when the session has ended, and continues after signing in again', async () => {
    const { page, close } = await browser.openTab(desktop);
    const buyer = await signUpBuyer(page);
    await open(page, 'preferences');
    await page.getByLabel('Lowest price').fill('100,000');
    await page.context().clearCookies({ name: 'buyer_session' });
    await button(page, 'Save preferences').click();
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(await page.getByLabel('Lowest price').inputValue()).toBe('100,000');
    await page.getByRole('alert').getByRole('button', { name: 'Buyer Login' }).click();
    const dialog = page.getByRole('dialog');
    const form = dialog.locator('form[action$="/sign-in"]');
    await form.locator('input[name=email]').fill(buyer.email);
    await form.locator('input[name=password]').fill(buyerPassword);
    await form.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Save preferences').click();
    await page.getByText('Your buyer preference has been updated').waitFor();
    await close();
  });

  it('lists a search that was saved on the search page, and a listing that was opened', () =>
    browser.inTab(desktop, async (page) => {
      const buyer = await signUpBuyer(page);
      await page.goto(`${inject('siteUrl')}/en-GH/buy-a-business/business-listing-search?region=ashanti`, {
        waitUntil: 'networkidle',
      });
      await button(page, 'Save this search').click();
      await button(page, 'Search saved').waitFor();
      expect((await buyer.call('searches', {})).searches).toMatchObject([
        { name: 'Ashanti', query: 'region=ashanti', frequency: 'weekly' },
      ]);
      await page.getByRole('main').locator('h3 a').first().click();
      await page.waitForURL(/\/listings\//);
      await expect.poll(async () => (await buyer.call('viewed-listings', {})).listings.length).toBe(1);
    }));

  it('loads at most 160 kB of scripts on each page', () =>
    browser.inTab(desktop, async (page) => {
      await signUpBuyer(page);
      for (const path of paths) {
        const sizes: Promise<number>[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script')
            sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
        });
        await open(page, path);
        const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        expect(total).toBeGreaterThan(10_000);
        expect(total).toBeLessThan(160_000);
        page.removeAllListeners('response');
      }
    }));

  it('without JavaScript says so and offers a way to reach us', () =>
    browser.inTab({ javaScriptEnabled: false, ...phone }, async (page) => {
      for (const path of paths) {
        await page.goto(`${area}/${path}`);
        await page.getByText('This page needs JavaScript.').first().waitFor();
        expect(
          await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().isVisible(),
        ).toBe(true);
        expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
      }
    }));

  it('keeps what was typed when the server cannot be reached, and saves it later', async () => {
    const { page, close } = await browser.openTab(desktop);
    await signUpBuyer(page);
    await open(page, 'preferences');
    await page.getByLabel('Lowest price').fill('100,000');
    await page.context().setOffline(true);
    await button(page, 'Save preferences').click();
    await page.getByText('You are offline. This continues once you are connected again.').waitFor();
    expect(await page.getByLabel('Lowest price').inputValue()).toBe('100,000');
    await page.context().setOffline(false);
    await button(page, 'Save preferences').click();
    await page.getByText('Your buyer preference has been updated').waitFor();
    await close();
  });
});

/** Adds up the layout shifts of the page, in the attribute `data-shift`. */
function recordShifts(): void {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = {
        value: 0,
        hadRecentInput: false,
        ...JSON.parse(JSON.stringify(entry)),
      };
      if (!hadRecentInput) total += Number(value);
    }
    document.documentElement.dataset.shift = String(total);
  }).observe({ type: 'layout-shift', buffered: true });
}
