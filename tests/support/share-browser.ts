import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inTab, launchBrowser, openContext, openTab, openTabIn, type Visit } from './browser';

/** The one browser of a run over the site: what the tests of a file do with it. */
export type SharedBrowser = {
  /** Steps in a tab of their own, which is to have nothing to complain about. */
  inTab: (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;
  openTab: (options?: BrowserContextOptions) => Promise<Visit>;
};

/**
 * A tab lives for seconds: what compiles for long what is run often costs it more than it gains. No process is started for a tab
 * that may come: with that a page took a tenth more.
 */
const shortLived = ['--js-flags=--no-opt,--no-maglev', '--renderer-process-limit=1'];

let launched: Promise<Browser> | undefined;

/** Started by the first test that needs it, and again after it has ended by itself; it ends with the process. */
async function runningBrowser(): Promise<Browser> {
  launched ??= launchBrowser(shortLived);
  if (!(await launched).isConnected()) launched = launchBrowser(shortLived);
  return launched;
}

/** A browser that all files share; each tab is that of somebody who has never been here. */
export const shareBrowser = (): SharedBrowser =>
  sharedBrowser(async (options) => openTab(await runningBrowser(), options));

/**
 * The same for who works here every day: each tab is signed out and knows nothing of the tabs before, and has the scripts that they have
 * read. To read and compile those of the composer or the admin takes longer than most tests.
 */
export const shareStaffBrowser = (): SharedBrowser => sharedBrowser(openStaffTab);

const sharedBrowser = (open: SharedBrowser['openTab']): SharedBrowser => ({
  inTab: (options, steps) => inTab(open(options), steps),
  openTab: open,
});

/** Whose tabs are closed, by what they were opened with. */
const idle = new Map<string, BrowserContext[]>();

async function openStaffTab(options: BrowserContextOptions = {}): Promise<Visit> {
  const kind = JSON.stringify(options);
  const browser = await runningBrowser();
  const kept = idle.get(kind)?.pop();
  const context = kept?.browser()?.isConnected() ? kept : await openContext(browser, options);
  const tab = await openTabIn(context);
  const origins = new Set<string>();
  tab.page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  const close = async () => {
    await forgetVisit(context, origins);
    idle.set(kind, [...(idle.get(kind) ?? []), context]);
  };
  return { ...tab, close };
}

/** Closes all tabs, and forgets all but what was read. */
async function forgetVisit(context: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.setOffline(false), context.clearCookies()]);
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  for (const origin of origins)
    if (origin.startsWith('http'))
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await blank.close();
}
