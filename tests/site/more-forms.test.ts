import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findViolations } from '../support/find-violations';
import { byKeyboard } from '../support/hands';
import { hasFocus, tabTo } from '../support/keyboard';
import { sumSizes, weighVisit } from '../support/measure-page';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
afterAll(() => database.$client.end());

let visitors = 0;
const newEmail = () => `more-${++visitors}-${Date.now()}@example.com`;
/** As it is written in Ghana, and as the field writes it too. */
const newPhone = () => `024 ${100 + (Date.now() % 900)} ${1_000 + ++visitors}`;
const addressOf = (path: string, locale = 'en-GH') => `${inject('siteUrl')}/${locale}${path}`;
const inquirySent = 'Your inquiry has been submitted successfully.';

type Fields = Record<string, string>;
type Row = { form: string; path: string; fields: Fields; says: string; thanks: string; by?: 'phone' };
const name = { first_name: 'Esi', last_name: 'Quaye' };
const rows: Row[] = [
  {
    ...{ form: 'seller-registration', path: '/sell-a-business/seller-registration', says: inquirySent },
    fields: { ...name, phone: '024 412 3456', trade: 'Bakery', town: 'Osu' },
    thanks: '/sell-a-business/seller-registration/thank-you',
  },
  {
    ...{ form: 'valuation-start', path: '/sell-a-business/what-is-my-business-worth', says: inquirySent },
    ...{ fields: { full_name: 'Esi Quaye', postal_code: 'ga 183 8164' }, thanks: '/contact-us/thank-you' },
  },
  {
    ...{ form: 'buyer-registration', path: '/buy-a-business/buyer-registration' },
    ...{
      fields: { ...name, phone_number: '0244123456' },
      says: 'You are registered. Please check your email.',
    },
    thanks: '/buy-a-business/buyer-registration/thank-you',
  },
  {
    ...{ form: 'newsletter', path: '/blog', fields: {}, thanks: '/you-are-on-the-list' },
    says: 'You are subscribed. Please check your email.',
  },
  {
    ...{ form: 'guide', path: '/buy-a-franchise', fields: { full_name: 'Esi Quaye' } },
    says: 'Thank you for your interest! Check your email for a link to the guide',
    thanks: '/guide-on-its-way',
  },
  {
    ...{ form: 'event-seat', path: '/owners-morning', thanks: '/you-are-on-the-list' },
    fields: { full_name: 'Esi Quaye', sitting: '20 February, online' },
    says: 'A seat is kept for you. Please check your email.',
  },
  {
    ...{ form: 'sms', path: '/buy-a-business/buyer-registration/thank-you', by: 'phone' },
    ...{ fields: { full_name: 'Esi Quaye' }, thanks: '/contact-us/thank-you' },
    says: 'You get a text message in a moment. Reply STOP to it whenever you want no more.',
  },
];

/** What is wrong in a field, and what is said of it. */
const noNumber = ['call me', 'This is not a phone number.'] as const;
const wrong: Readonly<Record<string, readonly [string, string]>> = {
  email: ['esi@', 'This email address is not complete.'],
  phone: noNumber,
  phone_number: noNumber,
  postal_code: ['GA-18-8164', 'A digital address looks like GA-183-8164.'],
};
const blank = [' ', 'Please fill this in.'] as const;

const formOf = (page: Page, form: string): Locator => page.locator(`form[action="/api/forms/${form}"]`);
/** By what each visitor is found again: their number, where no email address is asked for. */
const newVisitor = ({ by }: Row): Fields => (by ? { phone: newPhone() } : { email: newEmail() });
async function leadsOf({ email, phone = '' }: Fields) {
  const theirs = email ? sql`email = ${email}` : sql`phone = ${phone.replace('0', '+233').replace(/ /g, '')}`;
  return (await database.execute(sql`select * from leads where ${theirs}`)).rows;
}

