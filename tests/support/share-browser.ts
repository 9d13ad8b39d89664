import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { inTab, launchBrowser, openTab, type Visit } from './browser';

/** One browser for the tests of a file: what they do with it. */
export type SharedBrowser = {
  /** Steps in a tab of their own, which is to have nothing to complain about. */
  inTab: (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;
  openTab: (options?: BrowserContextOptions) => Promise<Visit>;
};

/** Starts a browser before the tests of a file and ends it after them. */
export function shareBrowser(): SharedBrowser {
  let browser: Browser | undefined;
  const running = (): Browser => {
    if (!browser) throw new Error('The browser is there only while tests run');
    return browser;
  };
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return {
    inTab: (options, steps) => inTab(running(), options, steps),
    openTab: (options) => openTab(running(), options),
  };
}
