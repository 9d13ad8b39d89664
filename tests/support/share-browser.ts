import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { type BrowserTab, inTab, launchBrowser, openContext, openTab, openTabIn } from './browser';

/** The browser shared by all tests of a run. */
export type SharedBrowser = {
  /** Runs steps in a tab of their own; any console error fails them. */
  inTab: (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;
  openTab: (options?: BrowserContextOptions) => Promise<BrowserTab>;
};

/**
 * A tab lives for seconds: optimising compilers often cost more than they gain. No spare renderer process is
 * started: it made a page a tenth slower.
 */
const shortLivedFlags = ['--js-flags=--no-opt,--no-maglev', '--renderer-process-limit=1'];

let launched: Promise<Browser> | undefined;

/** Launched by the first test that needs it, and again after it crashed; it ends with the process. */
async function runningBrowser(): Promise<Browser> {
  launched ??= launchBrowser(shortLivedFlags);
  if (!(await launched).isConnected()) launched = launchBrowser(shortLivedFlags);
  return launched;
}

/** A shared browser; each tab has a new, empty context. */
export const shareBrowser = (): SharedBrowser =>
  sharedBrowser(async (options) => openTab(await runningBrowser(), options));

/**
 * A shared browser for staff screens: tabs start signed out and without storage, but reuse contexts with
 * their script cache. Parsing and compiling the scripts of the composer or the admin takes longer than most
 * tests.
 */
export const shareStaffBrowser = (): SharedBrowser => sharedBrowser(openStaffTab);

const sharedBrowser = (open: SharedBrowser['openTab']): SharedBrowser => ({
  inTab: (options, steps) => inTab(open(options), steps),
  openTab: open,
});

/** Contexts without open tabs, by their options. */
const idleContexts = new Map<string, BrowserContext[]>();

async function openStaffTab(options: BrowserContextOptions = {}): Promise<BrowserTab> {
  const kind = JSON.stringify(options);
  const browser = await runningBrowser();
  const reusable = idleContexts.get(kind)?.pop();
  const context = reusable?.browser()?.isConnected() ? reusable : await openContext(browser, options);
  const tab = await openTabIn(context);
  const origins = new Set<string>();
  tab.page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  const close = async () => {
    await resetContext(context, origins);
    idleContexts.set(kind, [...(idleContexts.get(kind) ?? []), context]);
  };
  return { ...tab, close };
}

/** Closes all tabs, and clears everything but the HTTP and code caches. */
async function resetContext(context: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.setOffline(false), context.clearCookies()]);
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  for (const origin of origins)
    if (origin.startsWith('http'))
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await blank.close();
}
