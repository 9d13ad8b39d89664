import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { callToAction as call, columns, composedPages, openComposer, said } from '../support/composed-pages';
import { findViolationsOfComposer } from '../support/find-violations';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { makePage, blocksOf } = composedPages(site);

/** Within its own realm, which the keys go to. */
const isFocused = (one: Locator) =>
  expect
    .poll(() =>
      one.evaluate(
        (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
      ),
    )
    .toBe(true);

describe('the palette', () => {
  it('shows blocks as they look, finds them by words, and puts them where it says', async () => {
    const { id, path } = await makePage('palette', [call('first', 'First heading'), columns]);
    await browser.inTab({}, async (page) => {
      const { choose, isSaved } = await openComposer(page, site, path, 'office-editor');
      await choose('First heading');
      await page
        .getByRole('navigation', { name: 'Blocks' })
        .getByRole('button', { name: 'Add a block', exact: true })
        .click();
      const examples = page.frameLocator('iframe[title="How the blocks look"]');
      await examples.locator('[data-example=hero] h1, [data-example=hero] h2').first().waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.getByText('The next one goes after Call to action, First heading').waitFor();
      await page.getByLabel('Search blocks').fill('banner');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(page).textContent()).toBe('Hero put in: place 2 of 3 on the page');
      await page.getByLabel('Search blocks').fill('');
      await page.getByText("Only the network's staff may put in this block").first().waitFor();
      await page.getByRole('button', { name: 'On this page' }).click();
      await page.getByRole('button', { name: 'Add a block to Second column' }).click();
      await page.getByText('The next one goes in Second column of Columns').waitFor();
      const list = page.locator('.palette-list').locator('..');
      await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      expect(await list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
      await page.getByLabel('Search blocks').fill('steps');
      expect(await list.evaluate((one) => one.scrollTop)).toBe(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => said(page).textContent())
        .toBe('Steps put in: place 1 of 1 in Second column of Columns');
      await isSaved();
      expect(await blocksOf(id)).toMatchObject([
        { id: 'first' },
        { type: 'hero' },
        { slots: { second: [{ type: 'steps' }] } },
      ]);
    });
  });
});

describe('the list of commands', () => {
  it('opens while somebody writes on the page, does what is marked in it, and gives the focus back', async () => {
    const { id, path } = await makePage('commands-on-page', [
      call('first', 'First heading'),
      call('second', 'Second heading'),
      call('third', 'Third heading'),
    ]);
    await browser.inTab({}, async (page) => {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      const dialog = page.getByRole('dialog', { name: 'Commands' });
      const chosen = page.locator('nav [role=row][aria-selected=true]');
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' of all');
      // Not even waited for: the first letter is meant for the list.
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('go heading');
      await expect.poll(() => dialog.getByRole('menuitem').count()).toBe(3);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const marked = await dialog.locator('[role=menuitem][data-focused]').textContent();
      expect(marked).not.toContain('First heading');
      await page.keyboard.press('Enter');
      await expect.poll(() => chosen.getAttribute('aria-label')).toBe(marked);
      await isSaved();
      expect((await blocksOf(id))[0]?.props.heading).toBe('First heading of all');

      await canvas.getByRole('heading', { name: 'Second heading' }).click();
      await page.keyboard.press('ControlOrMeta+/');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      // Whoever wrote goes on where they were.
      await isFocused(page.locator('iframe[title="The page"]'));
      await isFocused(canvas.getByRole('textbox', { name: 'Heading' }));
      await page.keyboard.press('End');
      await page.keyboard.type(', too');
      await page.keyboard.press('Backspace');
      await expect.poll(async () => (await blocksOf(id))[1]?.props.heading).toBe('Second heading, to');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Call to action, Third heading');
      await canvas.getByRole('heading', { name: 'Third heading' }).click();
      await page.keyboard.press('Escape');
      await isFocused(canvas.getByRole('toolbar'));
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await isFocused(canvas.getByRole('toolbar'));
    });
  });

  it('does what is found by its words: blocks, commands and pages', async () => {
    const { path } = await makePage('commands');
    await browser.inTab({}, async (page) => {
      const { canvas, choose, heading } = await openComposer(page, site, path, 'office-editor');
      await choose('Second heading');
      await page.keyboard.press('ControlOrMeta+K');
      const dialog = page.getByRole('dialog', { name: 'Commands' });
      await dialog.getByRole('menuitem', { name: /Move up/ }).waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.keyboard.type('move up');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => said(page).textContent())
        .toBe('Call to action moved up: place 1 of 2 on the page');
      // The page is a realm of its own: its keys lead here, too.
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.waitFor();
      await page.keyboard.type('undo');
      await dialog.getByRole('menuitem', { name: 'Undo: Call to action moved' }).click();
      await expect.poll(() => said(page).textContent()).toBe('Undone: Call to action moved');
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.waitFor();
      await page.keyboard.type('add call to action');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(page).textContent()).toContain('Call to action put in');
      await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('Written at once');
      await canvas.getByRole('heading', { name: 'Written at once' }).waitFor();
      await page.keyboard.press('ControlOrMeta+/');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('language');
      await page.keyboard.press('Enter');
      const phone = page.getByRole('button', { name: 'Phone', exact: true });
      await expect.poll(() => phone.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('ControlOrMeta+K');
      // By its owner's name, which its title leaves to be filled in, and told from its namesakes.
      await page.keyboard.type('contact osu');
      await dialog
        .getByRole('menuitem', { name: /Osu.*\/locations\/greater-accra\/osu\/contact-us$/ })
        .waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('food businesses');
      await dialog.getByRole('menuitem', { name: /Food businesses in Osu/ }).click();
      await page.waitForURL(/food-businesses-in-osu/);
    });
  });
});
