import type { Page } from 'playwright';
import { describe, expect, inject, it, test } from 'vitest';
import { budgets } from '../support/budgets';
import { findBrokenLines } from '../support/find-broken-lines';
import { findOrphans } from '../support/find-orphans';
import { findBorderless, findLowTargets } from '../support/find-targets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { islandNames, islandsInHtml } from '../support/islands-in-html';
import { measureHeaderGap } from '../support/measure-header-gap';
import { type PageWeight, sumSizes, weighDocument, weighVisit } from '../support/measure-page';
import { findSurplus } from '../support/page-islands';
import { localised, pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, runsInVariant, sampleCases } from '../support/test-scope';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const weights = new Map<string, PageWeight>();
/** The kinds of pages the demo network has one of each; the others are further lists and texts. */
const MAIN_KIND_COUNT = 14;

type Colours = 'light' | 'dark';

/** Main kinds also at desktop width; in the shortest form, only those that axe checks there. */
function viewportWidths(index: number): number[] {
  if (isLongForm) return [360, 768, 1024, 1440];
  return index < MAIN_KIND_COUNT && runsInVariant(index, 1, 2) ? [360, 1440] : [360];
}

const kinds = Object.entries(pageTypes);
/**
 * Each page is visited once, on a phone, with an empty cache. The long form visits all of them at all widths, and runs axe in both
 * colours. The gate visits the main kinds and some of the rest; of the main kinds it visits every other one on a desk, with axe in dark,
 * and runs axe in light on a phone for the rest. Storybook runs axe on blocks in dark, `route-visits.test.ts` on a desk in light.
 */
const visited = [...kinds.slice(0, MAIN_KIND_COUNT), ...sampleCases(kinds.slice(MAIN_KIND_COUNT), 3)];
const visits = visited.map(([name, path], index) => ({
  name,
  path,
  widths: viewportWidths(index),
  coloursAt: (width: number): readonly Colours[] => {
    if (isLongForm) return ['light', 'dark'];
    if (index >= MAIN_KIND_COUNT) return [];
    if (width === 1440) return runsInVariant(index, 1, 2) ? ['dark'] : [];
    return runsInVariant(index, 0, 2) ? ['light'] : [];
  },
}));
/** Widths at which words and card rows are measured, besides the visited ones. */
const measuredWidths = isLongForm ? Array.from({ length: 41 }, (_, index) => 320 + 40 * index) : [320];
/** Pages whose HTML is also weighed in the other language, which has nearly the same text. */
const weighedTwice = sampleCases(Object.keys(pageTypes), 5);

describe.concurrent('visit', () => {
  it.each(visits)(
    'to $name has no console errors, layout shift, overflow or accessibility violations',
    async ({ name, path, widths, coloursAt }) => {
      const [first = 0, ...otherWidths] = widths;
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
        await inspect(page, shift, coloursAt(first));
        expect(await findLowTargets(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await findBorderless(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        for (const width of otherWidths) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: 'light' });
          await page.reload({ waitUntil: 'networkidle' });
          await inspect(page, shift, coloursAt(width));
        }
        for (const width of measuredWidths) {
          await page.setViewportSize({ width, height: 900 });
          await expectTidyLayout(page);
        }
        // Chromium itself logs the 404 status of the not-found page.
        const expected = expect.stringContaining('status of 404');
        expect(complaints).toEqual(status === 404 ? widths.map(() => expected) : []);
      } finally {
        await tab.close();
      }
    },
  );
});

async function inspect(page: Page, shift: () => Promise<number>, colours: readonly Colours[]): Promise<void> {
  const metrics = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    // Links to anchors missing on this page.
    lost: [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(({ origin, pathname }) => origin === location.origin && pathname === location.pathname)
      .map(({ hash }) => hash)
      .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    // Pages with noindex need no description.
    described:
      document.head.querySelector(
        'meta[name=description]:not([content=""]), meta[name=robots][content*=noindex]',
      ) !== null,
  }));
  const at = `at ${page.viewportSize()?.width} px`;
  expect(metrics, at).toEqual({ overflow: 0, headings: 1, lang: 'en-GH', lost: [], described: true });
  expect(await shift(), at).toBe(0);
  await expectTidyLayout(page);
  if (colours.includes('light')) expect(await findViolations(page), at).toEqual([]);
  if (colours.includes('dark')) expect(await findDarkViolations(page), at).toEqual([]);
}

/** No broken words, no two-line buttons, no gap after the page header, no single card in a last row. */
async function expectTidyLayout(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const at = `at ${width} px`;
  expect(await findBrokenLines(page), at).toEqual([]);
  expect(await measureHeaderGap(page), at).toBeLessThan(140);
  if (width >= 768) expect(await findOrphans(page), at).toEqual([]);
}

function weightOf(name: string): PageWeight {
  const weight = weights.get(name);
  if (!weight) throw new Error(`${name} was not visited`);
  return weight;
}

describe.each(visited)('weight of %s', (name) => {
  it('contains one small shared module, and no other script before interaction', () => {
    const { html, scriptsGz } = weightOf(name);
    expect([...scriptsGz.keys()]).toEqual([...weightOf('home').scriptsGz.keys()]);
    expect(scriptsGz.size).toBe(1);
    expect(sumSizes(scriptsGz)).toBeLessThanOrEqual(budgets.moduleGz);
    // Structured data is not executed.
    expect(html.match(/<script\b(?! type="application\/ld\+json">)/g)).toHaveLength(1);
    expect(html).toMatch(
      /<script type="module" fetchPriority="low" src="[^"]+" integrity="sha256-[^"]+"><\/script>/,
    );
  });

  it('contains one style sheet and the fonts of its language', () => {
    const { stylesGz, fonts } = weightOf(name);
    expect(stylesGz).toBeLessThanOrEqual(budgets.stylesGz);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(budgets.fonts);
  });

  it('contains only the islands of its blocks', () => {
    expect(findSurplus(name, weightOf(name).html)).toEqual([]);
  });
});

describe.each(kinds)('HTML of %s', (name, path) => {
  it.each(weighedTwice.includes(name) ? ['en-GH', 'en-US'] : ['en-GH'])(
    'is within the budget in %s',
    async (locale) => {
      const { bytes, gz } = await weighDocument(inject('siteUrl') + localised(locale, path));
      expect(bytes).toBeLessThanOrEqual(budgets.html.bytes);
      expect(gz).toBeLessThanOrEqual(budgets.html.gz);
    },
  );
});

test('islands › each is on some page except that of a provider’s video, and most pages have none', () => {
  const islandsByPage = [...weights.values()].map(({ html }) => islandsInHtml(html));
  expect([...new Set(islandsByPage.flat())].sort()).toEqual(
    islandNames.filter((name) => name !== 'video').sort(),
  );
  expect(islandsByPage.filter((islands) => islands.length === 0).length).toBeGreaterThan(
    islandsByPage.length / 2,
  );
});
