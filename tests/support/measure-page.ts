import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
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

/**
 * Visits a page in a browser with an empty cache. Chunks that scripts fetch count like those the HTML names;
 * polyfills for old browsers do not, since no current one fetches them.
 */
export async function measurePage(browser: Browser, url: string): Promise<PageWeight> {
  const tab = await openTab(browser);
  const fetched: Response[] = [];
  tab.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response);
  });
  const document = await tab.page.goto(url, { waitUntil: 'networkidle' });
  if (!document) throw new Error(`${url} did not answer`);
  const scripts = new Map<string, number>();
  for (const response of fetched) {
    if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
    scripts.set(response.url(), compress(await response.body()));
  }
  const html = await document.text();
  const beforePaint = await tab.page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return entries.filter((entry) => !painted || entry.startTime < painted.startTime).map(({ name }) => name);
  });
  await tab.close();
  return { html, htmlBytes: compress(html), scripts, beforePaint };
}

/** The bytes of some scripts together. */
export function sumScripts(scripts: PageWeight['scripts']): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}

const compress = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength;
