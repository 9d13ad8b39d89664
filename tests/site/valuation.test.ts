import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { tabTo } from '../support/keyboard';
import { isLongForm, thinOut } from '../support/long-form';
import { sumSizes, weighVisit } from '../support/measure-page';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
afterAll(() => database.$client.end());
const place = '/en-GH/sell-a-business/calculator';
const ofAgent = '/en-GH/agents/kojo-ebo-arthur/sell-a-business/calculator';
const ofOffice = '/en-GH/locations/greater-accra/osu/sell-a-business/calculator';
const addressOf = (path: string) => inject('siteUrl') + path;

const trade = (page: Page) => page.getByLabel('Trade', { exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const answer = (page: Page) => page.getByRole('region', { name: 'Estimated value' });
const range = 'GH₵250,000 – GH₵400,000';

async function fillIn(page: Page): Promise<void> {
  await trade(page).selectOption('Restaurants and chop bars');
  await field(page, 'Profit before tax').fill('100,000');
  await field(page, 'The owner’s pay and benefits').fill('50,000');
}

/** Where its answer is asked for by mail, once it has one. */
async function openMailForm(page: Page, path: string, isScripted: boolean): Promise<Locator> {
  await page.goto(addressOf(path));
  await fillIn(page);
  if (!isScripted) await page.getByRole('button', { name: 'Calculate' }).click();
  await answer(page).getByText(range).first().waitFor();
  await page.getByText('Email me this result').click();
  return page.locator('form[action$="/valuation-mail"]');
}

/** In a tab without scripts that may complain of a refusal. */
async function inTroubledTab(steps: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await browser.openTab({ javaScriptEnabled: false });
  await steps(page).finally(close);
}

/** Sent empty, and with half an address: above and beside each field, and the first has the focus. */
async function isToldWhatIsMissing(form: Locator): Promise<void> {
  const email = form.getByLabel('Email', { exact: true });
  const beside = (field: string, says: string) =>
    form.locator(`[data-field=${field}] [data-fault]`).getByText(says).waitFor();
  for (const [written, says] of [
    ['', 'Please fill in this field.'],
    ['ama@', 'This email address is incomplete.'],
  ] as const) {
    await email.fill(written);
    await form.getByRole('button', { name: 'Send' }).click();
    await beside('email', says);
    await beside('privacy', 'Please tick this box');
    await form.getByText('Please complete all required fields').waitFor();
    await form.locator('[name=email]:focus').waitFor();
  }
}

/** A browser notes each answer that is a refusal. */
const isOfRefusal = (complaint: string) => /status of 422 .*\/valuation-mail/.test(complaint);

describe.concurrent('the valuation calculator', () => {
  it.each(thinOut([ofAgent, place, ofOffice], 1))('answers without a script at %s', async (path) => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(addressOf(path));
    await fillIn(page);
    const answered = page.waitForResponse((response) => response.url().includes('estimate='));
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect((await answered).headers()['cache-control']).toMatch(/no-store/);
    await answer(page).getByText(range).first().waitFor();
    expect(await field(page, 'Profit before tax').inputValue()).toBe('100,000');
    expect(new URL(page.url()).pathname).toBe(path);
    await close();
  });

  it.each(isLongForm ? [true, false] : [true])(
    'mails its answer to who asks, with a script: %s',
    async (javaScriptEnabled) => {
      const { page, complaints, close } = await browser.openTab({ javaScriptEnabled });
      const email = `owner-${javaScriptEnabled}-${Date.now()}@example.com`;
      const form = await openMailForm(page, ofOffice, javaScriptEnabled);
      if (javaScriptEnabled) await page.locator('form[action$="/valuation-mail"][novalidate]').waitFor();
      if (javaScriptEnabled) await isToldWhatIsMissing(form);
      await form.getByLabel('Email', { exact: true }).fill(email);
      await form.locator('[name=privacy]').check();
      // Who is faster than anybody is taken for a program.
      if (javaScriptEnabled) await page.waitForFunction(() => performance.now() > 1_600);
      await form.getByRole('button', { name: 'Send' }).click();
      if (javaScriptEnabled) await page.getByText('Please check your email.').waitFor();
      else await page.waitForURL('**/contact-us/thank-you');
      const { rows } = await database.execute(sql`select * from leads where email = ${email}`);
      expect(rows).toMatchObject([
        {
          form: 'valuation-mail',
          routed_by: 'office',
          suspected: false,
          message: expect.stringContaining(range),
        },
      ]);
      expect(complaints.filter((one) => !isOfRefusal(one))).toEqual([]);
      await close();
    },
  );

  it(
    'without a script, in the other language, it is mailed once the address is right',
    { skip: !isLongForm },
    () =>
      inTroubledTab(async (page) => {
        const email = `owner-abroad-${Date.now()}@example.com`;
        const form = await openMailForm(page, ofOffice.replace('en-GH', 'en-US'), false);
        // Nothing that a browser itself holds back.
        await form.getByLabel('Email', { exact: true }).fill('ama@here');
        await form.locator('[name=privacy]').check();
        await form.getByRole('button', { name: 'Send' }).click();
        await page.getByText('One field needs another look.').waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
        await page.getByLabel('Email', { exact: true }).fill(email);
        await page.getByRole('button', { name: 'Send again' }).click();
        await page.waitForURL('**/en-US/**/contact-us/thank-you');
        const { rows } = await database.execute(sql`select * from leads where email = ${email}`);
        expect(rows).toMatchObject([{ language: 'en-US', message: expect.stringContaining(range) }]);
      }),
  );

  it('is for no search engine once it answers, and kept for nobody', { skip: !isLongForm }, async () => {
    const path = `${place}?estimate=calculator-3-valuation-calculator&trade=restaurants-and-chop-bars&profit=123456`;
    const first = await fetch(addressOf(path));
    const html = await first.text();
    expect(html).toContain('GH₵123,456');
    expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    expect(html).not.toContain('__next_f');
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self'");
    const plain = await (await fetch(addressOf(place))).text();
    expect(plain).not.toContain('123,456');
    expect(plain).not.toContain('noindex');
    const another = await fetch(addressOf(path.replace('123456', '1000')));
    expect(await another.text()).not.toContain('123,456');
  });

  it('is no page by the path it is made at', async () => {
    const asked = Buffer.from('estimate=a').toString('base64url');
    for (const inside of ['asked.', '%61sked.', 'asked%2E', 'aske%64%2e'])
      expect((await fetch(addressOf(`${place}/${inside}${asked}`))).status, inside).toBe(404);
  });

  it(
    'works it out as somebody types, by keyboard alone, with a script of its own',
    { skip: !isLongForm },
    () =>
      browser.inTab({}, async (page) => {
        const weigh = weighVisit(page);
        const opened = await page.goto(addressOf(place));
        await tabTo(page, trade(page));
        await page.keyboard.type('Restaurants');
        await tabTo(page, field(page, 'Profit before tax'));
        await page.keyboard.type('100000');
        await page.keyboard.press('Tab');
        await page.keyboard.type('50 000');
        await answer(page).getByText(range).first().waitFor();
        await page.getByRole('status').getByText(range).waitFor();
        await page.keyboard.press('Enter');
        expect(await answer(page).evaluate((one) => one === document.activeElement)).toBe(true);
        expect(page.url()).toBe(addressOf(place));
        const { scriptsGz } = await weigh(opened);
        expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
          budgets.moduleGz + budgets.liveGz['valuation-calculator'],
        );
      }),
  );

  it.each(thinOut([320, 1920], 1))(
    'has no barriers and stays within %i pixels once it answers',
    { skip: !isLongForm },
    (width) =>
      browser.inTab({ viewport: { width, height: 900 } }, async (page) => {
        await page.goto(addressOf(place));
        await trade(page).hover();
        await page.getByRole('button', { name: 'Print' }).waitFor();
        await fillIn(page);
        await page.getByText('Email me this result').click();
        await field(page, 'Interest paid').fill('a lot');
        await field(page, 'Interest paid').blur();
        await page
          .getByText(/^Enter an amount up to/)
          .filter({ visible: true })
          .waitFor();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await findViolations(page)).toEqual([]);
        expect(await findDarkViolations(page)).toEqual([]);
      }),
  );
});
