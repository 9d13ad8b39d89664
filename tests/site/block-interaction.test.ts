import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { hasFocus, tabTo } from '../support/keyboard';
import { sumSizes, weighVisit, withoutAccount } from '../support/measure-page';
import { shareBrowser } from '../support/share-browser';
import { isLongForm } from '../support/test-scope';

const browser = shareBrowser();
const site = inject('siteUrl');
const open = (page: Page, path: string) => page.goto(`${site}/en-GH${path}`, { waitUntil: 'networkidle' });

describe('FAQ block', () => {
  it('opens and closes entries by keyboard, one at a time', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await open(page, '/sell-a-business/seller-faq');
      const questions = page.locator('main details');
      const isOpen = (index: number) => questions.nth(index).evaluate((item) => item.hasAttribute('open'));
      await tabTo(page, questions.nth(0).locator('summary'));
      await page.keyboard.press('Enter');
      expect([await isOpen(0), await isOpen(1)]).toEqual([true, false]);
      await tabTo(page, questions.nth(1).locator('summary'));
      await page.keyboard.press('Space');
      expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
      await page.keyboard.press('Space');
      expect(await isOpen(1)).toBe(false);
    }),
  );

  it('opens the entry in the URL hash', () =>
    browser.inTab({}, async (page) => {
      await open(page, '/sell-a-business/seller-faq');
      const answer = page.locator('main details > div[id]').nth(2);
      const anchor = await answer.getAttribute('id');
      expect(await answer.isVisible()).toBe(false);
      await page.goto('about:blank');
      await open(page, `/sell-a-business/seller-faq#${anchor}`);
      await page.locator(`[id="${anchor}"]`).waitFor({ state: 'visible' });
    }));
});

describe('gallery block', () => {
  it('enlarges pictures by keyboard and restores the focus', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await open(page, '/about-transworld-business-advisors');
      const second = page.getByRole('link', { name: /Enlarge image 2 of 4/ });
      await tabTo(page, second);
      await page.keyboard.press('Enter');
      const position = (name: string) => page.getByRole('dialog', { name });
      await position('Image 2 of 4').waitFor();
      await page.keyboard.press('ArrowRight');
      await position('Image 3 of 4').waitFor();
      await page.keyboard.press('ArrowLeft');
      await position('Image 2 of 4').waitFor();
      await page.getByRole('button', { name: 'Next image' }).press('Enter');
      await position('Image 3 of 4').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(second)).toBe(true);
    }),
  );
});

describe('listing block', () => {
  const active = '/buy-a-business/listings/furniture-maker-with-showroom-adabraka-1017';

  it('enlarges a clicked picture and restores the focus', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await open(page, active);
      const second = page.getByRole('link', { name: /Enlarge image 2 of / });
      await second.click();
      await page.getByRole('dialog', { name: /^Image 2 of / }).waitFor();
      await page.getByRole('button', { name: 'Close image' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(second)).toBe(true);
    }),
  );

  it('copies its link, and prints black on white, without controls and with small pictures', () =>
    browser.inTab({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const weigh = weighVisit(page);
      const opened = await open(page, `${active}?utm_source=x`);
      const copy = page.getByRole('button', { name: 'Copy link' });
      await tabTo(page, copy);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/en-GH${active}`);
      await copy.waitFor({ timeout: 3_000 });
      const scriptsGz = withoutAccount((await weigh(opened)).scriptsGz);
      expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz['listing-detail'],
      );

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const pressed = page.locator('nav, form, button, .button, .skip-link, dialog, [popover]');
      expect(await pressed.count()).toBeGreaterThan(10);
      expect(await pressed.filter({ visible: true }).all()).toEqual([]);
      const printed = await page.evaluate(() => {
        const visibleElements = [...document.querySelectorAll('html, body *')].filter((candidate) =>
          candidate.checkVisibility(),
        );
        const textElements = visibleElements.filter((candidate) =>
          [...candidate.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
        );
        const grounds = visibleElements.map((item) => getComputedStyle(item).backgroundColor);
        const tallest = Math.max(...[...document.images].map((item) => item.getBoundingClientRect().height));
        return {
          inks: [...new Set(textElements.map((item) => getComputedStyle(item).color))],
          grounds: [...new Set(grounds)].filter((candidate) => candidate !== 'rgba(0, 0, 0, 0)'),
          tallest,
        };
      });
      expect(printed).toMatchObject({ inks: ['rgb(0, 0, 0)'], grounds: [] });
      expect(printed.tallest).toBeLessThan(200);
      const signs = page.locator('footer a:has(svg)').filter({ visible: true });
      expect((await signs.allInnerTexts()).filter((label) => label.trim() === '')).toEqual([]);
      const footer = page.locator('footer');
      const mark = await footer.evaluate((item) => getComputedStyle(item).getPropertyValue('--mark'));
      expect(mark.trim().toLowerCase()).toBe('canvastext');
      expect(await page.getByText(`${site}/en-GH${active}`, { exact: true }).isVisible()).toBe(true);
    }));
});

describe('video block', () => {
  it('loads the file of the site only when it is played, with captions and without outside requests', async () => {
    const { page, complaints, close } = await browser.openTab();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(page, '/owners-morning');
    const video = page.locator('main video');
    await video.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((file) => file.endsWith('.mp4'))).toEqual([]);

    await tabTo(page, video);
    await page.keyboard.press('Space');
    await expect.poll(() => loaded).toContain('/examples/owners-morning.mp4');
    expect(await video.locator('track[kind=captions]').getAttribute('src')).toBe(
      '/examples/owners-morning.vtt',
    );
    expect(await page.locator('main iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('animations', () => {
  /**
   * Goes through the animated parts.
   * @returns the maximum number of animations running in one frame.
   */
  const countAnimations = async (page: Page): Promise<number> => {
    await page.addInitScript(() => {
      const max = { running: 0 };
      const sample = () => {
        const running = document.getAnimations().filter(({ effect }) => {
          return Number(effect?.getComputedTiming().endTime ?? 0) > 20;
        });
        max.running = Math.max(max.running, running.length);
        document.documentElement.style.setProperty('--most-running', String(max.running));
        requestAnimationFrame(sample);
      };
      requestAnimationFrame(sample);
    });
    await open(page, '/about-transworld-business-advisors');
    await page.getByRole('link', { name: /Enlarge image 1 of 4/ }).click();
    await page.getByRole('dialog', { name: 'Image 1 of 4' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Image 2 of 4' }).waitFor();
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const read = () => document.documentElement.style.getPropertyValue('--most-running');
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(read()))));
        }),
    );
  };

  it('run without a reduced-motion preference', { skip: !isLongForm }, () =>
    browser.inTab({ reducedMotion: 'no-preference' }, async (page) => {
      expect(await countAnimations(page)).toBeGreaterThan(0);
    }),
  );

  it('do not run with reduced motion', () =>
    browser.inTab({ reducedMotion: 'reduce' }, async (page) => {
      expect(await countAnimations(page)).toBe(0);
    }));
});
