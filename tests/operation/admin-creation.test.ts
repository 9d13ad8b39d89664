import { expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');

it('new page › is stored on its first save and not before', async () => {
  const cms = await signInAs(site, 'network-admin');
  const stored = async () =>
    (await (await cms.call('/pages?draft=true&limit=1&depth=0', 'GET')).json()).totalDocs;
  const before = await stored();
  const { page, close } = await browser.openTab();
  await signInTab(page, site, 'network-editor');

  await openForm(page, `${site}/admin/collections/pages/create`);
  expect(new URL(page.url()).pathname).toBe('/admin/collections/pages/create');
  expect(await stored()).toBe(before);
  await page.locator('#field-title').fill('Typed');
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/\/admin\/collections\/pages\/\d+/);
  expect(await stored()).toBe(before + 1);

  // From here on it autosaves.
  const saved = page.waitForResponse(
    (response) => response.url().includes('autosave=true') && response.request().method() === 'PATCH',
  );
  await page.waitForLoadState('networkidle');
  await page.locator('#field-title').fill('Typed on');
  expect((await saved).status()).toBe(200);
  await cms.remove('pages', /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '');
  await close();
});
