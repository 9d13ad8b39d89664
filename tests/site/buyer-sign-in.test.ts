import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations';
import { hasFocus } from '../support/keyboard';
import { shareBrowser } from '../support/share-browser';
import { newEmail, waitForFillTime } from '../support/visitor-forms';

const browser = shareBrowser();
const site = inject('siteUrl');
const outbox = path.join(inject('siteEnv').DATA_DIR ?? '', 'outbox');
const search = `${site}/en-GH/buy-a-business/business-listing-search`;
const password = 'kente-and-cocoa-1957';
const newPassword = 'harmattan-over-tamale-24';

/** The link of this kind in the newest mail to an address. */
async function linkFor(email: string, pattern: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(
      () => {
        const mails = readdirSync(outbox)
          .sort()
          .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
          .filter((text) => text.includes(email));
        link = mails.flatMap((text) => pattern.exec(text)?.[0] ?? []).at(-1) ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  const { pathname, search: query } = new URL(link);
  return site + pathname + query;
}

const dialogOf = (page: Page): Locator => page.locator('dialog[data-sign-in]');
const panelOf = (page: Page, form: string): Locator => dialogOf(page).locator(`[data-panel=${form}]`);
const saveButtons = (page: Page): Locator => page.locator('.listing > button');
const nameIn = (page: Page): Locator => page.locator('header [data-account-menu] > button').first();
const storedUser = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('user_info'));

/** Opens the dialog with the link in the header. */
async function openDialog(page: Page): Promise<void> {
  await page.locator('header a[data-account]').first().click();
  await panelOf(page, 'sign-in').waitFor();
}

async function register(page: Page, email: string): Promise<void> {
  await dialogOf(page).getByRole('link', { name: 'Register as a buyer' }).click();
  const form = panelOf(page, 'buyer-registration');
  const fields = {
    ...{ first_name: 'Kwabena', last_name: 'Mensah', email, phone_number: '024 412 3456' },
    ...{ password, password_confirmation: password },
  };
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=privacy]').check();
  await waitForFillTime(page);
  await form.getByRole('button', { name: 'Register' }).click();
  await form.getByText('Please check your email and confirm your address.').waitFor();
}

