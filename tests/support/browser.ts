import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { expect } from 'vitest';
import { ensureChromium } from '../../lib/commands/ensure-program.ts';
import { recordOnFailure, recordPageState } from './record-page-state.ts';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium, from `CHROMIUM_PATH` or installed on this machine, and its flags. */
export const chromiumProgram = () => ({
  executablePath: process.env.CHROMIUM_PATH ?? ensureChromium(),
  args: chromiumFlags,
});

/** Launches Chromium through Playwright, with additional flags. */
export function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const { args, ...program } = chromiumProgram();
  return chromium.launch({ ...program, args: [...args, ...extraFlags] });
}

/** In ms; Playwright's default of thirty seconds is too short while several projects run on the machine. */
export const DEFAULT_TIMEOUT_MS = 120_000;

export type BrowserTab = { page: Page; complaints: string[]; close: () => Promise<void> };

/** Opens a tab in its own context that records console errors, page errors, failed requests and requests to other machines. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserTab> {
  const context = await openContext(browser, options);
  return { ...(await openTabIn(context)), close: () => context.close() };
}

/** Opens a browser context of one user. */
export const openContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({ reducedMotion: 'reduce', ...options });

/** Opens another tab in a context, with the same recording. */
export async function openTabIn(context: BrowserContext): Promise<Omit<BrowserTab, 'close'>> {
  const page = await context.newPage();
  page.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
  recordOnFailure(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const complaint = `${message.text()} (${message.location().url})`;
    if (!isPreloadWarning(complaint)) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      complaints.push(`requested ${request.url()}`);
  });
  return { page, complaints };
}

/**
 * The canvas is empty until its page is parsed, which on a busy machine takes longer than Chromium's limit
 * for preloads.
 */
const isPreloadWarning = (complaint: string): boolean =>
  complaint.includes('preloaded using link preload') && complaint.includes('/compose/canvas/');

/** Runs the steps of a visit in a new tab; any console error fails it. */
export async function inTab(
  opening: Promise<BrowserTab>,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const tab = await opening;
  try {
    await steps(tab.page);
    expect(tab.complaints).toEqual([]);
  } catch (error) {
    await recordPageState(tab.page, String(error));
    throw error;
  } finally {
    await tab.close();
  }
}