async function fill(form: Locator, fields: Fields): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${field}"]:not([type=hidden])`);
    if ((await control.evaluate((one) => one.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  for (const box of await form.locator('input[type=checkbox][required]').all()) await box.check();
}

async function openAwake(page: Page, { path, form }: Row, locale?: string): Promise<Locator> {
  await page.goto(addressOf(path, locale));
  const found = formOf(page, form);
  await found.scrollIntoViewIfNeeded();
  await page.locator(`form[action="/api/forms/${form}"][novalidate]`).waitFor();
  // Who is faster than anybody is taken for a program.
  await page.waitForFunction(() => performance.now() > 1_600);
  return found;
}
const button = (form: Locator) => form.locator('button[type=submit]');

/** Every field by Tab and keys, in their order: first what is wrong in it, then what is right. */
async function writeByKeyboard(page: Page, form: Locator, values: Fields): Promise<void> {
  const controls = form.locator(':is(input, select):not([type=hidden]):not([tabindex="-1"])');
  const hands = byKeyboard(page);
  await controls.first().focus();
  for (const control of await controls.all()) {
    const tag = await control.evaluate(({ tagName }) => tagName);
    const field = (await control.getAttribute('name')) ?? '';
    const value = values[field];
    if ((await control.getAttribute('type')) === 'checkbox') {
      if ((await control.getAttribute('required')) === null) continue;
      await tabTo(page, control);
      await page.keyboard.press('Space');
    } else if (value === undefined) continue;
    else if (tag === 'SELECT') {
      await tabTo(page, control);
      await page.keyboard.type(value.slice(0, 2));
    } else {
      const [written, says] = wrong[field] ?? blank;
      await hands.write(control, written);
      await page.keyboard.press('Tab');
      await form.locator(`[data-field="${field}"] [data-fault]`).getByText(says).waitFor();
      await page.keyboard.press('Shift+Tab');
      await hands.write(control, value);
    }
  }
}

/** In a tab that may complain: of a form that is refused, and of a server that is down. */
async function inTroubledTab(steps: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await browser.openTab();
  await steps(page).finally(close);
}

describe.concurrent.each(rows)('$form', (row) => {
  it('with JavaScript says what is missing, survives a server that is down, and is sent once', () =>
    inTroubledTab(async (page) => {
      const visitor = newVisitor(row);
      const form = await openAwake(page, row);
      expect(await form.locator(':checked[type=checkbox]').count()).toBe(0);
      await button(form).click();
      await form.getByText('Please complete all required fields').waitFor();
      expect(await hasFocus(form.locator('[aria-invalid=true]').first())).toBe(true);
      await fill(form, { ...row.fields, ...visitor });
      let isDown = true;
      await page.route('**/api/forms/*', (route) =>
        isDown && !route.request().headers().precognition ? route.abort() : route.continue(),
      );
      await button(form).click();
      await form.locator('[data-says=failed]').waitFor();
      for (const [field, value] of Object.entries(visitor))
        expect(await form.locator(`[name=${field}]`).inputValue()).toBe(value);
      isDown = false;
      await button(form).click();
      await form.getByText(row.says).waitFor();
      expect(await leadsOf(visitor)).toMatchObject([{ form: row.form, suspected: false }]);
      expect(await findViolations(page)).toEqual([]);
    }));

  it('in the other language, by keyboard alone, is told of each field that is wrong when it is left', () =>
    inTroubledTab(async (page) => {
      const visitor = newVisitor(row);
      const form = await openAwake(page, row, 'en-US');
      await writeByKeyboard(page, form, { ...row.fields, ...visitor });
      await byKeyboard(page).press(button(form));
      await form.getByText(row.says).waitFor();
      expect(await leadsOf(visitor)).toMatchObject([{ form: row.form, page: `/en-US${row.path}` }]);
    }));

  it('sent before its script is there, waits for it', () =>
    browser.inTab({}, async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/\.live-/, async (route) => {
        await promise;
        await route.continue();
      });
      const visitor = newVisitor(row);
      await page.goto(addressOf(row.path));
      const form = formOf(page, row.form);
      await fill(form, { ...row.fields, ...visitor });
      await page.waitForFunction(() => performance.now() > 1_600);
      await button(form).click();
      resolve();
      await form.getByText(row.says).waitFor();
      expect(await leadsOf(visitor)).toMatchObject([{ form: row.form, suspected: false }]);
    }));

  it('without JavaScript is led to its page of thanks', () =>
    browser.inTab({ javaScriptEnabled: false }, async (page) => {
      const visitor = newVisitor(row);
      await page.goto(addressOf(row.path));
      const form = formOf(page, row.form);
      await fill(form, { ...row.fields, ...visitor });
      await button(form).click();
      await page.waitForURL(`**/en-GH${row.thanks}`);
      expect(await leadsOf(visitor)).toMatchObject([{ form: row.form }]);
    }));
});

describe('the registration of a buyer over the page', () => {
  it('opens by keyboard, takes a number of another country, is told of an address that is registered, and closes with what became of it', () =>
    inTroubledTab(async (page) => {
      const [first, email] = [newEmail(), newEmail()];
      await database.execute(
        sql`insert into buyer_registrations (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, locale) values (${first}, 'A', 'B', '+233244123456', 'GH', '+233', '0244123456', 'en-GH')`,
      );
      const weigh = weighVisit(page);
      const opened = await page.goto(addressOf('/buy-a-business'), { waitUntil: 'networkidle' });
      await tabTo(page, page.locator('[data-opens]'));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Register as a buyer' });
      await dialog.waitFor();
      await page.locator('form[action$=buyer-registration][novalidate]').waitFor();
      const hands = byKeyboard(page);
      const field = (of: string) => dialog.locator(`[name=${of}]`);
      expect(await hasFocus(field('first_name'))).toBe(true);
      await page.keyboard.type('Esi');
      await hands.write(field('last_name'), 'Quaye');
      await hands.write(field('email'), first);
      const { scriptsGz } = await weigh(opened);
      expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz.form + budgets.liveGz['consent-banner'],
      );
      await hands.write(field('phone_number'), '0044 20 7946 0958');
      await tabTo(page, field('privacy'));
      await page.keyboard.press('Space');
      await expect.poll(() => field('phone_country').inputValue()).toBe('UK');
      expect(await field('phone_number').inputValue()).toBe('020 7946 0958');
      await hands.press(button(dialog));
      await dialog.locator('[data-fault]').getByText('There is already a buyer account').waitFor();
      await field('email').fill(email);
      await button(dialog).click();
      await dialog.getByText('You are registered. Please check your email.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('You are registered as a buyer.').waitFor();
      expect(
        (await database.execute(sql`select phone from buyer_registrations where email = ${email}`)).rows,
      ).toEqual([{ phone: '+442079460958' }]);
    }));

  it('without JavaScript is a page of its own', () =>
    browser.inTab({ javaScriptEnabled: false }, async (page) => {
      await page.goto(addressOf('/buy-a-business'));
      await page.getByRole('link', { name: 'Register as a buyer' }).click();
      await page.waitForURL('**/buy-a-business/buyer-registration');
    }));
});
