import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { locales } from '@/schemas/locale';
import { drawLongestHeader, drawTranslatedHeader, longestLabel } from '../support/drawn-headers';
import { isLongForm, thinOut } from '../support/long-form';
import { localised } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const widths = [1024, 1100, 1279, 1280, 1440];
/** At these the room is reckoned; pixels that are then left, as the reckoning keeps some back. */
const narrowest = [1024, 1280];
const mostRoomLeft = 60;
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
    thinOut(
      ['en-GH', 'en-US'].flatMap((lang) =>
        Object.entries(pages).map(([whose, path]) => ({ whose, path, lang })),
      ),
      1,
    ),
  )('of the $whose shows every word in one line, in $lang', ({ path, lang }) =>
    browser.inTab({}, async (page) => {
      await page.goto(site + localised(lang, path), { waitUntil: 'networkidle' });
      expect(await findAtWidths(page)).toEqual([]);
      const bar = page.getByRole('navigation', { name: 'Main' });
      const button = page.getByRole('button', { name: 'Menu' });
      expect(await bar.locator('> ul > li:visible').count()).toBeGreaterThan(3);
      // Narrower than "Desktop" (spec section 9) they are in a sheet.
      for (const [width, isDesktop] of [
        [1024, true],
        [1023, false],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        expect([await bar.isVisible(), await button.isVisible()]).toEqual([isDesktop, !isDesktop]);
      }
    }),
  );

  it('holds the longest names, and leads under More to what finds no room', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      await show(page, await drawLongestHeader());
      expect(await findAtWidths(page)).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.getByRole('button', { name: 'More' }).click();
      const last = page.getByRole('link', { name: longestLabel(39) }).first();
      await last.scrollIntoViewIfNeeded();
      expect(await last.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      await last.click({ trial: true });
    }),
  );

  it.each(thinOut(locales.toReversed(), 3))(
    'of an office holds what it is called in %s',
    { skip: !isLongForm },
    (locale) =>
      browser.inTab({}, async (page) => {
        await show(page, await drawTranslatedHeader(locale));
        expect(await findAtWidths(page)).toEqual([]);
      }),
  );

  it('leaves no room that an entry under More would find, in any language', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const left: [string, number][] = [];
      // A machine without a Japanese typeface draws other letters, which are narrower.
      for (const locale of thinOut(locales.filter((one) => one !== 'ja-JP').toReversed(), 3)) {
        await show(page, await drawTranslatedHeader(locale));
        for (const width of narrowest) {
          await page.setViewportSize({ width, height: 700 });
          const room = await roomLeft(page);
          if (room !== null) left.push([`${locale} at ${width} px`, room]);
        }
      }
      expect(left.length, 'languages with entries under More').toBeGreaterThan(0);
      expect(left.filter(([, room]) => room >= mostRoomLeft)).toEqual([]);
    }),
  );
});

/** Puts another header in the place of the home page's. */
async function show(page: Page, html: string): Promise<void> {
  await page.goto(site + localised('en-GH', '/'), { waitUntil: 'networkidle' });
  await page.evaluate((drawn) => {
    const header = document.querySelector('header');
    if (header) header.outerHTML = drawn;
  }, html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** By how many pixels the first entry under More would have found room in the bar, less than none where it would not; null without More. */
const roomLeft = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const bar = document.querySelector('header nav > ul');
    const more = bar?.querySelector<HTMLElement>(':scope > li > [popovertarget$="-more"]');
    const tools = document.querySelector('header > div > div:last-child');
    const pen = document.createElement('canvas').getContext('2d');
    if (!bar || !tools || !pen || !more?.checkVisibility()) return null;
    const entries = [...(more.parentElement?.querySelectorAll(':scope > ul > li') ?? [])];
    const first = entries.find((one) => getComputedStyle(one).display !== 'none');
    pen.font = getComputedStyle(more).font;
    const words = pen.measureText(first?.firstElementChild?.textContent ?? '').width;
    const gaps = Number.parseFloat(getComputedStyle(bar).columnGap) * 2;
    return tools.getBoundingClientRect().left - bar.getBoundingClientRect().right - words - gaps;
  });
