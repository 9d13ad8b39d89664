import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What a visit downloads, in bytes; `Gz` are those of gzip -9, whatever the server chose. */
export type PageWeight = {
  html: string;
  htmlBytes: number;
  htmlGz: number;
  /** Every script fetched until the network fell silent, by address. */
  scriptsGz: ReadonlyMap<string, number>;
};

/** Weighs what a page downloads from now on. @returns a function that tells, once the network is silent. */
export function weighVisit(page: Page): (document: Response | null) => Promise<PageWeight> {
  const fetched: Response[] = [];
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') fetched.push(response);
  };
  page.on('response', keep);
  return async (document) => {
    if (!document) throw new Error(`${page.url()} did not answer`);
    await page.waitForLoadState('networkidle');
    page.off('response', keep);
    const html = await document.text();
    const htmlBytes = Buffer.byteLength(html);
    return { html, htmlBytes, htmlGz: compress(html), scriptsGz: await weighScripts(fetched) };
  };
}

async function weighScripts(fetched: readonly Response[]): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  for (const response of fetched) {
    if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
    scripts.set(response.url(), compress(await response.body()));
  }
  return scripts;
}

/** The bytes of some scripts together. */
export function sumScripts(scripts: PageWeight['scriptsGz']): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}

const compress = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength;
