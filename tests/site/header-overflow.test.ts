import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { locales } from '@/schemas/locale';
import { localised } from '../support/page-types';
import { longestLabel, renderLongestHeader, renderTranslatedHeader } from '../support/rendered-headers';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const site = inject('siteUrl');
const widths = [1024, 1100, 1279, 1280, 1440];
/**
 * The widths for which the available space is computed, and the most pixels that may stay unused, since the
 * computation keeps a reserve.
 */
const computedWidths = [1024, 1280];
const MAX_UNUSED_PX = 60;
const pages = {
  network: '/',
  office: '/locations/greater-accra/osu',
  agent: '/agents/kojo-ebo-arthur',
};

/** Layout errors of the header: clipped letters, entries of more than one line, overlapping parts. */
const findLayoutErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header > div');
    if (!bar) return ['no header'];
    const visibleElements = [...bar.querySelectorAll<HTMLElement>('a, button, a > span')].filter(
      (candidate) => candidate.checkVisibility() && !candidate.closest('[popover]'),
    );
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
    const linesOf = (item: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const heights = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ bottom }) => bottom);
      return Math.max(...heights) - Math.min(...heights) > 12 ? 2 : 1;
    };
    const parts = [...bar.children]
      .map((item) => item.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return [
      ...visibleElements.filter(isCut).map((item) => `cut: ${item.textContent}`),
      ...[...bar.querySelectorAll<HTMLElement>('nav > ul > li > *, .button')]
        .filter((candidate) => candidate.checkVisibility() && linesOf(candidate) > 1)
        .map((item) => `in lines: ${item.textContent}`),
      ...parts.flatMap(({ left }, index) =>
        left < (parts[index - 1]?.right ?? 0) - 1 ? [`part ${index} lies over the one before`] : [],
      ),
      ...((parts.at(-1)?.right ?? 0) > innerWidth ? ['wider than the window'] : []),
    ];
  });

const findAtWidths = async (page: Page): Promise<string[]> => {
  const errors: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    errors.push(...(await findLayoutErrors(page)).map((item) => `${width} px: ${item}`));
  }
  return errors;
};

describe.concurrent('header on a wide screen', () => {
  it.each(
    sampleCases(
      ['en-GH', 'en-US'].flatMap((lang) =>
        Object.entries(pages).map(([owner, path]) => ({ whose: owner, path, lang })),
      ),
      1,
    ),
  )('of the $owner shows every entry in one line in $lang', ({ path, lang }) =>
    browser.inTab({}, async (page) => {
      await page.goto(site + localised(lang, path), { waitUntil: 'networkidle' });
      expect(await findAtWidths(page)).toEqual([]);
      const bar = page.getByRole('navigation', { name: 'Main' });
      const button = page.getByRole('button', { name: 'Menu' });
      expect(await bar.locator('> ul > li:visible').count()).toBeGreaterThan(3);
      // Below the "Desktop" breakpoint (spec section 9) the entries are in a sheet.
      for (const [width, isDesktop] of [
        [1024, true],
        [1023, false],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        expect([await bar.isVisible(), await button.isVisible()]).toEqual([isDesktop, !isDesktop]);
      }
    }),
  );

  it('fits the longest names, and moves overflowing entries under More', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await replaceHeader(page, await renderLongestHeader());
      expect(await findAtWidths(page)).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.getByRole('button', { name: 'More' }).click();
      const last = page.getByRole('link', { name: longestLabel(39) }).first();
      await last.scrollIntoViewIfNeeded();
      expect(await last.evaluate((item) => item.scrollWidth <= item.clientWidth)).toBe(true);
      await last.click({ trial: true });
    }),
  );

  it.each(sampleCases(locales.toReversed(), 3))(
    'of an office fits its translated entries in %s',
    { skip: !isLongForm },
    (locale) =>
      browser.inTab({}, async (page) => {
        await replaceHeader(page, await renderTranslatedHeader(locale));
        expect(await findAtWidths(page)).toEqual([]);
      }),
  );

  it('leaves no space for an entry that is under More, in any language', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const unusedSpaces: [string, number][] = [];
      // A machine without a Japanese font renders narrower fallback glyphs.
      for (const locale of sampleCases(
        locales.filter((candidate) => candidate !== 'ja-JP').toReversed(),
        3,
      )) {
        await replaceHeader(page, await renderTranslatedHeader(locale));
        for (const width of computedWidths) {
          await page.setViewportSize({ width, height: 700 });
          const unusedPx = await unusedSpace(page);
          if (unusedPx !== null) unusedSpaces.push([`${locale} at ${width} px`, unusedPx]);
        }
      }
      expect(unusedSpaces.length, 'languages with entries under More').toBeGreaterThan(0);
      expect(unusedSpaces.filter(([, unusedPx]) => unusedPx >= MAX_UNUSED_PX)).toEqual([]);
    }),
  );
});

/** Replaces the header of the home page. */
async function replaceHeader(page: Page, html: string): Promise<void> {
  await page.goto(site + localised('en-GH', '/'), { waitUntil: 'networkidle' });
  await page.evaluate((headerHtml) => {
    const header = document.querySelector('header');
    if (header) header.outerHTML = headerHtml;
  }, html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * By how many pixels the first entry under More would have fitted, negative where it does not; null without
 * More.
 */
const unusedSpace = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const bar = document.querySelector('header nav > ul');
    const more = bar?.querySelector<HTMLElement>(':scope > li > [popovertarget$="-more"]');
    const tools = document.querySelector('header > div > div:last-child');
    const pen = document.createElement('canvas').getContext('2d');
    if (!bar || !tools || !pen || !more?.checkVisibility()) return null;
    const entries = [...(more.parentElement?.querySelectorAll(':scope > ul > li') ?? [])];
    const first = entries.find((candidate) => getComputedStyle(candidate).display !== 'none');
    pen.font = getComputedStyle(more).font;
    const textWidth = pen.measureText(first?.firstElementChild?.textContent ?? '').width;
    const gaps = Number.parseFloat(getComputedStyle(bar).columnGap) * 2;
    return tools.getBoundingClientRect().left - bar.getBoundingClientRect().right - textWidth - gaps;
  });
