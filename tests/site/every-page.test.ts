import type { Page } from 'playwright-core';
import { describe, expect, inject, it, test } from 'vitest';
import { budgets } from '../support/budgets';
import { findBrokenLines } from '../support/find-broken-lines';
import { findOrphans } from '../support/find-orphans';
import { findLowTargets, findUnedged } from '../support/find-targets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { isLongForm, isTurnOf, thinOut } from '../support/long-form';
import { measureRoomAfterOpening } from '../support/measure-opening';
import { type PageWeight, sumSizes, weighDocument, weighVisit } from '../support/measure-page';
import { findSurplus } from '../support/page-islands';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { islandNames, shownIslands } from '../support/shown-islands';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const weights = new Map<string, PageWeight>();
/** Pixels from top to end, on a phone. */
const heights = new Map<string, number>();
/** The kinds of pages the demo network has one of each; the others are further lists and texts. */
const manySided = 14;

type Colours = 'light' | 'dark';

/** A desk too of the main kinds, in the shortest form of those that axe looks at there. */
function widthsOf(place: number): number[] {
  if (isLongForm) return [360, 768, 1024, 1440];
  return place < manySided && isTurnOf(place, 1, 2) ? [360, 1440] : [360];
}

const kinds = Object.entries(pageTypes);
/**
 * Each page is visited once, on a phone, with an empty cache. The long form visits all of them at all widths, and runs axe in both
 * colours. The gate visits the main kinds and some of the rest; of the main kinds it visits every other one on a desk, with axe in dark,
 * and runs axe in light on a phone for the rest. Storybook runs axe on blocks in dark, `route-visits.test.ts` on a desk in light.
 */
const visited = [...kinds.slice(0, manySided), ...thinOut(kinds.slice(manySided), 3)];
const visits = visited.map(([name, path], place) => ({
  name,
  path,
  widths: widthsOf(place),
  coloursAt: (width: number): readonly Colours[] => {
    if (isLongForm) return ['light', 'dark'];
    if (place >= manySided) return [];
    if (width === 1440) return isTurnOf(place, 1, 2) ? ['dark'] : [];
    return isTurnOf(place, 0, 2) ? ['light'] : [];
  },
}));
/** Where words and rows of cards are measured, besides where a page is visited. */
const measuredAt = isLongForm ? Array.from({ length: 41 }, (_, place) => 320 + 40 * place) : [320];
/** Whose HTML is weighed in the other language too, which is of nearly the same words. */
const weighedTwice = thinOut(Object.keys(pageTypes), 5);

describe.concurrent('a visit', () => {
  it.each(visits)(
    'to $name is without complaint, shift, overflow or barrier',
    async ({ name, path, widths, coloursAt }) => {
      const [first = 0, ...others] = widths;
      const tab = await browser.openTab({ viewport: { width: first, height: 900 } });
      try {
        const { page, complaints } = tab;
        const shift = await watchLayoutShift(page);
        const weigh = weighVisit(page);
        const url = inject('siteUrl') + localised('en-GH', path);
        const response = await page.goto(url, { waitUntil: 'networkidle' });
        const status = path === '/404' ? 404 : 200;
        expect(response?.status()).toBe(status);
        weights.set(name, await weigh(response));
        heights.set(name, await page.evaluate(() => document.documentElement.scrollHeight));
        await inspect(page, shift, coloursAt(first));
        expect(await findLowTargets(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await findUnedged(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        for (const width of others) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: 'light' });
          await page.reload({ waitUntil: 'networkidle' });
          await inspect(page, shift, coloursAt(width));
        }
        for (const width of measuredAt) {
          await page.setViewportSize({ width, height: 900 });
          await measureRhythm(page);
        }
        // Chromium itself says of a page that is not found that it could not be loaded.
        const expected = expect.stringContaining('status of 404');
        expect(complaints).toEqual(status === 404 ? widths.map(() => expected) : []);
      } finally {
        await tab.close();
      }
    },
  );
});

async function inspect(page: Page, shift: () => Promise<number>, colours: readonly Colours[]): Promise<void> {
  const seen = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    // Links to a place on this page that is not there.
    lost: [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(({ origin, pathname }) => origin === location.origin && pathname === location.pathname)
      .map(({ hash }) => hash)
      .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    // Pages that search engines are to leave alone need not describe themselves.
    described:
      document.head.querySelector(
        'meta[name=description]:not([content=""]), meta[name=robots][content*=noindex]',
      ) !== null,
  }));
  const at = `at ${page.viewportSize()?.width} px`;
  expect(seen, at).toEqual({ overflow: 0, headings: 1, lang: 'en-GH', lost: [], described: true });
  expect(await shift(), at).toBe(0);
  await measureRhythm(page);
  if (colours.includes('light')) expect(await findViolations(page), at).toEqual([]);
  if (colours.includes('dark')) expect(await findDarkViolations(page), at).toEqual([]);
}

/** No word is broken and no button on two lines; what opens the page leaves no hole; no card is alone in a last row. */
async function measureRhythm(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const at = `at ${width} px`;
  expect(await findBrokenLines(page), at).toEqual([]);
  expect(await measureRoomAfterOpening(page), at).toBeLessThan(140);
  if (width >= 768) expect(await findOrphans(page), at).toEqual([]);
}

function weightOf(name: string): PageWeight {
  const weight = weights.get(name);
  if (!weight) throw new Error(`${name} was not visited`);
  return weight;
}

describe.each(visited)('the weight of %s', (name) => {
  it('is one small module, which all pages share, and no other script until something is touched', () => {
    const { html, scriptsGz } = weightOf(name);
    expect([...scriptsGz.keys()]).toEqual([...weightOf('home').scriptsGz.keys()]);
    expect(scriptsGz.size).toBe(1);
    expect(sumSizes(scriptsGz)).toBeLessThanOrEqual(budgets.moduleGz);
    // What programs read is data, and runs nowhere.
    expect(html.match(/<script\b(?! type="application\/ld\+json">)/g)).toHaveLength(1);
    expect(html).toMatch(
      /<script type="module" fetchpriority="low" src="[^"]+" integrity="sha256-[^"]+"><\/script>/,
    );
  });

  it('is of one style sheet and the typefaces of its language besides', () => {
    const { stylesGz, fonts } = weightOf(name);
    expect(stylesGz).toBeLessThanOrEqual(budgets.stylesGz);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(budgets.fonts);
  });

  it('is of the islands of its own blocks', () => {
    expect(findSurplus(name, weightOf(name).html)).toEqual([]);
  });
});

describe.each(kinds)('the HTML of %s', (name, path) => {
  it.each(weighedTwice.includes(name) ? ['en-GH', 'en-US'] : ['en-GH'])(
    'is within the budget in %s',
    async (locale) => {
      const { bytes, gz } = await weighDocument(inject('siteUrl') + localised(locale, path));
      expect(bytes).toBeLessThanOrEqual(budgets.html.bytes);
      expect(gz).toBeLessThanOrEqual(budgets.html.gz);
    },
  );
});

test('the home page is not long to thumb through on a phone', () => {
  expect(heights.get('home')).toBeLessThan(9_000);
});

test('every island stands on a page, and most pages have none', () => {
  const shown = [...weights.values()].map(({ html }) => shownIslands(html));
  expect([...new Set(shown.flat())].sort()).toEqual([...islandNames].sort());
  expect(shown.filter((islands) => islands.length === 0).length).toBeGreaterThan(shown.length / 2);
});
