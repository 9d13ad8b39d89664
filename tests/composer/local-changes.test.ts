import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { waitForLocalEdit } from '../support/wait-for-local-edits';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, deletePage, headingsOf } = composedPages(site);

it('unsaved changes of a deleted page › are offered at its address and by its id until they are discarded', async () => {
  const { id, path } = await createPage('left-behind', [callToAction('first', 'First heading')]);
  const { page, close } = await browser.openTab();
  const { choose, heading } = await openComposer(page, site, path, 'office-editor');
  await choose('First heading');
  await page.context().setOffline(true);
  await heading.fill('Words that nobody has seen');
  await waitForLocalEdit(page, 'Words that nobody has seen');
  await page.evaluate(() =>
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
  );
  const otherTab = await page.context().newPage();
  await page.close();
  await deletePage(id);
  await otherTab.context().setOffline(false);
  const unsavedText = otherTab.getByLabel('Unsaved changes');
  for (const address of [path, `/record/${id}`]) {
    await otherTab.goto(`${site}/compose${address}`);
    await expect.poll(() => unsavedText.inputValue()).toContain('Words that nobody has seen');
  }
  await otherTab.getByRole('button', { name: 'Discard' }).click();
  await otherTab.getByRole('button', { name: 'Delete permanently' }).click();
  await unsavedText.waitFor({ state: 'detached' });
  await otherTab.goto(`${site}/compose${path}`);
  await otherTab.getByRole('heading', { name: 'Page not found' }).waitFor();
  await otherTab.reload();
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
