import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './find-violations';
import { localised } from './page-types';

/** Holds a page of the site that was reached to its status, its address, one heading, its canonical address, and the rules of axe. */
export async function lookAtPage(
  page: Page,
  answer: Response | null,
  { language, path }: { language: string; path: string },
): Promise<void> {
  expect(answer?.status()).toBe(200);
  const { pathname, hash, origin } = new URL(page.url());
  expect(pathname + hash).toBe(localised(language, path));
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const canonical = await page
    .locator('link[rel=canonical]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  // What is not translated is found where it was written.
  if (canonical[0])
    expect(new URL(canonical[0], origin).pathname).toMatch(new RegExp(`^/(${language}|en-GH)(/|$)`));
  else expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await findViolations(page)).toEqual([]);
}
