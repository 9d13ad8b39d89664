import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { confirm, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1400, height: 1000 } };
const within = { timeout: 20_000 };
const made: (string | number)[] = [];
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});
afterAll(async () => {
  for (const id of made) await cms.remove('pages', id);
});

async function makePages(count: number) {
  const name = newSlug();
  const ids: (string | number)[] = [];
  for (let at = 0; at < count; at += 1) {
    const fields = { ...customPage(newSlug(), [saying('Words')]), title: `${name} ${at}` };
    ids.push(await cms.create('pages', fields));
  }
  made.push(...ids);
  return { name, ids };
}

const isThere = async (id: string | number | undefined) =>
  (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).status === 200;

async function removeChosen(page: Page): Promise<void> {
  await page.locator('.delete-documents__toggle').click();
  await confirm(page);
}

it('takes away from a list what it shows, and leaves what somebody has saved since', async () => {
  const { name, ids } = await makePages(3);
  const [first, second, third] = ids;
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  const open = (more = '') =>
    page.goto(`${site}/admin/collections/pages?search=${name}${more}`, { waitUntil: 'networkidle' });

  await open();
  await cms.update('pages', second ?? 0, { title: `${name} theirs`, _status: 'published' });
  await page.locator('#select-all').click();
  await removeChosen(page);
  await page.getByText(new RegExp(`Efua Quaynor has saved “${name} theirs” since you read it`)).waitFor();
  await expect
    .poll(() => Promise.all([first, second, third].map(isThere)), within)
    .toEqual([false, true, false]);

  await open();
  await page.locator('#select-all').click();
  await removeChosen(page);
  await expect.poll(() => isThere(second), within).toBe(false);
  await close();
});

it('takes away no more than a list has shown', async () => {
  const { name, ids } = await makePages(2);
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  await page.goto(`${site}/admin/collections/pages?search=${name}&limit=1`, { waitUntil: 'networkidle' });
  await page.locator('#select-all').click();
  await page.locator('#select-all-across-pages').click();
  await removeChosen(page);
  await page.getByText(/Nothing was removed: 2 documents were not among those you were shown/).waitFor();
  expect(await Promise.all(ids.map(isThere))).toEqual([true, true]);
  await close();
});

it('takes a document away from its own screen as it was opened', async () => {
  const { ids } = await makePages(1);
  const [id] = ids;
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  const remove = async () => {
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    await confirm(page);
  };
  const open = () => openForm(page, `${site}/admin/collections/pages/${id}`);

  await open();
  await cms.update('pages', id ?? 0, { title: 'Theirs', _status: 'published' });
  await remove();
  await page.getByText(/^Efua Quaynor has saved “Theirs” since you read it/).waitFor();
  expect(await isThere(id)).toBe(true);
  await open();
  await remove();
  await expect.poll(() => isThere(id), within).toBe(false);
  await close();
});
