import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What a visit downloads, in bytes; `Gz` are those of gzip -9, whatever the server chose. */
export type PageWeight = {
  html: string;
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
    return { html: await document.text(), scriptsGz: await weighScripts(fetched) };
  };
}

/** What the document at an address weighs, in bytes: plain, and by gzip -9. */
export async function weighDocument(url: string): Promise<{ bytes: number; gz: number }> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { bytes: html.byteLength, gz: compress(html) };
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
