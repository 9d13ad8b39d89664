import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { openTab } from './browser';

/** What a first visit downloads. Bytes are those of gzip -9, whatever the server chose. */
export type PageWeight = {
  html: string;
  htmlBytes: number;
  /** The bytes of every script fetched until the network fell silent, by address. */
  scripts: ReadonlyMap<string, number>;
  /** Those asked for before the first paint with content. */
  beforePaint: readonly string[];
};

/** Weighs what a page whose cache is empty downloads from now on. @returns a function that tells, once it is loaded. */
export function weighVisit(page: Page): (document: Response | null) => Promise<PageWeight> {
  const fetched: Response[] = [];
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') fetched.push(response);
  };
  page.on('response', keep);
  return async (document) => {
    if (!document) throw new Error(`${page.url()} did not answer`);
    await waitForScripts(page, fetched);
    page.off('response', keep);
    const html = await document.text();
    const scripts = await weighScripts(fetched);
    return { html, htmlBytes: compress(html), scripts, beforePaint: await scriptsBeforePaint(page) };
  };
}

/**
 * Waits for the scripts that start once the page is painted, and for those they ask for: on a busy machine the network
 * is silent for a while before.
 */
async function waitForScripts(page: Page, fetched: readonly Response[]): Promise<void> {
  await page.waitForFunction(() => {
    const started = [...document.scripts].filter(({ src, noModule }) => src && !noModule);
    return started.length > 0 && started.every(({ src }) => performance.getEntriesByName(src).length > 0);
  });
  for (let seen = -1; seen < fetched.length; ) {
    seen = fetched.length;
    await page.waitForTimeout(500);
  }
}

/** Visits a page in a browser with an empty cache and weighs it. */
export async function measurePage(browser: Browser, url: string): Promise<PageWeight> {
  const tab = await openTab(browser);
  const weigh = weighVisit(tab.page);
  const weight = await weigh(await tab.page.goto(url, { waitUntil: 'networkidle' }));
  await tab.close();
  return weight;
}

/**
 * Chunks that scripts fetch count like those the HTML names; polyfills for old browsers do not, since no current one
 * fetches them.
 */
async function weighScripts(fetched: readonly Response[]): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  for (const response of fetched) {
    if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
    scripts.set(response.url(), compress(await response.body()));
  }
  return scripts;
}

function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return entries.filter((entry) => !painted || entry.startTime < painted.startTime).map(({ name }) => name);
  });
}

/** The bytes of some scripts together. */
export function sumScripts(scripts: PageWeight['scripts']): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}

const compress = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength;
