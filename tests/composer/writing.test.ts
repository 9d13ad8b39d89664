import { describe, expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { setPreloading, watchScripts } from '../support/deferred-chunks';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount } from '../support/sign-in-as';
import { waitForLocalEdit } from '../support/wait-for-local-edits';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('composer', () => {
  it('inserts, moves, duplicates, removes and restores a block by keyboard alone', async () => {
    const { id, path } = await createPage('by-keyboard');
    await browser.inTab({}, async (page) => {
      const { canvas, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
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
    });
  });

  it('undoes a burst of typing in a form field and restores the caret', async () => {
    const { id, path } = await createPage('undone-in-form');
    await browser.inTab({}, async (page) => {
      const { canvas, heading, choose, isSaved } = await openComposer(page, site, path, 'office-editor');
      await choose('Second heading');
      await page.keyboard.press('ControlOrMeta+D');
      await expect.poll(() => page.getByRole('row').count()).toBe(3);
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
      await expect.poll(() => page.getByRole('row').count()).toBe(2);
      await isSaved();
      expect(await headingsOf(id)).toEqual(['First heading', 'Second heading']);
    });
  });

  it('keeps working offline, also in parts not opened before, and saves when it is online again', async () => {
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
    await close();
  });

  it('saves the last edit when the tab is closed at once, and does not announce a recovery later', async () => {
    const { id, path } = await createPage('left-at-once');
    await browser.inTab({}, async (page) => {
      const { choose, heading } = await openComposer(page, site, path, 'office-editor');
      await choose('First heading');
      await heading.fill('The last words');
      await page.goto('about:blank');
      await expect.poll(() => headingsOf(id)).toEqual(['The last words', 'Second heading']);
      await page.goto(`${site}/compose${path}`);
      await page.getByRole('button', { name: 'On this page' }).waitFor();
      expect(await page.getByText('Your unsaved changes from last time').count()).toBe(0);
    });
  });

  it('restores edits that were not saved when the tab was closed', async () => {
    const { id, path } = await createPage('closed-tab');
    const { page, close } = await browser.openTab();
    const { choose, heading } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await page.context().setOffline(true);
    await heading.fill('Typed before the tab was closed');
    await waitForLocalEdit(page, 'Typed before the tab was closed');
    // Simulates a killed tab: its last request might otherwise arrive when it is online again.
    await page.evaluate(() =>
      window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
    );
    const otherTab = await page.context().newPage();
    await page.close();
    await otherTab.context().setOffline(false);
    expect(await headingsOf(id)).toEqual(['First heading', 'Second heading']);
    await otherTab.goto(`${site}/compose${path}`);
    await otherTab.getByText('Your unsaved changes from last time').waitFor();
    await expect.poll(() => headingsOf(id)).toEqual(['Typed before the tab was closed', 'Second heading']);
    await otherTab.reload();
    await otherTab.getByRole('button', { name: 'On this page' }).waitFor();
    expect(await otherTab.getByText('Your unsaved changes from last time').count()).toBe(0);
    await close();
  });

  it('keeps an incomplete value in its field with the reason, and saves everything else', async () => {
    const { id, path } = await createPage('half-typed');
    await browser.inTab({}, async (page) => {
      const { heading, choose } = await openComposer(page, site, path, 'office-editor');
      await choose('First heading');
      await page.getByLabel('A web address').fill('javascript:');
      await heading.fill('Saved all the same');
      await page.getByText('Saved except for the marked fields').waitFor();
      expect(await headingsOf(id)).toEqual(['Saved all the same', 'Second heading']);
      expect(await page.getByLabel('A web address').inputValue()).toBe('javascript:');
      expect(await page.getByLabel('A web address').getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel('A web address').fill('https://example.com/ask');
      await page.getByText('Draft saved').waitFor();
    });
  });
});

describe('a composed page', () => {
  it('is published as previewed, and can be opened from the CMS', async () => {
    const { id, path } = await createPage('published');
    const { page, close } = await browser.openTab();
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/record/${id}?locale=en-GH`);
    await page.waitForURL(`${site}/compose${path}`);
    const { choose, heading } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await heading.fill('');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Fix this first').waitFor();
    await page.getByRole('status').getByText('Heading: Fill this in').waitFor();
    expect(await (await fetch(site + path)).text()).toContain('First heading');
    await heading.fill('Seen by everybody');
    await page.getByText('Draft saved · unpublished changes').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Published: visitors see it now').waitFor();
    await page.getByText('Published', { exact: true }).waitFor();
    await expect.poll(async () => (await fetch(site + path)).text()).toContain('Seen by everybody');
    await close();
  });

  it('keeps its text when the session ends in the middle of a sentence', async () => {
    const { id, path } = await createPage('signed-out');
    const { page, close } = await browser.openTab();
    const { choose, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await page.context().clearCookies();
    // Slow enough to be sent letter by letter, but without a pause that counts as the end of typing.
    await heading.press('End');
    await page.keyboard.type(' and on', { delay: 700 });
    expect(await heading.inputValue()).toBe('First heading and on');
    await heading.fill('Written after the session');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    await dialog.getByLabel('Password').fill('not the password at all');
    // Longer than the automatic retry: the typed password stays.
    await page.waitForTimeout(5_000);
    await page.keyboard.press('Escape');
    expect(await dialog.getByLabel('Password').inputValue()).toBe('not the password at all');
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Password').fill(demoAccount('office-editor').password);
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await isSaved();
    expect(await headingsOf(id)).toEqual(['Written after the session', 'Second heading']);
    await close();
  });
});
