import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/**
 * The download size of a visit, in bytes; `Gz` values are sizes after gzip -9, whatever the server chose.
 */
export type PageWeight = {
  html: string;
  /** Every script requested until the network was idle, by address. */
  scriptsGz: ReadonlyMap<string, number>;
  stylesGz: number;
  /** Fonts are already compressed. */
  fonts: number;
};

const weighedTypes = new Set(['script', 'stylesheet', 'font']);

/**
 * Measures the downloads of a page from now on.
 * @returns a function that waits for an idle network and returns the sizes.
 */
export function weighVisit(page: Page): (document: Response | null) => Promise<PageWeight> {
  const fetched: Response[] = [];
  const record = (response: Response) => {
    if (weighedTypes.has(response.request().resourceType()) && !response.url().startsWith('data:'))
      fetched.push(response);
  };
  page.on('response', record);
  return async (document) => {
    if (!document) throw new Error(`${page.url()} did not answer`);
    await page.waitForLoadState('networkidle');
    page.off('response', record);
    const ofKind = (kind: string) =>
      fetched.filter((candidate) => candidate.request().resourceType() === kind);
    return {
      html: await document.text(),
      scriptsGz: await weighEach(ofKind('script'), compress),
      stylesGz: sumSizes(await weighEach(ofKind('stylesheet'), compress)),
      fonts: sumSizes(await weighEach(ofKind('font'), (body) => body.byteLength)),
    };
  };
}

/** The size of a document in bytes: uncompressed, and after gzip -9. */
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

/** The total size of several files, in bytes. */
export function sumSizes(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

const compress = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength;

/** The scripts without that of the account, which the keyboard focus in the header loads and has its own budget. */
export const withoutAccount = (scriptsGz: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...scriptsGz].filter(([url]) => !url.includes('/account.live-')));
