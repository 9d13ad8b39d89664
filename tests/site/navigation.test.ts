import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hasFocus, tabTo } from '../support/keyboard';
import { shareBrowser } from '../support/share-browser';
import { isLongForm } from '../support/test-scope';

const browser = shareBrowser();
const site = inject('siteUrl');
const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 360, height: 740 } };
const about = `${site}/en-GH/about-transworld-business-advisors`;
const open = (page: Page, address = about) => page.goto(address, { waitUntil: 'networkidle' });

describe.concurrent('menus on a wide screen', () => {
  it('open, close and navigate by keyboard, one at a time, and are skipped by the skip link', () =>
    browser.inTab(wide, async (page) => {
      await open(page);
      const menu = page.getByRole('navigation', { name: 'Main' });
      const sell = menu.getByRole('button', { name: 'Sell a business' });
      const buy = menu.getByRole('button', { name: 'Buy a business' });
      const sold = menu.getByRole('link', { name: 'Recently sold' });
      const pro = menu.getByRole('link', { name: 'Pro listings' });

      await tabTo(page, sell);
      await page.keyboard.press('Enter');
      await sold.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await sold.waitFor({ state: 'hidden' });
      expect(await hasFocus(sell)).toBe(true);

      await page.keyboard.press('Space');
      await tabTo(page, sold);
      await buy.press('Enter');
      await pro.waitFor({ state: 'visible' });
      expect(await sold.isVisible()).toBe(false);

      await tabTo(page, pro);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en-GH/buy-a-business/thropro-listings');
      await page.waitForLoadState('networkidle');
      // The first stop is the link past the menus.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await hasFocus(page.locator('main'))).toBe(true);
      expect(page.url()).toBe(`${site}/en-GH/buy-a-business/thropro-listings#content`);
    }));

  it('close on a click outside', { skip: !isLongForm }, () =>
    browser.inTab(wide, async (page) => {
      await open(page);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'About' }).click();
      const team = menu.getByRole('link', { name: 'Our leadership team' });
      await team.waitFor({ state: 'visible' });
      await page.locator('h1').click();
      await team.waitFor({ state: 'hidden' });
    }),
  );
});

describe.concurrent('menu on a narrow screen', () => {
  it('opens, closes and navigates by keyboard', () =>
    browser.inTab(narrow, async (page) => {
      await open(page);
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Main' });
      const offices = menu.getByRole('link', { name: 'Our offices' });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await offices.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await offices.waitFor({ state: 'hidden' });
      expect(await hasFocus(button)).toBe(true);

      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Close' }));
      await page.keyboard.press('Enter');
      await offices.waitFor({ state: 'hidden' });

      await button.press('Enter');
      await tabTo(page, menu.locator('summary', { hasText: 'Buy a business' }));
      await page.keyboard.press('Enter');
      await tabTo(page, menu.getByRole('link', { name: 'Pro listings' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en-GH/buy-a-business/thropro-listings');
    }));
});

describe.concurrent('contact bar on a narrow screen', () => {
  const listing = `${site}/en-GH/buy-a-business/listings/bakery-with-its-own-vans-dansoman-1035`;

  it('is visible while scrolling, covers neither the end of the page nor a focused field, and is absent on wide screens and in print', () =>
    browser.inTab(narrow, async (page) => {
      await open(page, listing);
      const bar = page.getByRole('navigation', { name: 'Contact' });
      const top = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
      expect(await bar.getByRole('link').allInnerTexts()).toEqual([
        expect.stringMatching(/^\s*Call/),
        expect.stringMatching(/^\s*WhatsApp/),
        expect.stringMatching(/^\s*Contact/),
      ]);
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      const endOfPage = await page.evaluate(() =>
        Math.max(
          ...[...document.body.children].map((item) =>
            item.matches('.contact-bar') ? 0 : item.getBoundingClientRect().bottom,
          ),
        ),
      );
      expect(endOfPage).toBeLessThan((await top()) + 1);

      const field = page.getByRole('textbox').first();
      await field.focus();
      expect(await bar.isVisible()).toBe(false);
      await field.blur();
      expect(await bar.isVisible()).toBe(true);

      await page.setViewportSize({ width: 768, height: 900 });
      expect(await bar.isVisible()).toBe(false);
      await page.setViewportSize(narrow.viewport);
      await page.emulateMedia({ media: 'print' });
      expect(await bar.isVisible()).toBe(false);
    }));

  it('never covers a focused link', { skip: !isLongForm }, () =>
    browser.inTab(narrow, async (page) => {
      await open(page, listing);
      const covered = [];
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        covered.push(
          await page.evaluate(() => {
            const bar = document.querySelector('.contact-bar');
            const focused = document.activeElement;
            if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
            const isBelow = focused.getBoundingClientRect().bottom >= bar.getBoundingClientRect().top + 1;
            return bar.checkVisibility() && isBelow ? focused.textContent : null;
          }),
        );
      }
      expect(covered.filter(Boolean)).toEqual([]);
    }),
  );
});

describe.concurrent('menu sheet on a narrow screen', () => {
  it('traps the focus while it is open, and restores it', { skip: !isLongForm }, ({ expect }) =>
    browser.inTab(narrow, async (page) => {
      await open(page);
      const button = page.getByRole('button', { name: 'Menu' });
      const sheet = page.locator('.menu-sheet');
      await button.click();
      const close = page.getByRole('button', { name: 'Close' });
      await expect.poll(() => hasFocus(close)).toBe(true);
      const isInside = () => sheet.evaluate((item) => item.contains(document.activeElement));
      const isOnPage = () => page.evaluate(() => document.activeElement !== document.body);
      const stops: boolean[] = [];
      for (const key of [...Array(40).fill('Tab'), ...Array(40).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        // Between the last and the first element, the browser's own toolbar has the focus.
        if (await isOnPage()) stops.push(await isInside());
      }
      expect(stops.length).toBeGreaterThan(60);
      expect(stops).not.toContain(false);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      expect(await hasFocus(button)).toBe(true);
      await page.keyboard.press('Shift+Tab');
      expect(await isOnPage()).toBe(true);
    }),
  );
});

describe.concurrent('language switch', () => {
  const switchTo = async (page: Page, language: string) => {
    const button = page.getByRole('button', { name: /^Language/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: language }));
    await page.keyboard.press('Enter');
  };

  it.each(isLongForm ? [wide, narrow] : [narrow])('keeps the page and stores the choice', (screen) =>
    browser.inTab(screen, async (page) => {
      await open(page);
      await switchTo(page, 'English (United States)');
      await page.waitForURL(`${site}/en-US/about-transworld-business-advisors`);
      expect(await page.locator('html').getAttribute('lang')).toBe('en-US');

      await open(page, `${site}/locations?from=friend`);
      expect(page.url()).toBe(`${site}/en-US/locations?from=friend`);

      await switchTo(page, 'English (Ghana)');
      await page.waitForURL(`${site}/en-GH/locations`);
      await open(page, site);
      expect(page.url()).toBe(`${site}/en-GH`);
    }),
  );

  it('visiting a page of a language stores that language too', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await open(page, `${site}/en-US/locations`);
      await open(page, `${site}/locations`);
      expect(page.url()).toBe(`${site}/en-US/locations`);
    }),
  );
});
