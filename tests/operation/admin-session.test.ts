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

it('redirect form › keeps a field error until the field changes, and its text when the session expires, until it is saved', async () => {
  const { page, close } = await browser.openTab();
  await signIn(page);
  // A session that expires two seconds after the screen has fetched it.
  const sessions = '**/cms-api/staff/me*';
  let expiry = 0;
  await page.route(sessions, async (route) => {
    const answer = await route.fetch();
    expiry = Math.round(Date.now() / 1000) + 2;
    await route.fulfill({ json: { ...(await answer.json()), exp: expiry } });
  });
  const to = await openRedirect(page);
  await to.fill('mailto:a@example.com');
  // Sent while the debounced validation is pending, whose response does not contain the error.
  await page.getByRole('button', { name: 'Save' }).click();
  const error = 'The new address must be a path that starts with a single /';
  await page.getByText(`New address: ${error}`).waitFor();
  await page.locator('#field-from').fill(`/${newSlug()}`);
  await page.waitForTimeout(1_500);
  const marks = page.locator('.field-error', { hasText: error });
  expect(await marks.count()).toBe(1);
  await to.fill('/blog');
  await marks.waitFor({ state: 'detached' });
  await page.waitForTimeout(Math.max(0, (expiry + 1) * 1000 - Date.now()));
  expect(new URL(page.url()).pathname).toBe(`/admin/collections/redirects/${id}`);
  expect(await to.inputValue()).toBe('/blog');
  await page.unroute(sessions);

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
