import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { drawLongestHeader, longestLabel } from '../support/longest-header';
import { localised } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const widths = [1024, 1100, 1279, 1280, 1440];
const pages = {
  network: '/',
  office: '/locations/greater-accra/osu',
  agent: '/agents/kojo-ebo-arthur',
};

/** What is not as it was written: letters that are cut off, entries of more than a line, parts that lie over each other. */
const findWrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header > div');
    if (!bar) return ['no header'];
    const shown = [...bar.querySelectorAll<HTMLElement>('a, button, a > span')].filter(
      (one) => one.checkVisibility() && !one.closest('[popover]'),
    );
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
    const linesOf = (one: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const heights = [...words.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ bottom }) => bottom);
      return Math.max(...heights) - Math.min(...heights) > 12 ? 2 : 1;
    };
    const parts = [...bar.children]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return [
      ...shown.filter(isCut).map((one) => `cut: ${one.textContent}`),
      ...[...bar.querySelectorAll<HTMLElement>('nav > ul > li > *, .button')]
        .filter((one) => one.checkVisibility() && linesOf(one) > 1)
        .map((one) => `in lines: ${one.textContent}`),
      ...parts.flatMap(({ left }, place) =>
        left < (parts[place - 1]?.right ?? 0) - 1 ? [`part ${place} lies over the one before`] : [],
      ),
      ...((parts.at(-1)?.right ?? 0) > innerWidth ? ['wider than the window'] : []),
    ];
  });

const findAtWidths = async (page: Page): Promise<string[]> => {
  const wrongs: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    wrongs.push(...(await findWrongs(page)).map((one) => `${width} px: ${one}`));
  }
  return wrongs;
};

describe.concurrent('the header of a wide screen', () => {
  it.each(
    Object.entries(pages).flatMap(([whose, path]) =>
      ['en-GH', 'en-US'].map((lang) => ({ whose, path, lang })),
    ),
  )('of the $whose shows every word in one line, in $lang', ({ path, lang }) =>
    browser.inTab({}, async (page) => {
      await page.goto(site + localised(lang, path), { waitUntil: 'networkidle' });
      expect(await findAtWidths(page)).toEqual([]);
      expect(
        await page.getByRole('navigation', { name: 'Main' }).locator('> ul > li:visible').count(),
      ).toBeGreaterThan(3);
    }),
  );

  it('holds the longest names, and leads under More to what finds no room', () =>
    browser.inTab({}, async (page) => {
      const html = await drawLongestHeader();
      await page.goto(site + localised('en-GH', '/'), { waitUntil: 'networkidle' });
      await page.evaluate((drawn) => {
        const header = document.querySelector('header');
        if (header) header.outerHTML = drawn;
      }, html);
      expect(await findAtWidths(page)).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.getByRole('button', { name: 'More' }).click();
      const last = page.getByRole('link', { name: longestLabel(7) }).first();
      await last.waitFor({ state: 'visible' });
      expect(await last.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }));
});
