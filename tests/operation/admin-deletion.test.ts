import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { confirm, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

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

async function createPages(count: number) {
  const name = newSlug();
  const ids: (string | number)[] = [];
  for (let at = 0; at < count; at += 1) {
    const fields = { ...customPage(newSlug(), [headingBlock('Words')]), title: `${name} ${at}` };
    ids.push(await cms.create('pages', fields));
  }
  createdIds.push(...ids);
  return { name, ids };
}

const exists = async (id: string | number | undefined) =>
  (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).status === 200;

async function deleteSelected(page: Page): Promise<void> {
  await page.locator('.delete-documents__toggle').click();
  await confirm(page);
}

it('list deletion › deletes what the list shows, except documents saved since, and nothing it has not shown', async () => {
  const { name, ids } = await createPages(3);
  const [first, second, third] = ids;
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  const open = (more: string) =>
    page.goto(`${site}/admin/collections/pages?search=${name}${more}`, { waitUntil: 'networkidle' });

  await open('&limit=1');
  await page.locator('#select-all').click();
  await page.locator('#select-all-across-pages').click();
  await deleteSelected(page);
  await page.getByText(/Nothing was deleted: 3 documents were not in the displayed list/).waitFor();
  expect(await Promise.all(ids.map(exists))).toEqual([true, true, true]);

  await open('&limit=10');
  await cms.update('pages', second ?? 0, { title: `${name} theirs`, _status: 'published' });
  await page.locator('#select-all').click();
  // The message closes by itself: wait for it from before the click.
  const refusal = page.locator('[data-sonner-toast]', { hasText: 'Unable to delete' });
  const [text] = await Promise.all([refusal.textContent(), deleteSelected(page)]);
  expect(text).toContain('Unable to delete 1 out of 3');
  expect(text).toContain(`Efua Quaynor has saved “${name} theirs” since you read it`);
  await expect
    .poll(() => Promise.all([first, second, third].map(exists)), pollOptions)
    .toEqual([false, true, false]);
  await close();
});

it('document deletion › requires the revision that was opened', async () => {
  const { ids } = await createPages(1);
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
  expect(await exists(id)).toBe(true);
  await open();
  await remove();
  await expect.poll(() => exists(id), pollOptions).toBe(false);
  await close();
});
