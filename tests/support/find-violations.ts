import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that look at colours; the others find the same in every scheme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page in light colours, each as `rule: element`. */
export const findViolations = (page: Page): Promise<string[]> => findIn(page, [...wcag, 'best-practice']);

/** What dark colours add to that. Leaves the page in the dark. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return findInDark(page);
}

/** What axe finds wrong with the composer in light colours; the page in its frame is a page of its own. */
export async function findViolationsOfComposer(page: Page): Promise<string[]> {
  const axe = await axeIn(page, [page.mainFrame()]);
  const { violations } = await axe
    .exclude('iframe')
    .withTags([...wcag, 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What axe finds wrong with a story in Storybook, which is a part of a page only and has a switch for its colours. */
export async function findViolationsOfStory(page: Page): Promise<string[]> {
  const light = await findIn(page, wcag);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  return [...light, ...(await findInDark(page))];
}

const source = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');
/** What the builder would put into every frame anew, twice each time it looks, and the page would read anew. */
const nothing = 'void 0';

/** What axe reads before its rules: how long sounds are. Style sheets are for a rule on trial, which is not asked for. */
const readAhead = { assets: ['media'] };

/**
 * In one frame, as our pages are: else axe gathers what it found in a further tab, each time. What it finds right is
 * not described. It is put into a page once.
 */
async function axeIn(page: Page, frames: readonly Frame[] = page.frames()): Promise<AxeBuilder> {
  await Promise.all(frames.map(putAxe));
  const builder = new AxeBuilder({ page, axeSource: nothing });
  return builder.setLegacyMode().options({ resultTypes: ['violations'], preload: readAhead });
}

async function putAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

async function findIn(page: Page, standards: string[]): Promise<string[]> {
  const { violations } = await (await axeIn(page)).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

async function findInDark(page: Page): Promise<string[]> {
  const { violations } = await (await axeIn(page)).withRules(ofColours).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in the dark: ${html}`));
}
