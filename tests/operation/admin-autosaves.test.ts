import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { typeWords } from '../support/type-words';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1400, height: 1000 } };
const pollOptions = { timeout: 20_000 };
const createdIds: (string | number)[] = [];
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});
afterAll(async () => {
  for (const id of createdIds) await cms.remove('pages', id);
});

const titleOf = (page: Page) => page.locator('#field-title');
const stored = async (id: string | number) =>
  (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).json();

async function createPage(): Promise<string | number> {
  const id = await cms.create('pages', customPage(newSlug(), [headingBlock('First words')]));
  createdIds.push(id);
  return id;
}

it('autosave › keeps text typed in other fields while an autosave is in flight', async () => {
  const id = await createPage();
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  await openForm(page, `${site}/admin/collections/pages/${id}`);
  const first = await titleOf(page).inputValue();
  const typed = Promise.withResolvers<void>();
  await page.route('**/cms-api/pages/**', (route) => typed.promise.then(() => route.continue()));
  await typeWords(titleOf(page), ['sent']);
  await page.keyboard.type(' since');
  await page.getByRole('button', { name: 'For integrations', exact: true }).click();
  await page.locator('#field-name').focus();
  await page.keyboard.type('Another');
  typed.resolve();
  // The second autosave waits until the form has applied the response to the first.
  await expect.poll(async () => (await stored(id)).name, pollOptions).toBe('Another');
  expect(await titleOf(page).inputValue()).toBe(`${first} sent since`);
  expect((await stored(id)).title).toBe(`${first} sent since`);
  await close();
});

it('autosave › saves again what was typed while the second of two queued autosaves was in flight', async () => {
  const id = await createPage();
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  await openForm(page, `${site}/admin/collections/pages/${id}`);
  const first = await titleOf(page).inputValue();
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
  await expect.poll(async () => (await stored(id)).title, pollOptions).toBe(`${first} One Two Three`);
  await close();
});
