import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What a visit downloads, in bytes; `Gz` are those of gzip -9, whatever the server chose. */
export type PageWeight = {
  html: string;
  /** Every script fetched until the network fell silent, by address. */
  scriptsGz: ReadonlyMap<string, number>;
  stylesGz: number;
  /** Typefaces are compressed as they are. */
  fonts: number;
};

const weighed = new Set(['script', 'stylesheet', 'font']);

/** Weighs what a page downloads from now on. @returns a function that tells, once the network is silent. */
export function weighVisit(page: Page): (document: Response | null) => Promise<PageWeight> {
  const fetched: Response[] = [];
  const keep = (response: Response) => {
    if (weighed.has(response.request().resourceType()) && !response.url().startsWith('data:'))
      fetched.push(response);
  };
  page.on('response', keep);
  return async (document) => {
    if (!document) throw new Error(`${page.url()} did not answer`);
    await page.waitForLoadState('networkidle');
    page.off('response', keep);
    const ofKind = (kind: string) => fetched.filter((one) => one.request().resourceType() === kind);
    return {
      html: await document.text(),
      scriptsGz: await weighEach(ofKind('script'), compress),
      stylesGz: sumSizes(await weighEach(ofKind('stylesheet'), compress)),
      fonts: sumSizes(await weighEach(ofKind('font'), (body) => body.byteLength)),
    };
  };
}

/** What the document at an address weighs, in bytes: plain, and by gzip -9. */
export async function weighDocument(url: string): Promise<{ bytes: number; gz: number }> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { bytes: html.byteLength, gz: compress(html) };
}

async function weighEach(
  fetched: readonly Response[],
  weigh: (body: Buffer) => number,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const response of fetched) {
    if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
    sizes.set(response.url(), weigh(await response.body()));
  }
  return sizes;
}

/** The bytes of some files together. */
export function sumSizes(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

const compress = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength;
