import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { findBrokenLines } from '../support/find-broken-lines';
import { findSmallText } from '../support/find-small-text';
import { localised } from '../support/page-types';
import { readSitemap } from '../support/read-sitemap';
import { seededRandom } from '../support/seeded-random';
import { shareBrowser } from '../support/share-browser';
import { isLongForm } from '../support/test-scope';

const browser = shareBrowser();
const site = inject('siteUrl');
const search = '/buy-a-business/business-listing-search';
const phone = { viewport: { width: 360, height: 780 } };
const desk = { viewport: { width: 1440, height: 900 } };

const open = (page: Page, path: string) =>
  page.goto(site + localised('en-GH', path), { waitUntil: 'networkidle' });
/** Opens a page with its fonts, which a first visit uses only where they arrive in time. */
const openWithFonts = async (page: Page, path: string) => {
  await open(page, path);
  await page.reload({ waitUntil: 'networkidle' });
};
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const boxesOf = (page: Page, selector: string) =>
  page.evaluate(
    (query) =>
      [...document.querySelectorAll(query)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
      }),
    selector,
  );

describe.concurrent('on a phone', () => {
  it('home is under 6,500 px tall', () =>
    browser.inTab(phone, async (page) => {
      await openWithFonts(page, '/');
      expect(await heightOf(page)).toBeLessThan(6_500);
    }));

  it('the search is under 7,500 px tall, and no business takes more than 330 px', () =>
    browser.inTab(phone, async (page) => {
      await openWithFonts(page, search);
      expect(await heightOf(page)).toBeLessThan(7_500);
      const cards = await boxesOf(page, '[data-swap=results] .card');
      expect(cards).toHaveLength(15);
      expect(cards.filter(({ height }) => height > 330)).toEqual([]);
      expect(await page.locator('.listing').first().locator('dt').count()).toBe(4);
    }));

  it('nothing overflows with a default font of 32 px', () =>
    browser.inTab(phone, async (page) => {
      await open(page, '/');
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 32px }');
        document.adoptedStyleSheets = [sheet];
      });
      const header = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('header a, header button')]
          .filter((one) => one.checkVisibility() && !one.closest('[popover]'))
          .map((one) => one.getBoundingClientRect());
        return { count: boxes.length, right: Math.max(...boxes.map(({ right }) => right)) };
      });
      expect(header.count).toBeGreaterThan(3);
      expect(header.right).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }));
});

describe.concurrent('on a desk', () => {
  it('the first result is well within the first screen, next to a map, and before the medians', () =>
    browser.inTab(desk, async (page) => {
      await open(page, search);
      const [card] = await boxesOf(page, '[data-swap=results] .card');
      const [map] = await boxesOf(page, '[data-swap=results] svg[viewBox]');
      expect(card?.y).toBeLessThan(650);
      expect(map?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
      expect(Math.abs((map?.y ?? 0) - (card?.y ?? 0))).toBeLessThan(10);
    }));

  it('the table fits without scrolling', () =>
    browser.inTab(desk, async (page) => {
      await open(page, `${search}?view=table`);
      const scrolled = await page.evaluate(() => {
        const frame = document.querySelector('table')?.parentElement;
        return frame ? frame.scrollWidth - frame.clientWidth : null;
      });
      expect(scrolled).toBe(0);
      expect(await page.locator('tbody tr').count()).toBe(15);
    }));

  it('the picture of a post keeps its sides', () =>
    browser.inTab(desk, async (page) => {
      await open(page, '/blog/how-to-read-a-listing');
      const ratios = await page.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('main img.picture');
        return picture && [picture.width / picture.height, picture.naturalWidth / picture.naturalHeight];
      });
      expect(ratios?.[0]).toBeCloseTo(ratios?.[1] ?? 0, 1);
    }));

  it('pictures are dimmed on a dark page only', () =>
    browser.inTab({ ...desk, colorScheme: 'dark' }, async (page) => {
      await open(page, '/');
      const brightness = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.picture')].map((one) => getComputedStyle(one).filter),
        );
      expect(new Set(await brightness())).toEqual(new Set(['brightness(0.8)']));
      await page.emulateMedia({ colorScheme: 'light' });
      expect(new Set(await brightness())).toEqual(new Set(['none']));
    }));
});

/** Pages whose headlines, figures or columns are narrow, and any others of the sitemap in the long form. */
const narrowPages = ['/selling-a-family-business', '/franchise-guide', '/about-transworld-business-advisors'];
const random = seededRandom(36);
const widths = isLongForm
  ? Array.from({ length: 40 }, () => 320 + random.upTo(1_601))
  : [320, 768, 1024, 1280, 1440, 1920];

it('no page breaks a word at any width, or has small type', { timeout: 60 * 60_000 }, () =>
  browser.inTab(phone, async (page) => {
    const addresses = isLongForm
      ? await readSitemap(site, 'en-GH')
      : narrowPages.map((path) => `/en-GH${path}`);
    expect(addresses.length).toBeGreaterThanOrEqual(narrowPages.length);
    for (const address of addresses) {
      await page.goto(site + address, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await findSmallText(page), address).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findBrokenLines(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  }),
);
