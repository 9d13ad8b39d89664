import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { openTab } from '../support/browser.ts';
import { signInTab } from '../support/open-admin.ts';
import { type ComposerState, composerStates } from './composer-states.ts';

export type StateScreenshot = { name: string; complaints: string[] };

/**
 * Takes a screenshot of each state of the composer as the office editor of Osu, into a folder with an
 * overview page.
 */
export async function screenshotComposer(
  browser: Browser,
  siteUrl: string,
  folder: string,
  isSelected: (name: string) => boolean = () => true,
): Promise<StateScreenshot[]> {
  const own = path.join(folder, 'composer');
  mkdirSync(own, { recursive: true });
  const screenshots: StateScreenshot[] = [];
  for (const state of composerStates.filter(({ name }) => isSelected(name)))
    screenshots.push(await screenshotState(browser, siteUrl, own, state));
  const figures = screenshots.map(
    ({ name }) => `<figure><figcaption>${name}</figcaption><img src="${name}.png" width="700"></figure>`,
  );
  writeFileSync(path.join(own, 'index.html'), `<!doctype html><meta charset="utf-8">${figures.join('')}`);
  return screenshots;
}

async function screenshotState(
  browser: Browser,
  siteUrl: string,
  folder: string,
  { name, width, height, scheme, path: at, prepare, steps }: ComposerState,
): Promise<StateScreenshot> {
  const tab = await openTab(browser, { viewport: { width, height }, colorScheme: scheme });
  const { page } = tab;
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  try {
    await signInTab(page, siteUrl, 'office-editor');
    await prepare?.(page);
    await page.goto(`${siteUrl}/compose${at}`, { timeout: 90_000 });
    await page.locator('[data-saving="saved"]').waitFor();
    await page.frameLocator('iframe[title="The page"]').locator('header').first().waitFor();
    await steps?.(page);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  }
  // Pictures of blocks and the canvas load lazily.
  await page.waitForTimeout(2_000);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await tab.close();
  return {
    name,
    complaints: [...complaints, ...tab.complaints.filter((candidate) => !isExpectedError(name, candidate))],
  };
}

/** Console errors that the state is meant to cause. */
const isExpectedError = (name: string, complaint: string): boolean =>
  ['clash', 'offline', 'signed-out', 'not-saved', 'quarantined', 'empty'].some((state) =>
    name.startsWith(state),
  ) && /Failed to load|ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed/.test(complaint);
