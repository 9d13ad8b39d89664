import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { ensureChromium } from '../../lib/commands/ensure-chromium.ts';
import { ensureBuilt } from '../../lib/commands/source-stamp.ts';
import { launchBrowser } from '../support/browser.ts';
import { runSite } from '../support/run-site.ts';
import { shrink, writeContactSheets } from './contact-sheets.ts';
import { type Photograph, photograph } from './photograph.ts';
import { photographComposer } from './photograph-composer.ts';
import { photographMails } from './photograph-mails.ts';
import { tourPages } from './tour-pages.ts';
import { type View, viewsOf } from './view.ts';

/** Tabs open at once. */
const tabs = 3;
const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'tour');

/** The site named by `SITE_URL`, or one of our own. */
async function visitedSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.SITE_URL?.replace(/\/$/, '');
  if (given) return { url: given, stop: async () => {} };
  await ensureBuilt();
  return runSite();
}

/** The names of a list that contain one of the words in an environment variable, or all. */
function chosen(variable: string, all: readonly string[]): readonly string[] {
  const wanted = process.env[variable]?.split(',').map((name) => name.trim());
  return wanted ? all.filter((name) => wanted.some((word) => name.includes(word))) : all;
}

/** `TOUR_PAGES` names what is no page, too: `mail`, and states of the composer, as `composer clash`. */
function isWanted(name: string): boolean {
  const wanted = process.env.TOUR_PAGES?.split(',').map((one) => one.trim());
  return !wanted || wanted.some((word) => name.includes(word));
}
const isWantedState = (name: string): boolean => isWanted(`composer ${name}`);

async function takeAll(browser: Browser, url: string, views: readonly View[]): Promise<Photograph[]> {
  const waiting = views.map((view, index) => ({ view, index }));
  const taken: Photograph[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const picture = await photograph(browser, url, folder, next.view);
      if (picture.status > 0) await shrink(folder, picture);
      taken[next.index] = picture;
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return taken;
}

/** Prints every complaint once with the views it came from. @returns whether there was none. */
function report(photographs: readonly Photograph[]): boolean {
  const faults = photographs.flatMap(({ file, status, complaints }) => [
    ...(status >= 200 && status < 500 ? [] : [{ file, fault: `answered ${status}` }]),
    ...complaints.map((complaint) => ({ file, fault: complaint.slice(0, 300) })),
  ]);
  for (const [fault, places] of Map.groupBy(faults, (entry) => entry.fault)) {
    const [first] = places;
    console.log(`${places.length} × ${fault}\n    first in ${first?.file}`);
  }
  console.log(`${photographs.length} photographs, ${faults.length} complaints: ${folder}/index.html`);
  return faults.length === 0;
}

process.env.CHROMIUM_PATH = ensureChromium();
rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'small'), { recursive: true });
const browser = await launchBrowser();
if (isWanted('mail'))
  console.log(`${await photographMails(browser, folder)} mails: ${folder}/mail/index.html`);
const site = await visitedSite();
try {
  const names = chosen('TOUR_PAGES', Object.keys(tourPages));
  const pages = Object.fromEntries(Object.entries(tourPages).filter(([name]) => names.includes(name)));
  const views = viewsOf(pages, chosen('TOUR_LANGUAGES', ['en-GH', 'en-US']));
  const photographs = await takeAll(browser, site.url, views);
  await writeContactSheets(
    browser,
    folder,
    photographs.filter(({ status }) => status > 0),
  );
  const states = await photographComposer(browser, site.url, folder, isWantedState);
  const faults = states.flatMap(({ name, complaints }) =>
    complaints.map((one) => `composer ${name}: ${one}`),
  );
  for (const fault of faults) console.log(fault.slice(0, 400));
  console.log(`${states.length} states of the composer: ${folder}/composer/index.html`);
  process.exitCode = report(photographs) && faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
