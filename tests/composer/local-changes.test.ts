import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { waitForLocalEdit } from '../support/wait-for-local-edits';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, deletePage, headingsOf } = composedPages(site);

/** Edits the first heading offline and closes the tab without its last request, as if it were killed. */
async function closeWithUnsavedEdit(page: Page, text: string): Promise<Page> {
  const context = page.context();
  await page.getByRole('navigation', { name: 'Blocks' }).getByRole('row').first().click();
  await context.setOffline(true);
  await page.getByLabel('Heading', { exact: true }).fill(text);
  await waitForLocalEdit(page, text);
  // The last request might otherwise arrive when the tab is online again.
  await page.evaluate(() =>
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
  );
  const otherTab = await context.newPage();
  await page.close();
  await context.setOffline(false);
  return otherTab;
}

it('unsaved changes of a closed tab › are restored, or offered until they are discarded when the page was deleted', async () => {
  const { id, path } = await createPage('left-behind');
  const { page, close } = await browser.openTab();
  await openComposer(page, site, path, 'office-editor');
  const secondTab = await closeWithUnsavedEdit(page, 'Typed before the tab was closed');
  expect(await headingsOf(id)).toEqual(['First heading', 'Second heading']);
  await secondTab.goto(`${site}/compose${path}`);
  await secondTab.getByText('Your unsaved changes from last time').waitFor();
  await expect.poll(() => headingsOf(id)).toEqual(['Typed before the tab was closed', 'Second heading']);

  const thirdTab = await closeWithUnsavedEdit(secondTab, 'Words that nobody has seen');
  await deletePage(id);
  const unsavedText = thirdTab.getByLabel('Unsaved changes');
  for (const address of [path, `/record/${id}`]) {
    await thirdTab.goto(`${site}/compose${address}`);
    await expect.poll(() => unsavedText.inputValue()).toContain('Words that nobody has seen');
  }
  await thirdTab.getByRole('button', { name: 'Discard' }).click();
  await thirdTab.getByRole('button', { name: 'Delete permanently' }).click();
  await unsavedText.waitFor({ state: 'detached' });
  await thirdTab.goto(`${site}/compose${path}`, { waitUntil: 'networkidle' });
  await thirdTab.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await unsavedText.count()).toBe(0);
  await close();
});

it('undo history › survives a language switch and a reload', async () => {
  const { id, path } = await createPage('undone-later');
  await browser.inTab({}, async (page) => {
    const { choose, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await heading.fill('A mistake');
    await choose('Second heading');
    await heading.fill('Another one');
    await expect.poll(() => headingsOf(id)).toEqual(['A mistake', 'Another one']);
    for (const name of ['English (United States)', 'English (Ghana)']) {
      await page.getByLabel('Language').selectOption({ label: name });
      await page.getByText(`The page in ${name}`).first().waitFor({ state: 'attached' });
    }
    const undo = page.getByRole('button', { name: /^Undo: / });
    await undo.click();
    await expect.poll(() => headingsOf(id)).toEqual(['A mistake', 'Second heading']);
    await page.reload();
    await undo.click();
    await expect.poll(() => headingsOf(id)).toEqual(['First heading', 'Second heading']);
    await page.getByRole('button', { name: /^Redo: / }).click();
    await isSaved();
    await expect.poll(() => headingsOf(id)).toEqual(['A mistake', 'Second heading']);
  });
});
