import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { newSlug } from '../support/custom-page';
import { openAdminAs, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let cms: CmsClient;
let id: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  id = await cms.create('redirects', { from: `/${newSlug()}`, to: '/blog', scope: 'network' });
});
afterAll(() => cms.remove('redirects', id));

const signIn = (page: Page) => signInTab(page, site, 'network-editor');

async function openRedirect(page: Page) {
  await openForm(page, `${site}/admin/collections/redirects/${id}`);
  return page.locator('#field-to');
}

const stored = async () => (await (await cms.call(`/redirects/${id}?depth=0`, 'GET')).json()).to;

it('expired session › is reported, keeps the typed text, and allows saving after signing in in another tab', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  const to = await openRedirect(page);
  const before = await stored();
  await page.context().clearCookies();

  await to.fill('/typed-too-late');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const sentence = page.getByText(/^Your session has ended, and this was not saved\./);
  await sentence.waitFor();
  expect(await page.getByText('You are not allowed').count()).toBe(0);
  expect(await to.inputValue()).toBe('/typed-too-late');
  expect(await stored()).toBe(before);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openAdminAs(await opened, site, demoAccount('network-editor'));
  await save.click();
  await expect.poll(stored).toBe('/typed-too-late');
  await sentence.waitFor({ state: 'detached' });
  await close();
});

it('expired session › does not leave an open form', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  // A session that expires two seconds after the screen has fetched it.
  await page.route('**/cms-api/staff/me*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), exp: Math.round(Date.now() / 1000) + 2 } });
  });
  const to = await openRedirect(page);
  await to.fill('/still-here');
  await page.waitForTimeout(3_000);
  expect(new URL(page.url()).pathname).toBe(`/admin/collections/redirects/${id}`);
  expect(await to.inputValue()).toBe('/still-here');
  await close();
});

it('field error › stays until the field changes, and the message is also shown as a toast', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  const to = await openRedirect(page);
  await to.fill('mailto:a@example.com');
  // Sent while the debounced validation is pending, whose response does not contain the error.
  await page.getByRole('button', { name: 'Save' }).click();
  const sentence = 'The new address must be a path that starts with a single /';
  await page.getByText(`New address: ${sentence}`).waitFor();
  await page.locator('#field-from').fill(`/${newSlug()}`);
  await page.waitForTimeout(1_500);
  const marks = page.locator('.field-error', { hasText: sentence });
  expect(await marks.count()).toBe(1);
  await to.fill('/blog');
  await marks.waitFor({ state: 'detached' });
  await close();
});

it('password change › discards an unsaved password when its fields are closed', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  await openForm(page, `${site}/admin/account`);
  await page.locator('#change-password').click();
  const current = page.locator('input[name=current_password], #field-current_password');
  await page.locator('#field-password').fill('meadow-lantern-copper-92');
  await page.locator('#field-confirm-password').fill('meadow-lantern-copper-92');
  await current.fill('not this one');
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'Save' }).click();
  const mark = page.locator('.field-error', { hasText: 'This is not your current password' });
  await mark.waitFor();
  await page.waitForTimeout(1_500);
  expect(await mark.count()).toBe(1);
  expect(await page.locator('#field-password').inputValue()).toBe('meadow-lantern-copper-92');
  await page.locator('#cancel-change-password').click();
  await expect.poll(() => current.inputValue()).toBe('');
  const name = page.locator('#field-name');
  await name.fill(`${await name.inputValue()} `);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postData()).not.toContain('meadow-lantern');
  await close();
});
