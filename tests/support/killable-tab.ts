import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { patience } from './browser';
import { type KillableBrowser, startBrowser } from './killable-browser';

/** How a tab may end before its time. */
export const tabDeaths = ['closed', 'crashed', 'browser killed'] as const;
export type TabDeath = (typeof tabDeaths)[number];

export type KillableTab = {
  page: () => Page;
  /** Without a word to what stands in it. */
  kill: (death: TabDeath) => Promise<void>;
  /** A new one in its place; in a new browser over the same profile when that was killed. */
  openAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** One tab of a browser whose profile outlives it, with what pages have kept there. */
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
    openAgain: async () => {
      if (!browser.isRunning()) browser = await startBrowser(profile);
      page = await newTab(browser);
      // A browser writes them to its disk every half a minute only.
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
  page.setDefaultTimeout(patience);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/** As a fault in the browser ends the process that draws a page: whichever does, one page giving way to another. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // It is never answered.
  const send = () => void session.send('Page.crash').catch(() => undefined);
  const crashed = page.waitForEvent('crash');
  send();
  const sending = setInterval(send, 200);
  await crashed.finally(() => clearInterval(sending));
  await page.close();
}
