import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator, Page } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { budgets } from '../support/budgets';
import { findViolations } from '../support/find-violations';
import { hasFocus, tabTo } from '../support/keyboard';
import { sumSizes, weighVisit } from '../support/measure-page';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';
import { isLongForm } from '../support/test-scope';
import { byKeyboard } from '../support/user-input';
import {
  type FormRow,
  fillForm,
  formAddress,
  formOf,
  formRows,
  invalidValueOf,
  leadsOf,
  newEmail,
  newVisitor,
  openActiveForm,
  submitOf,
  waitForFillTime,
} from '../support/visitor-forms';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
afterAll(() => database.$client.end());

/** Fills every field by Tab and keys, in order: first with an invalid value, then with a valid one. */
async function writeByKeyboard(page: Page, form: Locator, values: FormRow['fields']): Promise<void> {
  const controls = form.locator(':is(input, select):not([type=hidden]):not([tabindex="-1"])');
  const keyboard = byKeyboard(page);
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
      const [written, message] = invalidValueOf(field);
      await keyboard.write(control, written);
      await page.keyboard.press('Tab');
      await form.locator(`[data-field="${field}"] [data-error]`).getByText(message).waitFor();
      await page.keyboard.press('Shift+Tab');
      await keyboard.write(control, value);
    }
  }
}

/** Runs steps in a tab that may log errors: of a refused form and an unreachable server. */
async function inTabWithErrors(
  steps: (page: Page) => Promise<void>,
  javaScriptEnabled = true,
): Promise<void> {
  const { page, close } = await browser.openTab({ javaScriptEnabled });
  await steps(page).finally(close);
}

describe.concurrent.each(formRows.map((row, at) => ({ ...row, at })))('$form', ({ at, ...row }) => {
  const itInVariant = (variant: number) => it.runIf(isLongForm || at === variant);
  itInVariant(0)('with JavaScript › reports missing fields, survives network errors and is stored once', () =>
    inTabWithErrors(async (page) => {
      const visitor = newVisitor(row);
      const form = await openActiveForm(page, row);
      expect(await form.locator(':checked[type=checkbox]').count()).toBe(0);
      await submitOf(form).click();
      await form.getByText('Please complete all required fields').waitFor();
      expect(await hasFocus(form.locator('[aria-invalid=true]').first())).toBe(true);
      await fillForm(form, { ...row.fields, ...visitor });
      let isDown = true;
      await page.route('**/api/forms/*', (route) =>
        isDown && !route.request().headers().precognition ? route.abort() : route.continue(),
      );
      await submitOf(form).click();
      await form.locator('[data-message=failed]').waitFor();
      for (const [field, value] of Object.entries(visitor))
        expect(await form.locator(`[name=${field}]`).inputValue()).toBe(value);
      isDown = false;
      await submitOf(form).click();
      await page.waitForURL(`**${row.thanks}`);
      await page.getByText(row.confirmation).first().waitFor();
      expect(await leadsOf(database, visitor)).toMatchObject([{ form: row.form, suspected: false }]);
      expect(await findViolations(page)).toEqual([]);
    }),
  );

  itInVariant(1)('by keyboard in the other language › validates each field on blur', () =>
    inTabWithErrors(async (page) => {
      const visitor = newVisitor(row);
      const form = await openActiveForm(page, row, 'en-US');
      await writeByKeyboard(page, form, { ...row.fields, ...visitor });
      await byKeyboard(page).press(submitOf(form));
      await page.waitForURL(`**${row.thanks}`);
      await page.getByText(row.confirmation).first().waitFor();
      expect(await leadsOf(database, visitor)).toMatchObject([{ form: row.form, page: `/en-US${row.path}` }]);
    }),
  );

  itInVariant(2)('submitted before its script arrived › waits for it', () =>
    browser.inTab({}, async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/\.live-/, async (route) => {
        await promise;
        await route.continue();
      });
      const visitor = newVisitor(row);
      await page.goto(formAddress(row.path));
      const form = formOf(page, row.form);
      await fillForm(form, { ...row.fields, ...visitor });
      await page.waitForFunction(() => performance.now() > 1_600);
      await submitOf(form).click();
      resolve();
      await page.waitForURL(`**${row.thanks}`);
      await page.getByText(row.confirmation).first().waitFor();
      expect(await leadsOf(database, visitor)).toMatchObject([{ form: row.form, suspected: false }]);
    }),
  );

  itInVariant(1)(
    'without JavaScript in the other language › is shown again with its values after an error, and then accepted',
    () =>
      inTabWithErrors(async (page) => {
        const visitor = newVisitor(row);
        const [field = '', value = ''] = Object.entries(visitor)[0] ?? [];
        await page.goto(formAddress(row.path, 'en-US'));
        const form = formOf(page, row.form);
        // Nothing that the browser's own validation would block.
        await fillForm(form, { ...row.fields, [field]: field === 'email' ? 'esi@here' : 'call me' });
        await submitOf(form).click();
        await page.getByText('One field needs your attention.').waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
        await page.getByText(invalidValueOf(field)[1]).waitFor();
        expect(await hasFocus(page.locator(`[name=${field}]`))).toBe(true);
        for (const [name, written] of Object.entries(row.fields))
          expect(await page.locator(`[name=${name}]`).inputValue()).toBe(written);
        await page.locator(`[name=${field}]`).fill(value);
        await page.getByRole('button', { name: 'Send again' }).click();
        await page.waitForURL(({ pathname }) => pathname === `/en-US${row.thanks}`);
        expect(await leadsOf(database, visitor)).toMatchObject([
          { form: row.form, language: 'en-US', page: `/en-US${row.path}` },
        ]);
      }, false),
  );

  it.runIf(isLongForm || at === 3)('without JavaScript › redirects to its thank-you page', () =>
    browser.inTab({ javaScriptEnabled: false }, async (page) => {
      const visitor = newVisitor(row);
      await page.goto(formAddress(row.path));
      const form = formOf(page, row.form);
      await fillForm(form, { ...row.fields, ...visitor });
      await submitOf(form).click();
      await page.waitForURL(({ pathname }) => pathname === `/en-GH${row.thanks}`);
      await page.getByRole('status').filter({ hasText: row.confirmation }).waitFor();
      expect(await leadsOf(database, visitor)).toMatchObject([{ form: row.form }]);
    }),
  );
});

