import { expect, inject, it } from 'vitest';
import { localised, pageTypes } from '../support/page-types';
import { serveInPieces } from '../support/serve-in-pieces';
import { shareBrowser } from '../support/share-browser';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
/** In the middle of lines whose parts find their places by each other. */
const cuts = [
  /<aside\b[\s\S]*?<\/p>/,
  /<aside\b[\s\S]*?href="tel:[\s\S]*?<\/a>/,
  /<nav\b[\s\S]*?<\/nav>/,
  /id="[^"]*-language-switch"[\s\S]*?<\/button>/,
];

it.each([768, 1280])('nothing moves on a page that comes in pieces, at %i px', async (width) => {
  const { url, stop } = await serveInPieces(inject('siteUrl'), cuts);
  const { page, close } = await browser.openTab({ viewport: { width, height: 900 } });
  try {
    const shift = await watchLayoutShift(page, 10_000);
    await page.goto(url + localised('en-GH', pageTypes.office ?? ''), { waitUntil: 'networkidle' });
    expect(await shift()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
  } finally {
    await close();
    await stop();
  }
});
