import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules about colours; all others give the same result in every colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The axe violations of a page in light colours, each as `rule: element`. */
export const findViolations = (page: Page): Promise<string[]> => findIn(page, [...wcag, 'best-practice']);

/** Additional violations in dark colours. Leaves the page in dark mode. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return findInDark(page);
}

/** The axe violations of the composer in light colours; the page in its iframe is tested separately. */
export async function findViolationsOfComposer(page: Page): Promise<string[]> {
  const axe = await axeIn(page, [page.mainFrame()]);
  const { violations } = await axe
    .exclude('iframe')
    .withTags([...wcag, 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The axe violations of a Storybook story, a fragment of a page with its own theme switch. */
export async function findViolationsOfStory(page: Page): Promise<string[]> {
  const light = await findIn(page, wcag);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  return [...light, ...(await findInDark(page))];
}

const source = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');
/** Prevents the builder from injecting axe into every frame twice for each run. */
const emptyScript = 'void 0';

/** What axe preloads: media durations. Style sheets are needed only by an experimental rule. */
const readAhead = { assets: ['media'] };

/**
 * Runs in legacy mode, since pages have one frame: otherwise axe collects its results in an additional tab
 * each time. Passed rules are not reported. axe is injected once per page.
 */
async function axeIn(page: Page, frames: readonly Frame[] = page.frames()): Promise<AxeBuilder> {
  await Promise.all(frames.map(injectAxe));
  const builder = new AxeBuilder({ page, axeSource: emptyScript });
  return builder.setLegacyMode().options({ resultTypes: ['violations'], preload: readAhead });
}

async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

async function findIn(page: Page, standards: string[]): Promise<string[]> {
  const { violations } = await (await axeIn(page)).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

async function findInDark(page: Page): Promise<string[]> {
  const { violations } = await (await axeIn(page)).withRules(colourRules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in the dark: ${html}`));
}