describe('buyer registration dialog', () => {
  it('opens by keyboard, recognises a foreign number, reports a registered address, and confirms the registration after closing', ({
    expect,
  }) =>
    inTabWithErrors(async (page) => {
      const [first, email] = [newEmail(), newEmail()];
      await database.execute(
        sql`insert into buyers (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, language) values (${first}, 'A', 'B', '+233244123456', 'GH', '+233', '0244123456', 'en-GH')`,
      );
      const weigh = weighVisit(page);
      const opened = await page.goto(formAddress('/buy-a-business'), { waitUntil: 'networkidle' });
      await tabTo(page, page.locator('[data-opens]'));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Register as a buyer' });
      await dialog.waitFor();
      await page.locator('form[action$=buyer-registration][novalidate]').waitFor();
      const keyboard = byKeyboard(page);
      const field = (of: string) => dialog.locator(`[name=${of}]`);
      expect(await hasFocus(field('first_name'))).toBe(true);
      await page.keyboard.type('Esi');
      await keyboard.write(field('last_name'), 'Quaye');
      await keyboard.write(field('email'), first);
      const { scriptsGz } = await weigh(opened);
      expect(sumSizes(scriptsGz), JSON.stringify([...scriptsGz])).toBeLessThanOrEqual(
        budgets.moduleGz + budgets.liveGz.form + budgets.liveGz['consent-banner'],
      );
      await keyboard.write(field('phone_number'), '0044 20 7946 0958');
      for (const name of ['password', 'password_confirmation'])
        await keyboard.write(field(name), 'kente-and-cocoa-1957');
      await tabTo(page, field('privacy'));
      await page.keyboard.press('Space');
      await expect.poll(() => field('phone_country').inputValue()).toBe('UK');
      expect(await field('phone_number').inputValue()).toBe('020 7946 0958');
      await waitForFillTime(page);
      await keyboard.press(submitOf(dialog));
      await dialog.locator('[data-error]').getByText('There is already a buyer account').waitFor();
      await field('email').fill(email);
      await submitOf(dialog).click();
      await dialog
        .getByText('You are registered. Please check your email and confirm your address.')
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('You are registered as a buyer.').waitFor();
      expect((await database.execute(sql`select phone from buyers where email = ${email}`)).rows).toEqual([
        { phone: '+442079460958' },
      ]);
    }));

  it('is a page of its own without JavaScript', async () => {
    const html = await (await fetch(formAddress('/buy-a-business'))).text();
    const href = /<a [^>]*href="([^"]*\/buy-a-business\/buyer-registration)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(new URL(href, inject('siteUrl')));
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('action="/api/forms/buyer-registration"'),
    ]);
  });
});
