import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inTab, launchBrowser, openTab, type Visit } from './browser';

/** The one browser of a run over the site: what the tests of a file do with it. */
export type SharedBrowser = {
  /** Steps in a tab of their own, which is to have nothing to complain about. */
  inTab: (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;
  openTab: (options?: BrowserContextOptions) => Promise<Visit>;
};

/** A tab lives for seconds: what compiles for long what is run often costs it more than it gains. */
const shortLived = ['--js-flags=--no-opt,--no-maglev'];

let launched: Promise<Browser> | undefined;

/** Started by the first test that needs it, and again after it has ended by itself; it ends with the process. */
async function runningBrowser(): Promise<Browser> {
  launched ??= launchBrowser(shortLived);
  if (!(await launched).isConnected()) launched = launchBrowser(shortLived);
  return launched;
}

/** A browser that all files share; each tab is that of somebody who has never been here. */
export const shareBrowser = (): SharedBrowser => ({
  inTab: async (options, steps) => inTab(await runningBrowser(), options, steps),
  openTab: async (options) => openTab(await runningBrowser(), options),
});
