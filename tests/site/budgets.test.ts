import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { budgets } from '../support/budgets';
import { measurePage, type PageWeight, sumScripts } from '../support/measure-page';
import { localised, pageTypes } from '../support/page-types';
import { islandNames, shownIslands } from '../support/shown-islands';

let browser: Browser;
const weights = new Map<string, PageWeight>();

beforeAll(async () => {
  browser = await launchBrowser();
  for (const [name, path] of Object.entries(pageTypes)) {
    weights.set(name, await measurePage(browser, inject('siteUrl') + localised('en-GH', path)));
  }
});
afterAll(() => browser.close());

describe.each(Object.keys(pageTypes))('%s', (name) => {
  it('keeps its JavaScript within the budget', () => {
    const { html, scripts } = weigh(name);
    // Who comes to search an office pays for the search; nobody else does.
    const searches = shownIslands(html).includes('OfficeFinderIsland');
    expect(sumScripts(scripts)).toBeLessThanOrEqual(searches ? budgets.search : budgets.content);
  });

  it('keeps its HTML within the budget', () => {
    expect(weigh(name).htmlBytes).toBeLessThanOrEqual(budgets.html);
  });

  it('asks for no script before it is painted', () => {
    const { scripts, beforePaint } = weigh(name);
    expect(scripts.size).toBeGreaterThan(0);
    expect(beforePaint).toEqual([]);
  });

  it('downloads no script but what all pages share and its own islands need', () => {
    const { html, scripts } = weigh(name);
    const needed = new Set([...shared(), ...shownIslands(html).flatMap(scriptsOf)]);
    expect([...scripts.keys()].filter((script) => !needed.has(script))).toEqual([]);
  });
});

it('shares little more than React and Next among all pages', () => {
  const common = new Set(shared());
  const [any] = weights.values();
  const kept = [...(any?.scripts ?? [])].filter(([script]) => common.has(script));
  expect(sumScripts(new Map(kept))).toBeLessThanOrEqual(budgets.shared);
});

it('has seen every island on some page, and a page without one', () => {
  const shown = [...weights.values()].map(({ html }) => shownIslands(html));
  expect([...new Set(shown.flat())].sort()).toEqual(islandNames().sort());
  expect(shown.filter((islands) => islands.length === 0)).not.toEqual([]);
});

function weigh(name: string): PageWeight {
  const weight = weights.get(name);
  if (!weight) throw new Error(`${name} was not measured`);
  return weight;
}

/** The scripts that every page downloads. */
const shared = (): string[] => commonScripts([...weights.values()]);

/** The scripts that every page showing an island downloads. */
const scriptsOf = (island: string): string[] =>
  commonScripts([...weights.values()].filter(({ html }) => shownIslands(html).includes(island)));

function commonScripts([first, ...rest]: readonly PageWeight[]): string[] {
  return [...(first?.scripts.keys() ?? [])].filter((script) =>
    rest.every(({ scripts }) => scripts.has(script)),
  );
}
