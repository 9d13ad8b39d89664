import { expect, inject, it } from 'vitest';
import { thinOut } from '../support/long-form';
import { localised, pageTypes } from '../support/page-types';
import { serveInPieces } from '../support/serve-in-pieces';
import { shareBrowser } from '../support/share-browser';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
/** In the middle of what finds its place by the rest of it: lines of a header, and the words in a picture, which stand in its middle. */
const places = {
  office: [
    /<aside\b[\s\S]*?<\/p>/,
    /<aside\b[\s\S]*?href="tel:[\s\S]*?<\/a>/,
    /<nav\b[\s\S]*?<\/nav>/,
    /id="[^"]*-language-switch"[\s\S]*?<\/button>/,
  ],
  'custom page with video': [/<main\b[\s\S]*?<\/h1>/],
};

const looks = [
  [768, 'office'],
  [1440, 'custom page with video'],
  [1280, 'office'],
] as const;

it.each(thinOut(looks, 2))(
  'nothing moves on a page that comes in pieces, at %i px: %s',
  async (width, name) => {
    const { url, stop } = await serveInPieces(inject('siteUrl'), places[name]);
    const { page, close } = await browser.openTab({ viewport: { width, height: 900 } });
    try {
      const shift = await watchLayoutShift(page, 10_000);
      await page.goto(url + localised('en-GH', pageTypes[name] ?? ''), { waitUntil: 'networkidle' });
      expect(await shift()).toBe(0);
      expect(await page.locator('h1').isVisible()).toBe(true);
    } finally {
      await close();
      await stop();
    }
  },
);
