import type { Page, Response } from 'playwright';
import { expect } from 'vitest';
import { findViolations } from './find-violations';
import { localised } from './page-types';

/** Checks the status, address, heading, canonical address and accessibility of a loaded page. */
export async function expectValidPage(
  page: Page,
  response: Response | null,
  { language, path }: { language: string; path: string },
): Promise<void> {
  expect(response?.status()).toBe(200);
  const { pathname, hash, origin } = new URL(page.url());
  expect(pathname + hash).toBe(localised(language, path));
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const canonical = await page
    .locator('link[rel=canonical]')
    .evaluateAll((all) => all.map((item) => item.getAttribute('href')));
  // The canonical address of an untranslated page is the original.
  if (canonical[0])
    expect(new URL(canonical[0], origin).pathname).toMatch(new RegExp(`^/(${language}|en-GH)(/|$)`));
  else expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await findViolations(page)).toEqual([]);
}
