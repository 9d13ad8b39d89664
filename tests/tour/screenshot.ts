import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { openTab } from '../support/browser.ts';
import { localised } from '../support/page-types.ts';
import { fileOf, type TourView } from './view.ts';

export type Screenshot = { view: TourView; file: string; status: number; complaints: string[] };

/** Takes a full-page screenshot of a view into the folder, once fonts and pictures are loaded. */
export async function takeScreenshot(
  browser: Browser,
  siteUrl: string,
  folder: string,
  view: TourView,
): Promise<Screenshot> {
  const file = `${fileOf(view)}.png`;
  const viewport = { width: view.width, height: view.width < 768 ? 780 : 900 };
  const tab = await openTab(browser, { viewport, colorScheme: view.scheme });
  try {
    const response = await tab.page.goto(siteUrl + localised(view.locale, view.path), {
      waitUntil: 'load',
      timeout: 60_000,
    });
    await Promise.race([settle(tab.page), rejectAfterTimeout()]);
    await tab.page.screenshot({ path: path.join(folder, file), fullPage: true });
    const status = response?.status() ?? 0;
    const complaints = tab.complaints.filter((complaint) => !isExpectedError(complaint, status));
    return { view, file, status, complaints };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { view, file, status: 0, complaints: [...tab.complaints, reason] };
  } finally {
    await tab.close();
  }
}

/** A page that never settles is reported, and does not block the others. */
const rejectAfterTimeout = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The page did not settle within a minute')), 60_000).unref();
  });

/** The browser logs the status of the not-found page as an error. */
const isExpectedError = (complaint: string, status: number): boolean =>
  status === 404 && complaint.includes('status of 404');

/** Scrolls through the page so that lazy pictures load, then waits for them and for the fonts. */
async function settle(page: Page): Promise<void> {
  const [height, step] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    window.innerHeight,
  ]);
  for (let y = 0; y < (height ?? 0); y += step ?? 800) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => undefined))),
  );
  await page.waitForTimeout(100);
}
