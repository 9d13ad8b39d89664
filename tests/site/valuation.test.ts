import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator, Page } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { tabTo } from '../support/keyboard';
import { sumSizes, weighVisit } from '../support/measure-page';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
afterAll(() => database.$client.end());
const calculatorPath = '/en-GH/sell-a-business/calculator';
const agentCalculatorPath = '/en-GH/agents/kojo-ebo-arthur/sell-a-business/calculator';
const officeCalculatorPath = '/en-GH/locations/greater-accra/osu/sell-a-business/calculator';
const addressOf = (path: string) => inject('siteUrl') + path;

const trade = (page: Page) => page.getByLabel('Trade', { exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const resultRegion = (page: Page) => page.getByRole('region', { name: 'Estimated value' });
const range = 'GH₵240,000 – GH₵390,000';

async function fillCalculator(page: Page): Promise<void> {
  await trade(page).selectOption('Restaurants and chop bars');
  await field(page, 'Profit before tax').fill('100,000');
  await field(page, 'The owner’s pay and benefits').fill('50,000');
}

/** Opens the mail form below a calculated result. */
async function openMailForm(page: Page, path: string, isScripted: boolean): Promise<Locator> {
  await page.goto(addressOf(path));
  await fillCalculator(page);
  if (!isScripted) await page.getByRole('button', { name: 'Calculate' }).click();
  await resultRegion(page).getByText(range).first().waitFor();
  await page.getByText('Email me this result').click();
  return page.locator('form[action$="/valuation-mail"]');
}

/** Runs steps in a tab without scripts that may log refusals. */
async function inTabWithErrors(steps: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await browser.openTab({ javaScriptEnabled: false });
  await steps(page).finally(close);
}

/**
 * Submits the form empty and with an incomplete address: errors are shown above and beside each field, and
 * the first has the focus.
 */
async function expectMissingFieldErrors(form: Locator): Promise<void> {
  const email = form.getByLabel('Email', { exact: true });
  const expectFieldError = (field: string, message: string) =>
    form.locator(`[data-field=${field}] [data-error]`).getByText(message).waitFor();
  for (const [written, message] of [
    ['', 'Please fill in this field.'],
    ['ama@', 'This email address is incomplete.'],
  ] as const) {
    await email.fill(written);
    await form.getByRole('button', { name: 'Send' }).click();
    await expectFieldError('email', message);
    await expectFieldError('privacy', 'Please tick this box');
    await form.getByText('Please complete all required fields').waitFor();
    await form.locator('[name=email]:focus').waitFor();
  }
}

/** The browser logs each refusal as a failed request. */
const isOfRefusal = (complaint: string) => /status of 422 .*\/valuation-mail/.test(complaint);

describe.concurrent('valuation calculator', () => {
  it.each(sampleCases([agentCalculatorPath, calculatorPath, officeCalculatorPath], 1))(
    'calculates without a script at %s',
    async (path) => {
      const { page, close } = await browser.openTab({ javaScriptEnabled: false });
      await page.goto(addressOf(path));
      await fillCalculator(page);
      const answered = page.waitForResponse((response) => response.url().includes('estimate='));
      await page.getByRole('button', { name: 'Calculate' }).click();
      expect((await answered).headers()['cache-control']).toMatch(/no-store/);
      await resultRegion(page).getByText(range).first().waitFor();
      expect(await field(page, 'Profit before tax').inputValue()).toBe('100,000');
      expect(new URL(page.url()).pathname).toBe(path);
      await close();
    },
  );

  it.each(isLongForm ? [true, false] : [true])(
    'mails its result, with a script: %s',
    async (javaScriptEnabled) => {
      const { page, complaints, close } = await browser.openTab({ javaScriptEnabled });
      const email = `owner-${javaScriptEnabled}-${Date.now()}@example.com`;
      const form = await openMailForm(page, officeCalculatorPath, javaScriptEnabled);
      if (javaScriptEnabled) await page.locator('form[action$="/valuation-mail"][novalidate]').waitFor();
      if (javaScriptEnabled) await expectMissingFieldErrors(form);
      await form.getByLabel('Email', { exact: true }).fill(email);
      await form.locator('[name=privacy]').check();
      // Submissions faster than a person can type are treated as spam.
      if (javaScriptEnabled) await page.waitForFunction(() => performance.now() > 1_600);
      await form.getByRole('button', { name: 'Send' }).click();
      await page.waitForURL(({ pathname }) => pathname.endsWith('/contact-us/thank-you'));
      const { rows } = await database.execute(sql`select * from leads where email = ${email}`);
      expect(rows).toMatchObject([
        {
          form: 'valuation-mail',
          routed_by: 'office',
          suspected: false,
          message: expect.stringContaining(range),
        },
      ]);
      expect(complaints.filter((candidate) => !isOfRefusal(candidate))).toEqual([]);
      await close();
    },
  );

  it(
    'mails its result without a script in the other language, after the address was corrected',
    { skip: !isLongForm },
    () =>
      inTabWithErrors(async (page) => {
        const email = `owner-abroad-${Date.now()}@example.com`;
        const form = await openMailForm(page, officeCalculatorPath.replace('en-GH', 'en-US'), false);
        // Nothing that the browser's own validation would block.
        await form.getByLabel('Email', { exact: true }).fill('ama@here');
        await form.locator('[name=privacy]').check();
        await form.getByRole('button', { name: 'Send' }).click();
        await page.getByText('One field needs your attention.').waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
        await page.getByLabel('Email', { exact: true }).fill(email);
        await page.getByRole('button', { name: 'Send again' }).click();
        await page.waitForURL(({ pathname }) => /^\/en-US\/.*\/contact-us\/thank-you$/.test(pathname));
        const { rows } = await database.execute(sql`select * from leads where email = ${email}`);
        expect(rows).toMatchObject([{ language: 'en-US', message: expect.stringContaining(range) }]);
      }),
  );

  it('results are neither indexed nor cached', { skip: !isLongForm }, async () => {
    const path = `${calculatorPath}?estimate=calculator-3-valuation-calculator&trade=restaurants-and-chop-bars&profit=123456`;
    const first = await fetch(addressOf(path));
    const html = await first.text();
    expect(html).toContain('GH₵123,456');
    expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    expect(html).not.toContain('__next_f');
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self'");
    const withoutResult = await (await fetch(addressOf(calculatorPath))).text();
    expect(withoutResult).not.toContain('123,456');
    expect(withoutResult).not.toContain('noindex');
    const another = await fetch(addressOf(path.replace('123456', '1000')));
    expect(await another.text()).not.toContain('123,456');
  });

  it('internal paths of query variants answer 404', async () => {
    const encodedQuery = Buffer.from('estimate=a').toString('base64url');
    for (const inside of ['asked.', '%61sked.', 'asked%2E', 'aske%64%2e'])
      expect((await fetch(addressOf(`${calculatorPath}/${inside}${encodedQuery}`))).status, inside).toBe(404);
  });

  it('calculates while typing, by keyboard alone, within its script budget', { skip: !isLongForm }, () =>
    browser.inTab({}, async (page) => {
      const weigh = weighVisit(page);
      const opened = await page.goto(addressOf(calculatorPath));
      await tabTo(page, trade(page));
      await page.keyboard.type('Restaurants');
      await tabTo(page, field(page, 'Profit before tax'));
      await page.keyboard.type('100000');
      await page.keyboard.press('Tab');
      await page.keyboard.type('50 000');
      await resultRegion(page).getByText(range).first().waitFor();
      await page.getByRole('status').getByText(range).waitFor();
      await page.keyboard.press('Enter');
      expect(await resultRegion(page).evaluate((item) => item === document.activeElement)).toBe(true);
      expect(page.url()).toBe(addressOf(calculatorPath));
      const { scriptsGz } = await weigh(opened);
      expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz['valuation-calculator'],
      );
    }),
  );

  it.each(sampleCases([320, 1920], 1))(
    'has no accessibility violations and fits %i pixels with a result',
    { skip: !isLongForm },
    (width) =>
      browser.inTab({ viewport: { width, height: 900 } }, async (page) => {
        await page.goto(addressOf(calculatorPath));
        await trade(page).hover();
        await page.getByRole('button', { name: 'Print' }).waitFor();
        await fillCalculator(page);
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
