import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { newSlug } from '../support/custom-page';
import { shareBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareBrowser();
const site = inject('siteUrl');
let cms: CmsClient;
let id: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  id = await cms.create('redirects', { from: `/${newSlug()}`, to: '/blog', scope: 'network' });
});
afterAll(() => cms.remove('redirects', id));

async function signIn(page: Page): Promise<void> {
  const { email, password } = demoAccount('network-editor');
  await page.goto(`${site}/admin/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
}

async function openForm(page: Page) {
  await page.goto(`${site}/admin/collections/redirects/${id}`, { waitUntil: 'networkidle' });
  return page.locator('#field-to');
}

const stored = async () => (await (await cms.call(`/redirects/${id}?depth=0`, 'GET')).json()).to;

it('says that the session has ended, keeps what was typed, and saves it once somebody has signed in elsewhere', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  const to = await openForm(page);
  const before = await stored();
  await page.context().clearCookies();

  await to.fill('/typed-too-late');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const sentence = page.getByText(/^Your session has ended, so this was not saved\./);
  await sentence.waitFor();
  expect(await page.getByText('You are not allowed').count()).toBe(0);
  expect(await to.inputValue()).toBe('/typed-too-late');
  expect(await stored()).toBe(before);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(await opened);
  await save.click();
  await expect.poll(stored).toBe('/typed-too-late');
  await sentence.waitFor({ state: 'detached' });
  await close();
});

it('stays where it is when the session ends while a form is open', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  // A session that ends two seconds after the screen has learnt of it.
  await page.route('**/cms-api/staff/me*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), exp: Math.round(Date.now() / 1000) + 2 } });
  });
  const to = await openForm(page);
  await to.fill('/still-here');
  await page.waitForTimeout(3_000);
  expect(new URL(page.url()).pathname).toBe(`/admin/collections/redirects/${id}`);
  expect(await to.inputValue()).toBe('/still-here');
  await close();
});

it('calls a field that is wrong as the form does', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  const to = await openForm(page);
  await to.fill('mailto:a@example.com');
  // The sentence goes when the form asks the server anew, so it is waited for from the start.
  const told = [
    page.getByText('The following field is invalid: New address').waitFor(),
    page.getByText('The new address must be a path that starts with a single /').waitFor(),
  ];
  await page.getByRole('button', { name: 'Save' }).click();
  await Promise.all(told);
  expect(await to.inputValue()).toBe('mailto:a@example.com');
  await close();
});

it('keeps a refused password open, and says what is wrong with it', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  await page.goto(`${site}/admin/account`, { waitUntil: 'networkidle' });
  await page.locator('#change-password').click();
  await page.locator('#field-password').fill('short');
  await page.locator('#field-confirm-password').fill('short');
  await page
    .locator('input[name=current_password], #field-current_password')
    .fill(demoAccount('network-editor').password);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'Save' }).click();
  const sentence = page.getByText('Choose a password of at least 12 characters').first();
  await sentence.waitFor();
  await page.waitForTimeout(1_500);
  expect(await page.locator('#field-password').inputValue()).toBe('short');
  await close();
});
