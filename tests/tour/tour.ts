import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { ensureBuilt } from '../../lib/commands/ensure-built.ts';
import { ensureChromium } from '../../lib/commands/ensure-program.ts';
import { launchBrowser } from '../support/browser.ts';
import { runSite } from '../support/run-site.ts';
import { shrink, writeContactSheets } from './contact-sheets.ts';
import { type Screenshot, takeScreenshot } from './screenshot.ts';
import { screenshotComposer } from './screenshot-composer.ts';
import { screenshotMails } from './screenshot-mails.ts';
import { tourPages } from './tour-pages.ts';
import { type TourView, viewsOf } from './view.ts';

/** Number of tabs open at the same time. */
const MAX_TABS = 3;
const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'tour');

/** The site at `SITE_URL`, or one started here. */
async function openSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '');
  if (siteUrl) return { url: siteUrl, stop: async () => {} };
  await ensureBuilt();
  return runSite();
}

/** Creates a filter for names with one of the terms in an environment variable; it accepts all when that is not set. */
function createFilter(variable: string): (name: string) => boolean {
  const terms = process.env[variable]?.split(',').map((term) => term.trim());
  return (name) => !terms || terms.some((term) => name.includes(term));
}

/** `TOUR_PAGES` also selects `mail`, and states of the composer, as `composer clash`. */
const isSelected = createFilter('TOUR_PAGES');

async function takeScreenshots(
  browser: Browser,
  url: string,
  views: readonly TourView[],
): Promise<Screenshot[]> {
  const queue = views.map((view, index) => ({ view, index }));
  const screenshots: Screenshot[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const picture = await takeScreenshot(browser, url, folder, next.view);
      if (picture.status > 0) await shrink(folder, picture);
      screenshots[next.index] = picture;
    }
  };
  await Promise.all(Array.from({ length: MAX_TABS }, work));
  return screenshots;
}

/**
 * Prints every error once with the number of views it came from.
 * @returns whether there was none.
 */
function printReport(screenshots: readonly Screenshot[]): boolean {
  const errors = screenshots.flatMap(({ file, status, complaints }) => [
    ...(status >= 200 && status < 500 ? [] : [{ file, error: `answered ${status}` }]),
    ...complaints.map((complaint) => ({ file, error: complaint.slice(0, 300) })),
  ]);
  for (const [error, entries] of Map.groupBy(errors, (entry) => entry.error)) {
    const [first] = entries;
    console.log(`${entries.length} × ${error}\n    first in ${first?.file}`);
  }
  console.log(`${screenshots.length} screenshots, ${errors.length} complaints: ${folder}/index.html`);
  return errors.length === 0;
}

process.env.CHROMIUM_PATH = ensureChromium();
rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'small'), { recursive: true });
const browser = await launchBrowser();
if (isSelected('mail'))
  console.log(`${await screenshotMails(browser, folder)} mails: ${folder}/mail/index.html`);
const site = await openSite();
try {
  const pages = Object.fromEntries(Object.entries(tourPages).filter(([name]) => isSelected(name)));
  const views = viewsOf(pages, ['en-GH', 'en-US'].filter(createFilter('TOUR_LANGUAGES')));
  const screenshots = await takeScreenshots(browser, site.url, views);
  await writeContactSheets(
    browser,
    folder,
    screenshots.filter(({ status }) => status > 0),
  );
  const states = await screenshotComposer(browser, site.url, folder, (name) =>
    isSelected(`composer ${name}`),
  );
  const composerErrors = states.flatMap(({ name, complaints }) =>
    complaints.map((item) => `composer ${name}: ${item}`),
  );
  for (const composerError of composerErrors) console.log(composerError.slice(0, 400));
  console.log(`${states.length} states of the composer: ${folder}/composer/index.html`);
  process.exitCode = printReport(screenshots) && composerErrors.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
