import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { budgets } from '../support/budgets';
import type { CmsClient } from '../support/cms-client';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { hasFocus, tabTo } from '../support/keyboard';
import { sumSizes, weighVisit } from '../support/measure-page';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { visitUntil } from '../support/visit';
import '@/lib/analytics/data-layer';
import '@/lib/analytics/pixel';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const site = inject('siteUrl');
const address = `${site}/en-GH/about-transworld-business-advisors`;
/** The browser of the tests calls itself headless, and is asked nothing. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const visitor = { userAgent, viewport: { width: 360, height: 780 } };
const google = 'https://www.googletagmanager.com';
const meta = 'https://connect.facebook.net';

const ids: Record<string, string> = {
  'Google Tag Manager ID': 'GTM-TESSERA',
  'Google Analytics Tracking ID': 'G-TESSERA123',
  'Facebook Pixel ID': '123456789012345',
};
const contents = z.array(z.looseObject({ name: z.string(), value: z.string().nullish() }));
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
let admin: CmsClient;
let header: string | number;

/** Writes the ids into the header section, or takes them out. */
async function setUp(values: Record<string, string>): Promise<Response> {
  const found = await admin.call(`/website-sections/${header}?depth=0`, 'GET');
  const stored = z.object({ contents }).parse(await found.json()).contents;
  const changed = stored.map(({ id: _, ...one }) =>
    one.name in ids ? { ...one, value: values[one.name] ?? '' } : one,
  );
  return admin.update('website-sections', header, { contents: changed });
}

const policyOf = async (): Promise<string> =>
  (await fetch(address)).headers.get('content-security-policy') ?? '';

beforeAll(async () => {
  admin = await signInAs(site, 'network-admin');
  header = await admin.idOf('website-sections', 'name', 'header');
});
afterAll(async () => {
  await setUp({});
  await database.$client.end();
});

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const keptIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Meta's script comes, Google's hang for ever. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith(meta))
      await route.fulfill({ contentType: 'text/javascript', body: 'window.metaRan = true;' });
  });
  return asked;
}

/** Writes to the network, as slowly as somebody does. */
async function sendInquiry(page: Page, email: string): Promise<void> {
  const form = page.locator('[data-island=form] form');
  await form.scrollIntoViewIfNeeded();
  await page.locator('[data-island=form] form[novalidate]').waitFor();
  await form.locator('[name=reason]').selectOption('other');
  await form.locator('[name=full_name]').fill('Kofi Boateng');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill('A question.');
  await form.locator('[name=privacy]').check();
  await page.waitForFunction(() => performance.now() > 1_600);
  await form.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your inquiry has been submitted successfully.').waitFor();
}

/** In a tab whose requests to the providers stand in for them. */
async function asVisitor(steps: (page: Page, asked: string[]) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await browser.openTab(visitor);
  const asked = await standIn(page);
  await steps(page, asked);
  expect(complaints.filter((one) => !one.startsWith('asked https:'))).toEqual([]);
  await close();
}

it('without an id, pages reach nobody and ask nothing', async () => {
  const { html } = await visitUntil(address, ({ status }) => status === 200);
  expect(html).not.toMatch(/data-consent=|google|facebook\.net/);
  expect(await policyOf()).not.toMatch(/google|facebook/);
});

it('what is no id is refused, in the words of the catalogue', async () => {
  const refused = await setUp({ 'Google Analytics Tracking ID': 'UA-1' });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('missing measurement id'),
  ]);
});

