import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright';
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
import '@/lib/analytics/providers';
import '@/lib/analytics/pixel';
import { watchLayoutShift } from '../support/watch-layout-shift';

const browser = shareBrowser();
const site = inject('siteUrl');
const address = `${site}/en-GH/about-transworld-business-advisors`;
/** The headless user agent of the tests would not be asked for consent. */
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

/** Sets the ids in the header section, or removes them. */
async function setTrackingIds(values: Record<string, string>): Promise<Response> {
  const response = await admin.call(`/website-sections/${header}?depth=0`, 'GET');
  const stored = z.object({ contents }).parse(await response.json()).contents;
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
  await setTrackingIds({});
  await database.$client.end();
});

const consentBanner = (page: Page) => page.getByRole('region', { name: 'May we use analytics?' });
const consentButton = (page: Page, name: string) =>
  consentBanner(page).getByRole('button', { name, exact: true });
const localStorageOf = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Stubs the providers: Meta's script loads, Google's requests hang. */
async function stubProviders(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    requestedUrls.push(url);
    if (url.startsWith(meta))
      await route.fulfill({ contentType: 'text/javascript', body: 'window.metaRan = true;' });
  });
  return requestedUrls;
}

/** Sends an inquiry, as slowly as a person. */
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

/** Moves the focus forty times: the banner never covers the focused element. */
async function expectFocusUncovered(page: Page): Promise<void> {
  await page.locator('#content').focus();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isVisible = await page.evaluate(() => {
      const focused = document.activeElement;
      const fixed = document.querySelector('[data-consent]');
      if (!focused || !fixed || focused === document.body || fixed.contains(focused)) return true;
      return focused.getBoundingClientRect().top < fixed.getBoundingClientRect().top;
    });
    expect(isVisible, `stop ${stop}`).toBe(true);
  }
}

/** Runs steps in a tab with stubbed providers. */
async function inStubbedTab(steps: (page: Page, requestedUrls: string[]) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await browser.openTab(visitor);
  const requestedUrls = await stubProviders(page);
  await steps(page, requestedUrls);
  expect(complaints.filter((candidate) => !candidate.startsWith('requested https:'))).toEqual([]);
  await close();
}

it('analytics › pages load nothing and ask for no consent without an id', async () => {
  const { html } = await visitUntil(address, ({ status }) => status === 200);
  expect(html).not.toMatch(/data-consent=|google|facebook\.net/);
  expect(await policyOf()).not.toMatch(/google|facebook/);
});

it('analytics › an invalid id is rejected with a message', async () => {
  const refused = await setTrackingIds({ 'Google Analytics Tracking ID': 'UA-1' });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('missing measurement id'),
  ]);
});

describe('analytics with ids in the header section', () => {
  beforeAll(async () => {
    expect((await setTrackingIds(ids)).status).toBe(200);
    await visitUntil(address, ({ html }) => html.includes('data-consent='));
  });

  it('the content security policy allows the hosts of the providers only', async () => {
    const policy = await policyOf();
    expect(policy).toContain(`script-src 'self' ${google} ${meta};`);
    expect(
      [...policy.matchAll(/https:\/\/[^\s;]+/g)]
        .map(([host]) => host)
        .filter((host) => !/google|facebook|youtube|vimeo/.test(host)),
    ).toEqual([]);
  });

  it('nothing is loaded or stored before consent, the banner never covers the focus, and a refusal is stored', () =>
    inStubbedTab(async (page, requestedUrls) => {
      const shift = await watchLayoutShift(page);
      const weigh = weighVisit(page);
      const opened = await page.goto(address);
      await consentBanner(page).waitFor();
      const { scriptsGz } = await weigh(opened);
      const own = [...scriptsGz].filter(([url]) => /page-module|islands-|consent-banner|chunk/.test(url));
      expect(sumSizes(new Map(own)), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz['consent-banner'],
      );
      expect([requestedUrls, await localStorageOf(page), await shift()]).toEqual([[], {}, 0]);
      expect(await findViolations(page)).toEqual([]);
      await expectFocusUncovered(page);
      expect(await findDarkViolations(page)).toEqual([]);
      await tabTo(page, consentButton(page, 'Refuse'));
      await page.keyboard.press('Enter');
      await consentBanner(page).waitFor({ state: 'hidden' });
      expect(Object.keys(await localStorageOf(page))).toEqual(['consent']);
      await page.reload();
      // The button is rendered by the script that would ask.
      await page.getByRole('button', { name: 'Privacy choices' }).waitFor();
      expect([await consentBanner(page).isVisible(), requestedUrls]).toEqual([false, []]);
      // Only the site's own language cookie.
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['lang']);
    }));

  it('a provider that hangs blocks nothing, one that loads receives events, and the choice can be changed', () =>
    inStubbedTab(async (page, requestedUrls) => {
      await page.goto(address);
      await consentButton(page, 'Accept').click();
      await page.waitForFunction(() => window.fbq?.queue.length === 2);
      expect(requestedUrls.sort()).toEqual([
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
      expect(await hasFocus(consentBanner(page).getByRole('heading'))).toBe(true);
      await consentBanner(page)
        .getByRole('checkbox', { name: /^Advertising/ })
        .uncheck();
      const reloaded = page.waitForEvent('load');
      await consentButton(page, 'Save').click();
      await reloaded;
      await page.waitForFunction(() => window.ga4DataLayer !== undefined);
      expect(await page.evaluate(() => window.fbq)).toBeUndefined();
    }));

  it.each([
    ['Accept', { source: 'radio', landing_page: '/en-GH/about-transworld-business-advisors' }],
    ['Refuse', { source: null, landing_page: null }],
  ])('after %s a form sends the permitted attribution', (choice, expected) =>
    inStubbedTab(async (page) => {
      const email = `way-${Date.now()}@example.com`;
      await page.goto(`${address}?utm_source=Radio`);
      await consentButton(page, choice).click();
      await consentBanner(page).waitFor({ state: 'hidden' });
      const isAttributionStored = () => page.evaluate(() => sessionStorage.getItem('visit') !== null);
      if (choice === 'Accept') await expect.poll(isAttributionStored).toBe(true);
      await page.goto(`${site}/en-GH/contact-us`);
      await sendInquiry(page, email);
      expect(await isAttributionStored()).toBe(choice === 'Accept');
      const { rows } = await database.execute(
        sql`select source, landing_page, device, browser, operating_system from leads where email = ${email}`,
      );
      expect(rows).toEqual([{ ...expected, device: 'Mobile', browser: 'Chrome', operating_system: 'Linux' }]);
    }),
  );

  it('no consent is requested while prerendering or without scripts', async () => {
    await inStubbedTab(async (page, requestedUrls) => {
      await page.goto(`${address}?_prerender_=1`);
      await page.waitForLoadState('networkidle');
      expect([await consentBanner(page).isVisible(), requestedUrls]).toEqual([false, []]);
    });
    const { page, close } = await browser.openTab({ ...visitor, javaScriptEnabled: false });
    await page.goto(address);
    expect(
      await page.locator('[data-consent], [data-change-consent]').filter({ visible: true }).count(),
    ).toBe(0);
    await close();
  });
});
