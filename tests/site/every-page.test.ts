import { describe, expect, inject, it } from 'vitest';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const widths = [360, 768, 1024, 1440] as const;
/** The kinds of pages the demo network has one of each; the others are further lists and texts. */
const manySided = 14;

/**
 * The long form visits every page at every width and in both schemes. The short one visits every page on a phone and
 * on a desk, there the main kinds in the dark too; all blocks are seen in the dark in Storybook.
 */
const visits = Object.entries(pageTypes).flatMap(([name, path], place) => {
  if (process.env.TEST_LONG) return widths.map((width) => ({ name, path, width, dark: true }));
  return [360, 1440].map((width) => ({ name, path, width, dark: width === 1440 && place < manySided }));
});

describe.concurrent('a visit', () => {
  it.each(visits)(
    'to $name at $width px is without complaint, shift, overflow or barrier',
    async ({ path, width, dark }) => {
      const tab = await browser.openTab({ viewport: { width, height: 900 } });
      try {
        const { page, complaints } = tab;
        const shift = await watchLayoutShift(page);
        const url = inject('siteUrl') + localised('en-GH', path);
        const response = await page.goto(url, { waitUntil: 'networkidle' });
        const status = path === '/404' ? 404 : 200;
        expect(response?.status()).toBe(status);
        const seen = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          headings: document.querySelectorAll('h1').length,
          lang: document.documentElement.lang,
          // Pages that search engines are to leave alone need not describe themselves.
          described:
            document.head.querySelector(
              'meta[name=description]:not([content=""]), meta[name=robots][content*=noindex]',
            ) !== null,
        }));
        expect(seen).toEqual({ overflow: 0, headings: 1, lang: 'en-GH', described: true });
        expect(await shift()).toBe(0);
        expect(await findViolations(page)).toEqual([]);
        if (dark) expect(await findDarkViolations(page)).toEqual([]);
        // Chromium itself says of a page that is not found that it could not be loaded.
        expect(complaints).toEqual(status === 404 ? [expect.stringContaining('status of 404')] : []);
      } finally {
        await tab.close();
      }
    },
  );
});
