import { describe, expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { setPreloading, watchScripts } from '../support/deferred-chunks';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('composer', () => {
  it('inserts, moves, duplicates, removes and restores a block by keyboard alone, and undoes typing in a field', async () => {
    const { id, path } = await createPage('by-keyboard');
    await browser.inTab({}, async (page) => {
      const { canvas, heading, choose, isSaved } = await openComposer(page, site, path, 'office-editor');
      const status = page.locator('p.sr-only[role=status]').last();
      await page.getByRole('row', { name: /First heading/ }).focus();
      await page.keyboard.press('Enter');
      await page
        .getByRole('navigation', { name: 'Blocks' })
        .getByRole('button', { name: 'Add a block', exact: true })
        .focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Search blocks').focus();
      await page.keyboard.type('invitation');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => status.textContent()).toBe('Call to action added: position 2 of 3 on the page');
      const hasFocus = (element: Element) => element.contains(document.activeElement);
      await expect.poll(() => heading.evaluate(hasFocus)).toBe(true);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Third heading');
      await canvas.getByRole('heading', { name: 'Third heading' }).waitFor();
      await isSaved();
      expect(await headingsOf(id)).toEqual(['First heading', 'Third heading', 'Second heading']);
      await page.getByRole('button', { name: 'On this page' }).click();
      await page.getByRole('row', { name: /Third heading/ }).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect
        .poll(() => status.textContent())
        .toBe('Call to action moved down: position 3 of 3 on the page');
      await page.keyboard.press('ControlOrMeta+D');
      await expect
        .poll(() => status.textContent())
        .toBe('Call to action duplicated: position 4 of 4 on the page');
      await expect.poll(() => page.getByRole('row').last().evaluate(hasFocus)).toBe(true);
      await page.keyboard.press('Delete');
      await expect.poll(() => status.textContent()).toBe('Call to action deleted. Undo restores it');
      await expect.poll(() => page.getByRole('row').last().evaluate(hasFocus)).toBe(true);
      await isSaved();
      expect(await headingsOf(id)).toEqual(['First heading', 'Second heading', 'Third heading']);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(() => status.textContent()).toBe('Undone: Call to action deleted');
      await isSaved();
      const all = ['First heading', 'Second heading', 'Third heading', 'Third heading'];
      expect(await headingsOf(id)).toEqual(all);

      await choose('Second heading');
      await page.keyboard.press('ControlOrMeta+D');
      await expect.poll(() => page.getByRole('row').count()).toBe(5);
      await heading.press('Home');
      await page.keyboard.type('My ');
      await canvas.getByRole('heading', { name: 'My Second heading' }).waitFor();
      // Typing delayed by a second on a busy machine counts as two undo steps.
      const undo = async () => {
        await heading.press('ControlOrMeta+Z');
        return heading.inputValue();
      };
      await expect.poll(undo).toBe('Second heading');
      await page.keyboard.type('The ');
      await canvas.getByRole('heading', { name: 'The Second heading' }).waitFor();
      await expect.poll(undo).toBe('Second heading');
      await heading.press('ControlOrMeta+Z');
      await expect.poll(() => page.getByRole('row').count()).toBe(4);
      await isSaved();
      expect(await headingsOf(id)).toEqual(all);
    });
  });

  it('keeps working offline, saves when it is online again, and saves the last edit when the tab is closed at once', async () => {
    const { id, path } = await createPage('offline');
    const { page, close } = await browser.openTab();
    // Chunks that may be needed next are fetched immediately, not some time after the page has opened.
    await setPreloading(page, 'at once');
    const scripts = watchScripts(page);
    const { canvas, heading, choose, isSaved } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await scripts();
    await page.context().setOffline(true);
    await heading.fill('Written offline');
    await canvas.getByRole('heading', { name: 'Written offline' }).waitFor();
    await page.getByText('Offline.').waitFor();
    await choose('Second heading');
    await heading.fill('And this');
    await page.getByLabel('Language').selectOption({ label: 'English (United States)' });
    await page.getByText('English (United States) cannot be opened').waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('The rest could not be loaded.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Move to …' }).first().click();
    await page.getByRole('dialog', { name: /^Move/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await isSaved();
    expect(await headingsOf(id)).toEqual(['Written offline', 'And this']);

    await heading.fill('The last words');
    await page.goto('about:blank');
    await expect.poll(() => headingsOf(id)).toEqual(['Written offline', 'The last words']);
    await page.goto(`${site}/compose${path}`);
    await page.getByRole('button', { name: 'On this page' }).waitFor();
    expect(await page.getByText('Your unsaved changes from last time').count()).toBe(0);
    await close();
  });
});