/** Registers from the header of the home page and confirms the address. */
async function registerAndConfirm(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto(`${site}/en-GH`);
  await openDialog(page);
  await register(page, email);
  await page.goto(await linkFor(email, /https?:[^\s"<>\\]+buyer-links\/confirm\?token=[\w-]+/));
  await page.getByRole('button').first().click();
  await nameIn(page).waitFor();
  // The preferences have no request left that a sign-out would make fail.
  await page
    .getByText(/\d+ listings? match/)
    .first()
    .waitFor();
  return email;
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  const form = panelOf(page, 'sign-in');
  await form.getByLabel('Email').fill(email);
  await form.locator('[name=password]').fill(typed);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await nameIn(page).click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(() => storedUser(page)).toBeNull();
}

describe('a buyer', () => {
  it('saves a listing signed out, registers, confirms, and finds it saved in both tabs', () =>
    browser.inTab({}, async (page) => {
      const email = newEmail();
      await page.goto(search, { waitUntil: 'networkidle' });
      const heading = await page.locator('.listing h3').first().textContent();
      await saveButtons(page).first().click();
      await panelOf(page, 'sign-in').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await register(page, email);
      const other = await page.context().newPage();
      await other.goto(await linkFor(email, /https?:[^\s"<>\\]+buyer-links\/confirm\?token=[\w-]+/));
      await other.getByRole('button').first().click();
      // Back on the page of the listing, and in the first tab without reload.
      await other
        .getByRole('heading', { name: heading ?? '' })
        .first()
        .waitFor();
      await expect.poll(() => other.locator('[data-save][aria-pressed=true]').count()).toBeGreaterThan(0);
      await nameIn(page).waitFor({ state: 'attached' });
      await expect.poll(() => saveButtons(page).first().textContent()).toBe('Saved');
      await page.keyboard.press('Escape');
      await saveButtons(page).first().click();
      await expect.poll(() => other.locator('[data-save][aria-pressed=true]').count()).toBe(0);
      await signOut(other);
      await expect.poll(() => page.locator('header a[data-account]').first().isVisible()).toBe(true);
    }));

  it('signs in with Enter, returns the focus, moves nothing in the header, and signs out', () =>
    browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
      const email = await registerAndConfirm(page);
      await page.goto(`${site}/en-GH/buy-a-business`, { waitUntil: 'networkidle' });
      const positions = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header > div > *, header .button')].map(
            (part) => part.getBoundingClientRect().x,
          ),
        );
      const signedInPositions = await positions();
      await signOut(page);
      expect(await positions()).toEqual(signedInPositions);
      await openDialog(page);
      expect(await hasFocus(panelOf(page, 'sign-in').locator('[name=email]'))).toBe(true);
      await page.keyboard.press('Escape');
      expect(await hasFocus(page.locator('header a[data-account]').first())).toBe(true);
      await openDialog(page);
      await signIn(page, email);
      await nameIn(page).waitFor();
      expect([await nameIn(page).textContent(), new URL(page.url()).pathname]).toEqual([
        'Kwabena',
        '/en-GH/buy-a-business',
      ]);
      expect(JSON.parse((await storedUser(page)) ?? '')).toMatchObject({ email, first_name: 'Kwabena' });
      expect(await positions()).toEqual(signedInPositions);
    }));

  it('sees errors next to the fields and can show the password', async () => {
    const { page, close } = await browser.openTab();
    try {
      await page.goto(`${site}/en-GH?login=1`);
      const form = panelOf(page, 'sign-in');
      await form.waitFor();
      await form.getByRole('button', { name: 'Login' }).click();
      await form.getByText('Please complete all required fields').waitFor();
      await form.locator('[name=password]').fill(password);
      await form.getByRole('button', { name: 'Show password' }).click();
      expect(await form.locator('[name=password]').getAttribute('type')).toBe('text');
      await signIn(page, newEmail());
      await form.getByText('The email or password is not correct.').first().waitFor();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
      await page.keyboard.press('Escape');
      await page.waitForURL(`${site}/en-GH`);
    } finally {
      await close();
    }
  });

  it('sets a new password with the link of the mail, and signs in with it', () =>
    browser.inTab({}, async (page) => {
      const email = await registerAndConfirm(page);
      await signOut(page);
      await openDialog(page);
      await panelOf(page, 'sign-in').getByLabel('Email').fill(email);
      await dialogOf(page).getByRole('link', { name: 'Forgot Password' }).click();
      const forgot = panelOf(page, 'forgot-password');
      expect(await forgot.getByLabel('Email').inputValue()).toBe(email);
      await waitForFillTime(page);
      await forgot.getByRole('button').first().click();
      await forgot.getByText('Please check your email.').waitFor();
      await page.goto(await linkFor(email, /https?:[^\s"<>\\]+reset-password\?token=[\w-]+/));
      const reset = page.locator('main [data-panel=reset-password]');
      await reset.waitFor();
      expect(page.url()).not.toContain('token');
      for (const name of ['password', 'password_confirmation'])
        await reset.locator(`[name=${name}]`).fill(newPassword);
      await waitForFillTime(page);
      await reset.locator('button[type=submit]').click();
      await dialogOf(page)
        .getByRole('status')
        .getByText('Password reset successfully. You can now login with your new password.')
        .waitFor();
      await signIn(page, email, newPassword);
      await nameIn(page).waitFor();
    }));

  it('without a session leaves the buyer area for Home', () =>
    browser.inTab({}, async (page) => {
      for (const area of ['profile', 'preferences', 'saved-listings', 'search']) {
        await page.goto(`${site}/en-US/bizmatch/${area}`);
        await page.waitForURL(`${site}/en-US`);
      }
    }));
});
