import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { DEFAULT_TIMEOUT_MS } from './browser';
import { type KillableBrowser, startBrowser } from './killable-browser';

/** How a tab may end unexpectedly. */
export const tabDeaths = ['closed', 'crashed', 'browser killed'] as const;
export type TabDeath = (typeof tabDeaths)[number];

export type KillableTab = {
  page: () => Page;
  /** Ends the tab without notifying its page. */
  kill: (death: TabDeath) => Promise<void>;
  /** Opens a replacement; in a new browser with the same profile when the previous one was killed. */
  reopen: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Opens a tab of a browser whose profile, with the storage of its pages, outlives it. */
export async function openKillableTab(signIn: (page: Page) => Promise<void>): Promise<KillableTab> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'tessera-profile-'));
  let browser = await startBrowser(profile);
  let page = await newTab(browser);
  await signIn(page);
  const cookies = await page.context().cookies();
  return {
    page: () => page,
    kill: async (death) => {
      if (death === 'browser killed') await browser.kill();
      else if (death === 'crashed') await crash(page);
      else await page.close();
    },
    reopen: async () => {
      if (!browser.isRunning()) browser = await startBrowser(profile);
      page = await newTab(browser);
      // A browser writes cookies to disk only every thirty seconds.
      await page.context().addCookies(cookies);
    },
    stop: async () => {
      await browser.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function newTab({ context }: KillableBrowser): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/**
 * Crashes the renderer process, as a browser bug would; retried, since the page may be replaced by another
 * process meanwhile.
 */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // This command is never answered.
  const send = () => void session.send('Page.crash').catch(() => undefined);
  const crashed = page.waitForEvent('crash');
  send();
  const sending = setInterval(send, 200);
  await crashed.finally(() => clearInterval(sending));
  await page.close();
}
