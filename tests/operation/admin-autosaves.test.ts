import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { typeWords } from '../support/type-words';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1400, height: 1000 } };
const pollOptions = { timeout: 20_000 };
type StoredPage = { title: string; name: string };

const titleOf = (page: Page) => page.locator('#field-title');

it('new page › is stored on its first save, and each autosave keeps what was typed while another was in flight', async () => {
  const cms = await signInAs(site, 'network-admin');
  const countPages = async () =>
    (await (await cms.call('/pages?draft=true&limit=1&depth=0', 'GET')).json()).totalDocs;
  const before = await countPages();
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  await openForm(page, `${site}/admin/collections/pages/create`);
  expect(new URL(page.url()).pathname).toBe('/admin/collections/pages/create');
  expect(await countPages()).toBe(before);
  const first = 'Typed';
  await titleOf(page).fill(first);
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/\/admin\/collections\/pages\/\d+/);
  expect(await countPages()).toBe(before + 1);
  await page.waitForLoadState('networkidle');
  await page.locator('form[data-form-ready=true]').first().waitFor();

  const id = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  const stored = async () => (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).json();
  await typeWhileSaving(page, first, stored);
  await page.unrouteAll({ behavior: 'wait' });
  await typeWhileQueued(page, `${first} sent since`, stored);
  await cms.remove('pages', id);
  await close();
});

/** Types in another field while an autosave is in flight. */
async function typeWhileSaving(page: Page, first: string, stored: () => Promise<StoredPage>): Promise<void> {
  const typed = Promise.withResolvers<void>();
  await page.route('**/cms-api/pages/**', (route) => typed.promise.then(() => route.continue()));
  await typeWords(titleOf(page), ['sent']);
  await page.keyboard.type(' since');
  await page.getByRole('button', { name: 'For integrations', exact: true }).click();
  await page.locator('#field-name').focus();
  await page.keyboard.type('Another');
  typed.resolve();
  // The second autosave waits until the form has applied the response to the first.
  await expect.poll(async () => (await stored()).name, pollOptions).toBe('Another');
  expect(await titleOf(page).inputValue()).toBe(`${first} sent since`);
  expect((await stored()).title).toBe(`${first} sent since`);
}

/** Types while the second of two queued autosaves is in flight. */
async function typeWhileQueued(page: Page, first: string, stored: () => Promise<StoredPage>): Promise<void> {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sent = 0;
  await page.route('**/cms-api/pages/**', (route) =>
    route.request().method() === 'PATCH'
      ? (gates[sent++]?.promise.then(() => route.continue()) ?? route.continue())
      : route.continue(),
  );
  await typeWords(titleOf(page), ['One']);
  await page.keyboard.type(' Two');
  // Longer than the debounce of the form, so that the second autosave is queued.
  await page.waitForTimeout(2_000);
  const second = page.waitForRequest((request) => request.method() === 'PATCH');
  gates[0]?.resolve();
  await second;
  await page.keyboard.type(' Three');
  gates[1]?.resolve();
  await expect.poll(async () => (await stored()).title, pollOptions).toBe(`${first} One Two Three`);
}
