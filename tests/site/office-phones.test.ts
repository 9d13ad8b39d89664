import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const osu = `${inject('siteUrl')}/en-GH/locations/greater-accra/osu`;
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });

describe.concurrent('telephone number of an office', () => {
  const numbers = {
    organic: '+233302747453',
    paid: '+233302748970',
    campaign: '+233302755638',
    radio: '+233302758991',
    network: '+233302730100',
  };
  /** Which numbers of the office or the network the telephone links of the page contain. */
  const linkedNumbers = (page: Page) =>
    page.evaluate((all) => {
      const linked = [...document.querySelectorAll('a[href^="tel:"]')];
      const count = (number: string) =>
        linked.filter((link) => link.getAttribute('href') === `tel:${number}`).length;
      return Object.entries(all)
        .filter(([, number]) => count(number) > 0)
        .map(([name]) => name);
    }, numbers);

  const visitCases = [
    ['an ordinary visit', '', 'organic'],
    ['a campaign', '?utm_campaign=sell-quietly', 'campaign'],
    ['a campaign that was paid for', '?utm_campaign=sell-quietly&gclid=x', 'campaign'],
    ['another trigger', '?src=radio', 'radio'],
    ['a trigger with another value', '?src=television', 'organic'],
    ['a click on an advertisement', '?gclid=x', 'paid'],
    ['a paid medium', '?utm_medium=cpc&utm_source=x', 'paid'],
    ['a medium that is not paid', '?utm_medium=email', 'organic'],
  ] as const;
  it.for(sampleCases(visitCases, 1))(
    'for %s is the right one, and stays during the visit',
    ([, query, expected], { expect }) =>
      browser.inTab({}, async (page) => {
        for (const address of [osu + query, `${osu}/about/our-team`]) {
          await open(page, address);
          // The number is chosen after the page has loaded.
          await expect.poll(() => linkedNumbers(page), { timeout: 15_000 }).toEqual([expected]);
        }
      }),
  );

  it('is the organic one without JavaScript', { skip: !isLongForm }, async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await open(page, `${osu}?gclid=x`);
    expect(await page.locator(`main a[href="tel:${numbers.organic}"]`).count()).toBeGreaterThan(0);
    await close();
  });
});
