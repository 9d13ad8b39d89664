import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findDarkViolations, findViolations } from '../support/find-violations';
import { tabTo } from '../support/keyboard';
import { thinOut } from '../support/long-form';
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
const answer = (page: Page) => page.getByRole('region', { name: 'What it may be worth' });
const range = 'GH₵250,000 – GH₵400,000';

async function fillIn(page: Page): Promise<void> {
  await trade(page).selectOption('Restaurants and chop bars');
  await field(page, 'Profit before tax').fill('100,000');
  await field(page, 'The owner’s pay and benefits').fill('50,000');
}

describe.concurrent('the valuation calculator', () => {
  it.each(thinOut([ofAgent, place, ofOffice], 1))('answers without a script at %s', async (path) => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    await page.goto(addressOf(path));
    await fillIn(page);
    const answered = page.waitForResponse((response) => response.url().includes('estimate='));
    await page.getByRole('button', { name: 'Work it out' }).click();
    expect((await answered).headers()['cache-control']).toMatch(/no-store/);
    await answer(page).getByText(range).first().waitFor();
    expect(await field(page, 'Profit before tax').inputValue()).toBe('100,000');
    expect(new URL(page.url()).pathname).toBe(path);
    await close();
  });

  it.each([true, false])('mails its answer to who asks, with a script: %s', async (javaScriptEnabled) => {
    const { page, complaints, close } = await browser.openTab({ javaScriptEnabled });
    const email = `owner-${javaScriptEnabled}-${Date.now()}@example.com`;
    await page.goto(addressOf(ofOffice));
    await fillIn(page);
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Work it out' }).click();
    await answer(page).getByText(range).first().waitFor();
    await page.getByText('Mail me this').click();
    const form = page.locator('form[action$="/valuation-mail"]');
    if (javaScriptEnabled) await page.locator('form[action$="/valuation-mail"][novalidate]').waitFor();
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
    expect(complaints).toEqual([]);
    await close();
  });

  it('is for no search engine once it answers, and kept for nobody', async () => {
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
    expect((await fetch(addressOf(`${place}/asked.${asked}`))).status).toBe(404);
  });

  it('works it out as somebody types, by keyboard alone, with a script of its own', () =>
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
    }));

  it.each(thinOut([320, 1920], 1))('has no barriers and stays within %i pixels once it answers', (width) =>
    browser.inTab({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto(addressOf(place));
      await trade(page).hover();
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await fillIn(page);
      await page.getByText('Mail me this').click();
      await field(page, 'Interest paid').fill('a lot');
      await field(page, 'Interest paid').blur();
      await page
        .getByText(/^Write an amount up to/)
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
