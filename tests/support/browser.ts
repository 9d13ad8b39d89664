import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { ensureChromium } from '../../lib/commands/ensure-chromium.ts';
import { noteIfItFails, noteWhatWasSeen } from './note-what-was-seen.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium, that of `CHROMIUM_PATH` or what this machine has, and what it is started with. */
export const chromiumProgram = () => ({
  executablePath: process.env.CHROMIUM_PATH ?? ensureChromium(),
  args: flags,
});

/** One that Playwright works, started with these flags besides. */
export function launchBrowser(flagsBesides: readonly string[] = []): Promise<Browser> {
  const { args, ...program } = chromiumProgram();
  return chromium.launch({ ...program, args: [...args, ...flagsBesides] });
}

/** Thirty seconds, which is usual, are short on a machine that does three things more; in ms. */
export const patience = 120_000;

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

/**
 * A new tab in a context of its own that notes every console error, page error, failed request and request
 * to anywhere but this machine.
 */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await openContext(browser, options);
  return { ...(await openTabIn(context)), close: () => context.close() };
}

/** Somebody's browser. */
export const openContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({ reducedMotion: 'reduce', ...options });

/** One more tab of somebody's browser, which notes the same. */
export async function openTabIn(context: BrowserContext): Promise<Omit<Visit, 'close'>> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  noteIfItFails(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const complaint = `${message.text()} (${message.location().url})`;
    if (!isOfSlowness(complaint)) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`asked ${request.url()}`);
  });
  return { page, complaints };
}

/** The composer's canvas stands empty until its page is read, which on a busy machine takes longer than the browser finds good. */
const isOfSlowness = (complaint: string): boolean =>
  complaint.includes('preloaded using link preload') && complaint.includes('/compose/canvas/');

/** Runs the steps of a visit in a tab that was opened for them; a complaint fails it. */
export async function inTab(opening: Promise<Visit>, steps: (page: Page) => Promise<void>): Promise<void> {
  const tab = await opening;
  try {
    await steps(tab.page);
    expect(tab.complaints).toEqual([]);
  } catch (error) {
    await noteWhatWasSeen(tab.page, String(error));
    throw error;
  } finally {
    await tab.close();
  }
}