describe('with ids in the header section', () => {
  beforeAll(async () => {
    expect((await setUp(ids)).status).toBe(200);
    await visitUntil(address, ({ html }) => html.includes('data-consent='));
  });

  it('pages open the hosts of the providers, and of no others', async () => {
    const policy = await policyOf();
    expect(policy).toContain(`script-src 'self' ${google} ${meta};`);
    expect(
      [...policy.matchAll(/https:\/\/[^\s;]+/g)]
        .map(([host]) => host)
        .filter((host) => !/google|facebook|youtube|vimeo/.test(host)),
    ).toEqual([]);
  });

  it('nothing is loaded or stored before an answer; a refusal is all that is kept, and is found again', () =>
    asVisitor(async (page, asked) => {
      const shift = await watchLayoutShift(page);
      const weigh = weighVisit(page);
      const opened = await page.goto(address);
      await banner(page).waitFor();
      const { scriptsGz } = await weigh(opened);
      const own = [...scriptsGz].filter(([url]) => /page-module|islands-|consent-banner|chunk/.test(url));
      expect(sumSizes(new Map(own)), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz['consent-banner'],
      );
      expect([asked, await keptIn(page), await shift()]).toEqual([[], {}, 0]);
      expect(await findViolations(page)).toEqual([]);
      await tabTo(page, answer(page, 'Refuse'));
      await page.keyboard.press('Enter');
      await banner(page).waitFor({ state: 'hidden' });
      expect(Object.keys(await keptIn(page))).toEqual(['consent']);
      await page.reload();
      // It is offered by the script that would ask.
      await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
      expect([await banner(page).isVisible(), asked]).toEqual([false, []]);
      // The site's own, of the language that was read.
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['lang']);
    }));

  it('what has the focus is not under the banner', () =>
    asVisitor(async (page) => {
      await page.goto(address);
      await banner(page).waitFor();
      await page.locator('#content').focus();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const isSeen = await page.evaluate(() => {
          const focused = document.activeElement;
          const fixed = document.querySelector('[data-consent]');
          if (!focused || !fixed || focused === document.body || fixed.contains(focused)) return true;
          return focused.getBoundingClientRect().top < fixed.getBoundingClientRect().top;
        });
        expect(isSeen, `stop ${stop}`).toBe(true);
      }
      expect(await findDarkViolations(page)).toEqual([]);
    }));

  it('a provider that hangs keeps nobody waiting, and one that comes is told; the choice can be changed', () =>
    asVisitor(async (page, asked) => {
      await page.goto(address);
      await answer(page, 'Accept').click();
      await page.waitForFunction(() => window.fbq?.queue.length === 2);
      expect(asked.sort()).toEqual([
        `${meta}/en_US/fbevents.js`,
        `${google}/gtag/js?id=G-TESSERA123&l=ga4DataLayer`,
        `${google}/gtm.js?id=GTM-TESSERA`,
      ]);
      expect(
        await page.evaluate(() => [
          window.dataLayer?.length,
          window.ga4DataLayer?.length,
          document.readyState,
        ]),
      ).toEqual([2, 3, 'complete']);
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      expect(await hasFocus(banner(page).getByRole('heading'))).toBe(true);
      await banner(page)
        .getByRole('checkbox', { name: /^Advertising/ })
        .uncheck();
      const reloaded = page.waitForEvent('load');
      await answer(page, 'Save').click();
      await reloaded;
      await page.waitForFunction(() => window.ga4DataLayer !== undefined);
      expect(await page.evaluate(() => window.fbq)).toBeUndefined();
    }));

  it.each([
    ['Accept', { source: 'radio', landing_page: '/en-GH/about-transworld-business-advisors' }],
    ['Refuse', { source: null, landing_page: null }],
  ])('who answers %s tells with a form as much of the way there', (choice, expected) =>
    asVisitor(async (page) => {
      const email = `way-${Date.now()}@example.com`;
      await page.goto(`${address}?utm_source=Radio`);
      await answer(page, choice).click();
      await banner(page).waitFor({ state: 'hidden' });
      const isKept = () => page.evaluate(() => sessionStorage.getItem('visit') !== null);
      if (choice === 'Accept') await expect.poll(isKept).toBe(true);
      await page.goto(`${site}/en-GH/contact-us`);
      await sendInquiry(page, email);
      expect(await isKept()).toBe(choice === 'Accept');
      const { rows } = await database.execute(
        sql`select source, landing_page, device, browser, operating_system from leads where email = ${email}`,
      );
      expect(rows).toEqual([{ ...expected, device: 'Mobile', browser: 'Chrome', operating_system: 'Linux' }]);
    }),
  );

  it('nobody is asked where pages are kept as browsers show them, nor without scripts', async () => {
    await asVisitor(async (page, asked) => {
      await page.goto(`${address}?_prerender_=1`);
      await page.waitForLoadState('networkidle');
      expect([await banner(page).isVisible(), asked]).toEqual([false, []]);
    });
    const { page, close } = await browser.openTab({ ...visitor, javaScriptEnabled: false });
    await page.goto(address);
    expect(
      await page.locator('[data-consent], [data-change-consent]').filter({ visible: true }).count(),
    ).toBe(0);
    await close();
  });
});
